-- The media library: what staff know of each file, the files themselves, and what pages have to know of their pictures.

-- The key in the bucket of a public address: uploads/1793000000000.jpg.
create function private.media_key_of(file_path text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
return substring(left(file_path, 2048) from '([^/?#]+/[^/?#]+)(?:[?#].*)?$');

-- What the files of one medium have in common: uploads/1793000000000.jpg, uploads/1793000000000-360.webp.
create function private.media_stem_of(key text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
return substring(key from '^[^.-]+');

-- The keys of the files that a medium had before.
create function private.former_media_keys(former_files jsonb) returns text[]
language sql
immutable
parallel safe
set search_path = ''
return array(
  select private.media_key_of(former.file ->> 'file_path') from jsonb_array_elements(former_files) as former (file)
);

create type public.media_kind as enum ('image', 'audio', 'video', 'document');

create table public.media_library (
  id uuid not null default gen_random_uuid(),
  title text not null,
  file_path text not null, -- Public address of the file. Its last two segments are the key in the bucket: of an own upload, and of no other row.
  file_name text not null, -- Name of the file on the machine it came from. Keys in the bucket are ASCII.
  file_size bigint,
  mime_type text,
  alt_text text,
  description text,
  width integer, -- Of a picture, upright, in pixels.
  height integer,
  focal_x double precision, -- What has to stay in sight where the picture is cropped: 0 on the left, 1 on the right; the middle when empty.
  focal_y double precision,
  -- The other files of the same picture: "360.webp social.jpg" are uploads/…-360.webp, 360 px wide, and uploads/…-social.jpg, 1,200 × 630 px for
  -- social networks. None of the others is wider than the picture.
  variants text,
  duration double precision, -- Of a sound or a film, in seconds, as the browser that sent it measured it.
  waveform text, -- 200 levels of a sound, one character each: 0 to 9, then a to z.
  loudness double precision, -- Of a sound, in LUFS (ITU-R BS.1770).
  true_peak double precision, -- Of a sound, in dBTP.
  digest text, -- SHA-256 of the file as it was chosen, in hexadecimal: above 100 MB of its size, its first and its last megabyte.
  -- What the row said of each file that was replaced, the latest first, with replaced_at. The files stay as long as the medium does.
  former_files jsonb not null default '[]',
  uploaded_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (private.folded(title) || E'\n' || private.folded(file_name)) stored,
  media_kind public.media_kind not null generated always as (
    case split_part(mime_type, '/', 1)
      when 'image' then 'image'::public.media_kind
      when 'audio' then 'audio'::public.media_kind
      when 'video' then 'video'::public.media_kind
      else 'document'::public.media_kind
    end
  ) stored,
  constraint media_library_pkey primary key (id),
  constraint media_library_uploaded_by_fkey
    foreign key (uploaded_by) references private.accounts (user_id) on delete set null,
  constraint media_library_title_length check (title <> '' and char_length(title) <= 300),
  constraint media_library_file_path_length check (char_length(file_path) <= 2048),
  constraint media_library_file_name_length check (char_length(file_name) <= 1024),
  constraint media_library_file_size_bounded check (
    file_size >= 0 and file_size <= case when mime_type ~ '^(audio|video)/' then 524288000 else 52428800 end
  ),
  constraint media_library_mime_type_length check (char_length(mime_type) <= 255),
  constraint media_library_alt_text_length check (char_length(alt_text) <= 2000),
  constraint media_library_description_length check (char_length(description) <= 5000),
  constraint media_library_size_positive check (width >= 1 and height >= 1),
  constraint media_library_focal_point_inside check (
    focal_x >= 0 and focal_x <= 1 and focal_y >= 0 and focal_y <= 1
  ),
  constraint media_library_variants_known check (
    variants ~ '^((360|480|720|960|1200|1600)\.(webp|jpg|png)|social(-[0-9]{1,3}-[0-9]{1,3})?\.jpg)( ((360|480|720|960|1200|1600)\.(webp|jpg|png)|social(-[0-9]{1,3}-[0-9]{1,3})?\.jpg))*$'
    and char_length(variants) <= 1000
  ),
  constraint media_library_duration_bounded check (duration > 0 and duration <= 360000),
  constraint media_library_waveform_shape check (waveform ~ '^[0-9a-z]{200}$'),
  constraint media_library_loudness_bounded check (loudness >= -100 and loudness <= 20),
  constraint media_library_true_peak_bounded check (true_peak >= -200 and true_peak <= 20),
  constraint media_library_digest_shape check (digest ~ '^[0-9a-f]{64}$'),
  constraint media_library_former_files_bounded check (
    jsonb_typeof(former_files) = 'array' and jsonb_array_length(former_files) <= 20
  ),
  constraint media_library_text_clean check (
    title = private.clean_line(title)
    and file_path = private.clean_line(file_path)
    and file_name = private.clean_line(file_name)
    and mime_type = private.clean_line(mime_type)
    and alt_text = private.clean_text(alt_text)
    and description = private.clean_text(description)
  )
);

-- Deleting a medium removes the file behind its address. So each row has a file that its author has sent, and no two
-- rows have the same one, whatever host or query string their addresses have.
create unique index media_library_file_path_key on public.media_library (private.media_key_of(file_path));
create index media_library_stem_idx on public.media_library (private.media_stem_of(private.media_key_of(file_path)));
create index media_library_former_keys_idx on public.media_library using gin (private.former_media_keys(former_files))
  where former_files <> '[]';
create index media_library_search_text_idx on public.media_library
  using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);
create index media_library_created_at_idx on public.media_library (created_at desc, id);
create index media_library_kind_idx on public.media_library (media_kind, created_at desc, id);
create index media_library_digest_idx on public.media_library (digest);
create index media_library_uploaded_by_idx on public.media_library (uploaded_by);

-- A picture is kept in several widths and for social networks (product: preparing pictures), each in a file of its own beside the first: what
-- they are called follows from its key and from what its row says of them. They come and go with it.

create function private.media_keys_of(file_path text, variants text) returns text[]
language sql
immutable
parallel safe
set search_path = ''
return array_prepend(
  private.media_key_of(file_path),
  array(
    select private.media_stem_of(private.media_key_of(file_path)) || '-' || variant
    from string_to_table(variants, ' ') as variant
  )
);

create trigger touch_updated_at
  before update on public.media_library
  for each row execute function private.touch_updated_at();

-- Whether these files are there, whoever asks has sent them, and no medium has had them.
create function private.is_own_upload(file_path text, variants text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select file_path ~ '^(https?://[A-Za-z0-9.:-]+)?/storage/v1/object/public/media/uploads/[0-9]+\.[A-Za-z0-9]+$'
    and not exists (
      select from unnest(private.media_keys_of(file_path, variants)) as own (key)
      where not exists (
        select from storage.objects as object
        where object.bucket_id = 'media' and object.name = own.key and object.owner_id = auth.uid()::text
          -- Of the file that arrived, whatever its row says.
          and coalesce((object.metadata ->> 'size')::bigint, 0) <= case
            when lower(split_part(own.key, '.', 2)) in ('mp4', 'webm', 'mov', 'ogv', 'mp3', 'm4a', 'wav', 'ogg', 'oga', 'weba', 'aac', 'flac')
              then 524288000
            else 52428800
          end
      )
    )
    and not exists (
      select from public.media_library as other
      where other.former_files <> '[]'
        and private.former_media_keys(other.former_files) @> array[private.media_key_of(file_path)]
    )
$$;

create function private.check_own_upload() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refuse('42501', 'Ce fichier n’est pas l’un de vos envois.')
  where not private.is_own_upload(new.file_path, new.variants);
  return null;
end
$$;

-- After the row, for the policies have their say first. What is put back keeps its file, whoever puts it back.
create trigger check_own_upload
  after insert on public.media_library
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.check_own_upload();

grant all on public.media_library to service_role;
grant select on public.media_library to authenticated;
grant insert (
  id, title, file_path, file_name, file_size, mime_type, alt_text, description, width, height, focal_x, focal_y, variants,
  duration, waveform, loudness, true_peak, digest, uploaded_by
) on public.media_library to authenticated;
grant update (title, alt_text, description, focal_x, focal_y, variants), delete on public.media_library to authenticated;

select private.let_roles('public.media_library', '{"select": "editor", "update": "editor", "delete": "admin"}');

create policy "Editors add media in their own name" on public.media_library
  for insert to authenticated
  with check ((select private.has_role('editor')) and uploaded_by = (select auth.uid()));

-- The files

-- Types that a browser would run as a page (HTML, SVG, XML) are left out on purpose. Sound and film weigh up to 500 MB; what a
-- bucket can't say, that all else weighs 50 MB at most, is said by the table.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select bucket.id, bucket.id, bucket.is_public, 524288000, array[
  'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif',
  'video/mp4', 'video/webm', 'video/quicktime',
  'audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/wav', 'audio/x-wav', 'audio/aac', 'audio/flac',
  'text/vtt', 'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
]
from (values ('media', true), ('deleted-media', false)) as bucket (id, is_public)
on conflict (id) do update
  set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;

-- Keys are a timestamp and an allowed extension, or a timestamp and the name of a variant of a picture, under uploads/: no folder, second extension
-- or path can hide in one.
create function private.is_media_key(key text) returns boolean
language sql
immutable
set search_path = ''
return key ~ '^uploads/[0-9]{10,20}(-((360|480|720|960|1200|1600)\.(webp|jpg|png)|social(-[0-9]{1,3}-[0-9]{1,3})?\.jpg)|\.[A-Za-z0-9]{2,4})$'
  and lower(split_part(key, '.', 2)) in (
    'jpg', 'jpeg', 'png', 'gif', 'webp', 'avif',
    'mp4', 'webm', 'mov', 'ogv',
    'mp3', 'm4a', 'wav', 'ogg', 'oga', 'weba', 'aac', 'flac',
    'vtt', 'pdf', 'doc', 'docx'
  );

-- A file under the key of a deleted one would keep that one from coming back, or come back in its place.
create function private.is_deleted_media_key(key text) returns boolean
language sql
stable
security definer
set search_path = ''
return exists (
  select from private.deleted_records
  where source = 'media_library'
    and private.media_stem_of(key) in (
      select private.media_stem_of(own.key)
      from unnest(private.former_media_keys(coalesce(record -> 'former_files', '[]')) || private.media_key_of(record ->> 'file_path'))
        as own (key)
    )
    and deleted_at >= now() - interval '30 days'
);

create policy "Editors list media" on storage.objects
  for select to authenticated
  using (bucket_id = 'media' and (select private.has_role('editor')));

create policy "Editors upload media" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'media'
    and private.is_media_key(name)
    and (select private.has_role('editor'))
    -- Undoing a deletion begins with the file.
    and ((select private.has_role('admin')) or not private.is_deleted_media_key(name))
  );

