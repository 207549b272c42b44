-- A picture is kept in several widths and for social networks (product 8.8), each in a file of its own beside the first: what they are called
-- follows from its key and from what its row says of them. They come and go with it.

alter table public.media_library
  add column width integer,
  add column height integer,
  add column focal_x double precision,
  add column focal_y double precision,
  add column variants text,
  add constraint media_library_size_positive check (width >= 1 and height >= 1),
  add constraint media_library_focal_point_inside check (
    focal_x >= 0 and focal_x <= 1 and focal_y >= 0 and focal_y <= 1
  ),
  add constraint media_library_variants_known check (
    variants ~ '^((360|480|720|960|1200|1600)\.(webp|jpg|png)|social\.jpg)( ((360|480|720|960|1200|1600)\.(webp|jpg|png)|social\.jpg))*$'
    and char_length(variants) <= 200
  );

grant insert (width, height, focal_x, focal_y, variants) on public.media_library to authenticated;
grant update (focal_x, focal_y) on public.media_library to authenticated;

create or replace function private.is_media_key(key text) returns boolean
language sql
immutable
set search_path = ''
as $$
  select key ~ '^uploads/[0-9]{10,20}(-((360|480|720|960|1200|1600)\.(webp|jpg|png)|social\.jpg)|\.[A-Za-z0-9]{2,4})$'
    and lower(split_part(key, '.', 2)) in (
      'jpg', 'jpeg', 'png', 'gif', 'webp', 'avif',
      'mp4', 'webm', 'mov', 'ogv',
      'mp3', 'm4a', 'wav', 'ogg', 'oga', 'weba', 'aac', 'flac',
      'pdf', 'doc', 'docx'
    )
$$;

-- What the files of one medium have in common: uploads/1793000000000.jpg, uploads/1793000000000-360.webp.
create function private.media_stem_of(key text) returns text
language sql
immutable
strict
parallel safe
set search_path = ''
return substring(key from '^[^.-]+');

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

create or replace function private.check_own_upload() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.file_path !~ '^(https?://[A-Za-z0-9.:-]+)?/storage/v1/object/public/media/uploads/[0-9]+\.[A-Za-z0-9]+$'
    or exists (
      select from unnest(private.media_keys_of(new.file_path, new.variants)) as own (key)
      where not exists (
        select from storage.objects as object
        where object.bucket_id = 'media' and object.name = own.key and object.owner_id = auth.uid()::text
      )
    )
  then
    raise exception 'Ce fichier n’est pas l’un de vos envois.' using errcode = '42501';
  end if;
  return null;
end
$$;

create or replace function private.is_deleted_media_key(key text) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from private.deleted_records
    where source = 'media_library'
      and private.media_stem_of(private.media_key_of(record ->> 'file_path')) = private.media_stem_of(key)
      and deleted_at >= now() - interval '30 days'
  )
$$;

drop function public.list_media_library(text, integer, boolean);

create function public.list_media_library(
  search text default '', wanted_page integer default 1, only_pictures boolean default false
) returns table (
  id uuid, title text, file_path text, file_name text, file_size bigint, mime_type text, alt_text text, description text,
  width integer, height integer, focal_x double precision, focal_y double precision, variants text,
  uploaded_by uuid, created_at timestamptz, updated_at timestamptz,
  uploader_first_name text, uploader_last_name text, total bigint, page integer
)
language sql
stable
set search_path = ''
begin atomic
  with counted as (
    select count(*) as total, greatest(1, least(wanted_page, (count(*) + 49) / 50)) as page
    from public.media_library as medium
    where strpos(medium.search_text, private.folded(btrim(search))) > 0
      and (not only_pictures or medium.mime_type like 'image/%')
  ), chosen as (
    select medium.* from public.media_library as medium
    where strpos(medium.search_text, private.folded(btrim(search))) > 0
      and (not only_pictures or medium.mime_type like 'image/%')
    order by medium.created_at desc, medium.id
    limit 50 offset (select (counted.page - 1) * 50 from counted)
  )
  select chosen.id, chosen.title, chosen.file_path, chosen.file_name, chosen.file_size, chosen.mime_type, chosen.alt_text,
    chosen.description, chosen.width, chosen.height, chosen.focal_x, chosen.focal_y, chosen.variants,
    chosen.uploaded_by, chosen.created_at, chosen.updated_at,
    uploader.first_name, uploader.last_name, counted.total, counted.page::integer
  from chosen cross join counted left join public.profiles as uploader on uploader.user_id = chosen.uploaded_by
  order by chosen.created_at desc, chosen.id;
end;

revoke all on function public.list_media_library(text, integer, boolean), private.media_stem_of(text),
  private.media_keys_of(text, text)
  from public, anon, authenticated;
grant execute on function public.list_media_library(text, integer, boolean) to authenticated;

comment on column public.media_library.width is 'Of a picture, upright, in pixels.';
comment on column public.media_library.focal_x is
  'What has to stay in sight where the picture is cropped: 0 on the left, 1 on the right; the middle when empty.';
comment on column public.media_library.variants is
  'The other files of the same picture: "360.webp social.jpg" are uploads/…-360.webp, 360 px wide, and uploads/…-social.jpg, '
  '1,200 × 630 px for social networks. None of the others is wider than the picture.';
comment on function private.is_media_key(text) is
  'Keys are a timestamp and an allowed extension, or a timestamp and the name of a variant of a picture, under uploads/: '
  'no folder, second extension or path can hide in one.';