-- A deleted file is copied here first, so that the deletion can be undone.
create policy "Admins read deleted media" on storage.objects
  for select to authenticated
  using (bucket_id = 'deleted-media' and (select private.has_role('admin')));

create policy "Admins keep deleted media" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'deleted-media' and private.is_media_key(name) and (select private.has_role('admin')));

create policy "Admins delete media, for good too" on storage.objects
  for delete to authenticated
  using (bucket_id in ('media', 'deleted-media') and (select private.has_role('admin')));

-- What a page has to know of the pictures that an article shows (product: preparing pictures): PostgREST adds cover and pictures to an
-- article that is asked for with them, in the same request. Whoever may read the article learns that much of its
-- pictures, and of no other row of the media library.

create function private.media_paths_in(content text) returns text[]
language sql
immutable
parallel safe
set search_path = ''
return case
  when content like '%/storage/v1/object/public/media/uploads/%' then array(
    select distinct found[1] from regexp_matches(
      content, '(?:https?://[A-Za-z0-9.:-]+)?/storage/v1/object/public/media/uploads/[0-9]+\.[A-Za-z0-9]+', 'g'
    ) as found
  )
  else '{}'
end;

-- What a page has to know of the media that a content shows, by address. Whoever calls says which addresses whoever asks may
-- learn of.
create function private.media_at(addresses text[]) returns jsonb
language sql
stable
security definer
set search_path = ''
return coalesce(
  (
    select jsonb_object_agg(medium.file_path, jsonb_strip_nulls(jsonb_build_object(
      'type', medium.mime_type,
      'size', medium.file_size,
      'width', medium.width,
      'height', medium.height,
      'focal_x', medium.focal_x,
      'focal_y', medium.focal_y,
      'variants', medium.variants,
      'alt', medium.alt_text,
      'duration', medium.duration,
      'waveform', medium.waveform
    )))
    from public.media_library as medium
    where private.media_key_of(medium.file_path) = any (
        array(select private.media_key_of(wanted.address) from unnest(addresses) as wanted (address))
      )
      and medium.file_path = any (addresses)
  ),
  '{}'
);

-- The article is read again, as its policies have it: who calls these with an article of their own invention gets nothing.
-- Strings for bodies: while a parsed one names the row type of a table, hosted PostgreSQL refuses to give that table a column with
-- a default (CVE-2026-6460); and what a string names is looked up with the owner's rights.
create function public.cover(article public.articles) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.media_at(array[shown.featured_image_url]) -> shown.featured_image_url from public.articles as shown
  where shown.id = article.id and (private.is_public(shown.status, shown.dated_at) or private.has_role('editor'))
$$;

create function public.pictures(article public.articles) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.media_at(private.media_paths_in(concat_ws(' ', shown.og_image_url, shown.content))) from public.articles as shown
  where shown.id = article.id and (private.is_public(shown.status, shown.dated_at) or private.has_role('editor'))
$$;

-- What the API shows of accounts. The view runs with its owner's rights, since nobody else has any on accounts, and
-- decides by itself which rows and which columns whoever asks may see. It stands here since it asks who wrote an article or
-- sent a file.
create view public.profiles with (security_barrier = true) as
select
  account.id,
  account.user_id,
  case when account.user_id = (select auth.uid()) or (select private.has_role('admin')) then account.email end as email,
  case when account.user_id = (select auth.uid()) or (select private.has_role('admin')) then account.role end as role,
  account.first_name,
  account.last_name,
  case when account.user_id = (select auth.uid()) or (select private.has_role('admin')) then account.created_at end
    as created_at,
  case when account.user_id = (select auth.uid()) or (select private.has_role('admin')) then account.updated_at end
    as updated_at
from private.accounts as account
where account.user_id = (select auth.uid())
  or (select private.has_role('admin'))
  or (account.role >= 'editor' and (select private.has_role('editor')))
  or exists (
    select from public.articles
    where articles.author_id = account.user_id
      and (private.is_public(articles.status, articles.dated_at) or (select private.has_role('editor')))
  )
  or exists (
    select from public.media_library
    where media_library.uploaded_by = account.user_id and (select private.has_role('editor'))
  );

grant select on public.profiles to authenticated, service_role;
grant select (user_id, first_name, last_name) on public.profiles to anon;

grant execute on function private.is_media_key, private.is_deleted_media_key to authenticated;
grant execute on function
  private.media_key_of, private.media_stem_of, private.former_media_keys, private.media_paths_in to authenticated, service_role;
grant execute on function public.cover, public.pictures to anon, authenticated, service_role;

comment on table public.media_library is 'What staff know of each file in the bucket media. The file itself is public, this row is not.';
comment on view public.profiles is
  'Oneself whole; to admins everyone whole; to editors the names of staff; to visitors the names of authors of public articles.';
comment on column public.profiles.email is 'Empty but for oneself and for admins.';
comment on column public.profiles.role is 'Empty but for oneself and for admins.';
comment on function public.cover is 'Of the featured picture, when it is in the media library, what `pictures` says.';
comment on function public.pictures is
  'By address, the media of the library that the text shows, or social networks: type, size, dimensions, focal point, variants, duration, waveform.';
