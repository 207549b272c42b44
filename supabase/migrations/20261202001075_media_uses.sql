-- Where media are used: by what is online, by drafts, by what waits beside what is online and by what is planned. Earlier versions
-- use nothing. What was saved last decides, and a table keeps it, so that ten thousand media are listed as fast as a hundred.

-- Which document names which medium, by what its files' keys begin with: in what its table has (stored), beside that (pending), in an open release
-- (planned).
create table private.media_uses (
  kind public.document_kind not null,
  id text collate "C" not null,
  state text not null,
  stem text collate "C" not null,
  -- No medium has such a file any more.
  is_missing boolean not null,
  constraint media_uses_pkey primary key (kind, id, state, stem),
  constraint media_uses_state_known check (state in ('stored', 'pending', 'planned'))
);

create index media_uses_stem_idx on private.media_uses (stem);
create index media_uses_missing_idx on private.media_uses (kind, id) where is_missing;

-- The media that nothing uses. A column of the library could deadlock: whoever changes a medium holds its row while they wait for the lock
-- of the log, and whoever writes here holds that lock.
create table private.unused_media (
  id uuid not null,
  media_kind public.media_kind not null,
  created_at timestamptz not null,
  constraint unused_media_pkey primary key (id)
);

create index unused_media_created_at_idx on private.unused_media (created_at desc, id);
create index unused_media_kind_idx on private.unused_media (media_kind, created_at desc, id);

create function private.media_stems_of(file_path text, former_files jsonb) returns text[]
language sql
immutable
parallel safe
set search_path = ''
return array(
  select private.media_stem_of(own.key)
  from unnest(private.media_key_of(file_path) || private.former_media_keys(former_files)) as own (key)
);

-- Whoever calls holds the lock of the log of pages, here and below. Without statistics the planner would read whole tables.
create function private.note_unused_media(touched uuid[]) returns void
language plpgsql
set search_path = ''
set enable_seqscan = off
as $$
begin
  delete from private.unused_media as unused where unused.id = any (touched);
  insert into private.unused_media (id, media_kind, created_at)
  select medium.id, medium.media_kind, medium.created_at from public.media_library as medium
  where medium.id = any (touched) and not exists (
    select from private.media_uses as used
    where used.stem = any (private.media_stems_of(medium.file_path, medium.former_files))
  );
end
$$;

create function private.is_missing_medium(stem text) returns boolean
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
as $$
begin
  return not exists (
    select from public.media_library as medium
    where private.media_stem_of(private.media_key_of(medium.file_path)) = is_missing_medium.stem
  ) and not exists (
    select from public.media_library as medium
    where medium.former_files <> '[]'
      and is_missing_medium.stem = any (private.media_stems_of(medium.file_path, medium.former_files))
  );
end
$$;

create function private.note_media_uses(noted private.document) returns void
language plpgsql
set search_path = ''
set enable_seqscan = off
as $$
declare
  touched text[];
begin
  with texts as (
    select 'stored' as state, private.stored_value(noted)::text as content
    union all
    select 'pending', private.pending_value(noted)::text
    union all
    select 'planned', concat(private.version_value(noted, part.number), case when part.begun_at is not null then part.changes end)
    from private.release_documents as part where (part.kind, part.id) = (noted.kind, noted.id) and part.is_open
  ), found as (
    select distinct texts.state, named.stem
    -- By the address of a file or of a variant.
    from texts cross join lateral regexp_matches(
      texts.content, '/storage/v1/object/public/media/(uploads/[0-9]+)[.-][A-Za-z0-9]', 'g'
    ) as match (part) cross join lateral (select match.part[1] as stem) as named
    -- Beside a deleted article something may still wait, for as long as it can be put back.
    where noted.kind <> 'article'
      or exists (select from public.articles as article where article.id = private.article_of(noted))
  ), gone as (
    delete from private.media_uses as used
    where (used.kind, used.id) = (noted.kind, noted.id)
      and not exists (select from found where found.state = used.state and found.stem = used.stem)
    returning used.stem
  ), come as (
    insert into private.media_uses (kind, id, state, stem, is_missing)
    select noted.kind, noted.id, found.state, found.stem, private.is_missing_medium(found.stem) from found
    on conflict do nothing
    returning media_uses.stem
  )
  select array(select gone.stem from gone union select come.stem from come) into touched;
  if touched <> '{}' then
    perform private.note_unused_media(array(
      select medium.id from public.media_library as medium
      where private.media_stem_of(private.media_key_of(medium.file_path)) = any (touched)
    ));
  end if;
end
$$;

create function private.note_uses_of_document() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_page_changes();
  perform private.note_media_uses((coalesce(new.kind, old.kind), coalesce(new.id, old.id)));
  return null;
end
$$;

-- What follows from a medium that came, went or is described otherwise: what nothing uses, what is missing, pages that show it, and search.
create function private.follow_medium() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  users private.document[];
begin
  -- Before anything is read: whoever held the lock may have published the first text that shows it.
  perform private.lock_page_changes();
  perform private.note_unused_media(array[coalesce(new.id, old.id)]);
  update private.media_uses as used set is_missing = not used.is_missing
  where used.stem = any (
      private.media_stems_of(old.file_path, old.former_files) || private.media_stems_of(new.file_path, new.former_files)
    )
    and used.is_missing <> private.is_missing_medium(used.stem);
  if (
    old.mime_type, old.file_size, old.width, old.height, old.focal_x, old.focal_y, old.variants, old.alt_text, old.duration, old.waveform
  ) is distinct from (
    new.mime_type, new.file_size, new.width, new.height, new.focal_x, new.focal_y, new.variants, new.alt_text, new.duration, new.waveform
  ) then
    users := array(
      select (used.kind, used.id)::private.document from private.media_uses as used
      where used.stem = private.media_stem_of(private.media_key_of(coalesce(new.file_path, old.file_path))) and used.state = 'stored'
    );
    perform private.log_documents(array(select part from unnest(users) as part where not private.is_of_code(part.kind)));
    insert into public.page_changes (path, kind)
    select '/', 'changed' where exists (select from unnest(users) as part where part.kind <> 'article');
  end if;
  perform private.index_for_search('medium', coalesce(new.id, old.id)::text);
  return null;
end
$$;

-- When the transaction commits, under the lock of the log of pages, as the log itself. Those of what is online: `follow_document`.
create constraint trigger note_media_uses
  after insert or update or delete on private.pending_changes deferrable initially deferred
  for each row execute function private.note_uses_of_document();
create constraint trigger note_media_uses
  after insert or update or delete on private.release_documents deferrable initially deferred
  for each row execute function private.note_uses_of_document();
create constraint trigger note_media_uses
  after update on private.document_versions deferrable initially deferred
  for each row when (old.value is distinct from new.value)
  execute function private.note_uses_of_document();
create constraint trigger follow_medium
  after insert or delete or update of
    title, alt_text, description, file_name, file_path, former_files, mime_type, file_size, width, height, focal_x, focal_y, variants, duration,
    waveform
  on public.media_library deferrable initially deferred
  for each row execute function private.follow_medium();

-- Replacing a file (decision 15). A file never changes under its address, for browsers and networks keep it for a year: the
-- medium gets another one, and whatever is online, pending or planned names that from then on. The former file stays, for earlier
-- versions show it. Who writes the former address later, from an editor that was open or an earlier version, means the medium.

-- A text with the addresses of replaced files as their media have them now.
create function private.forward_media(content text) returns text
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
as $$
declare
  former record;
begin
  if content is null or strpos(content, '/storage/v1/object/public/media/uploads/') = 0 then
    return content;
  end if;
  for former in
    select named.key, private.media_key_of(medium.file_path) as current_key
    from (
      select distinct private.media_key_of(path) as key from unnest(private.media_paths_in(content)) as path
    ) as named
    join public.media_library as medium
      on medium.former_files <> '[]' and private.former_media_keys(medium.former_files) @> array[named.key]
  loop
    content := regexp_replace(
      content, '(/storage/v1/object/public/media/)' || replace(former.key, '.', '\.') || '(?![A-Za-z0-9])',
      '\1' || former.current_key, 'g'
    );
  end loop;
  return content;
end
$$;

create function private.forward_media_of_value() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.value := private.forward_media(new.value::text)::jsonb;
  return new;
end
$$;

create trigger forward_media
  before insert or update of value on private.document_versions
  for each row execute function private.forward_media_of_value();

create function public.replace_media_file(media_id uuid, seen_path text, file jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  medium public.media_library;
  given public.media_library;
  former jsonb;
  stems text[];
  used private.media_uses;
  said_note text;
begin
  perform private.refuse('PT400', 'Ce fichier n’a pas la bonne forme.')
  where char_length(seen_path) > 2048 or octet_length(file::text) > 16384 or jsonb_typeof(file) is distinct from 'object';
  perform private.require_right(private.has_role('editor'), 'replace_media_file');
  -- What is planned changes too.
  perform private.lock_releases();
  select listed.* into medium from public.media_library as listed where listed.id = media_id for update;
  perform private.refuse('PT404', 'Ce média n’existe plus.') where not found;
  -- Sent once more, for the answer was lost on its way.
  if medium.file_path = file ->> 'file_path' then
    return;
  end if;
  perform private.refuse('PT409', 'Ce fichier a été remplacé entre-temps par une autre personne.')
  where medium.file_path is distinct from seen_path;

  select kept.file into former from jsonb_array_elements(medium.former_files) as kept (file)
  where kept.file ->> 'file_path' = replace_media_file.file ->> 'file_path';
  given := jsonb_populate_record(null::public.media_library, coalesce(former, file));
  if former is null then
    perform private.refuse('42501', 'Ce fichier n’est pas l’un de vos envois.')
    where not coalesce(private.is_own_upload(given.file_path, given.variants), false);
    perform private.refuse('PT409', 'Ce fichier a déjà été remplacé vingt fois : ajoutez plutôt un nouveau média.')
    where jsonb_array_length(medium.former_files) >= 20;
  end if;
  perform private.refuse('PT400', 'Ce fichier n’est pas du même genre que celui qu’il remplace.')
  where split_part(given.mime_type, '/', 1) is distinct from split_part(medium.mime_type, '/', 1);
  stems := private.media_stems_of(medium.file_path, medium.former_files);
  perform private.refuse('PT403', 'Les paramètres du site utilisent ce fichier : seule une personne administratrice le remplace.')
  where exists (
    select from private.media_uses as listed where listed.stem = any (stems) and not private.may_edit_document((listed.kind, listed.id))
  );

  update public.media_library as listed
  set file_path = given.file_path, file_name = given.file_name, file_size = given.file_size, mime_type = given.mime_type,
    width = given.width, height = given.height, variants = given.variants, duration = given.duration,
    waveform = given.waveform, loudness = given.loudness, true_peak = given.true_peak, digest = given.digest,
    former_files = jsonb_build_array(jsonb_build_object(
      'file_path', medium.file_path, 'file_name', medium.file_name, 'file_size', medium.file_size,
      'mime_type', medium.mime_type, 'width', medium.width, 'height', medium.height, 'variants', medium.variants,
      'duration', medium.duration, 'waveform', medium.waveform, 'loudness', medium.loudness,
      'true_peak', medium.true_peak, 'digest', medium.digest, 'replaced_at', now()
    )) || coalesce((
      select jsonb_agg(kept.file order by kept.position) from jsonb_array_elements(medium.former_files)
        with ordinality as kept (file, position)
      where kept.file ->> 'file_path' <> given.file_path
    ), '[]')
  where listed.id = media_id;
  -- Each text that uses it is written anew: the statement forwards it.
  said_note := left('Fichier remplacé : ' || medium.title, 500);
  for used in
    select listed.* from private.media_uses as listed where listed.stem = any (stems) order by listed.kind, listed.id, listed.state = 'stored'
  loop
    perform private.lock_content((used.kind, used.id));
    if used.state = 'stored' then
      perform private.store(
        (used.kind, used.id), private.forward_media(private.stored_value((used.kind, used.id))::text)::jsonb, 'online',
        case when used.kind = 'article' then 'saved' else 'published' end::public.version_reason, said_note, true
      );
    else
      update private.document_versions as kept set value = kept.value
      where (kept.kind, kept.id) = (used.kind, used.id) and kept.number in (
        select pending.number from private.pending_changes as pending
        where (pending.kind, pending.id) = (used.kind, used.id) and used.state = 'pending'
        union all
        select part.number from private.release_documents as part
        where (part.kind, part.id) = (used.kind, used.id) and part.is_open and used.state = 'planned'
      );
    end if;
  end loop;
end
$$;

create function public.list_media_uses(media_ids uuid[]) returns table (
  media_id uuid, document text, title text, article_status public.article_status, states text[], may_edit boolean, total bigint
)
language sql
stable
security definer
set search_path = ''
as $$
  select private.refuse('PT400', 'Cent médias au plus à la fois.') where cardinality(media_ids) > 100;
  select private.require_right(private.has_role('editor'), 'list_media_uses');
  select chosen.medium_id, private.key_of((chosen.kind, chosen.id)), private.title_of((chosen.kind, chosen.id)), article.status, chosen.states,
    private.may_edit_document((chosen.kind, chosen.id)), chosen.total
  from (
    select medium.id as medium_id, used.kind, used.id, array_agg(distinct used.state) as states, count(*) over () as total
    from public.media_library as medium
    join private.media_uses as used on used.stem = any (private.media_stems_of(medium.file_path, medium.former_files))
    where medium.id = any (media_ids)
    group by medium.id, used.kind, used.id
    order by used.kind, used.id, medium.id
    limit 50
  ) as chosen
  left join public.articles as article on article.id = private.article_of((chosen.kind, chosen.id))
  order by 3, 2, 1;
$$;

create function public.list_missing_media() returns table (document text, title text, lacks_sound boolean, files bigint, total bigint)
language sql
stable
security definer
set search_path = ''
-- From what is missing to its pages, as `broken_links`.
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
  select private.require_right(private.has_role('editor'), 'list_missing_media');
  select private.key_of((page.kind, page.id)), page.title, page.lacks_sound, page.files, count(*) over ()
  from (
    select used.kind, used.id, content.title, count(*) as files,
      coalesce(bool_or(
        used.kind = 'episode'
        and used.stem = private.media_stem_of(private.media_key_of(private.stored_value((used.kind, used.id)) #>> '{sound,src}'))
      ), false) as lacks_sound
    from private.media_uses as used
    join private.online_documents as content
      on (content.kind, content.id) = (used.kind, used.id) and content.appears_at <= now()
    where used.is_missing and used.state = 'stored' and private.may_edit_document((used.kind, used.id))
    group by used.kind, used.id, content.title
  ) as page
  order by not page.lacks_sound, page.title, page.kind, page.id
  limit 5;
$$;

-- The list of the library: whoever asks reads it with their own rights.
select private.let_roles('private.unused_media', '{"select": "editor"}');

create view public.listed_media with (security_invoker = true) as
select medium.*, exists (select from private.unused_media as unused where unused.id = medium.id) as is_unused
from public.media_library as medium;

grant select on private.unused_media, public.listed_media to authenticated;

grant execute on function public.replace_media_file, public.list_media_uses, public.list_missing_media to authenticated;

comment on function public.replace_media_file is
  'Gives a medium another file of its kind: one''s own upload, or one that it had before. Whatever is online, pending or planned names the new one. '
  'Editors; admins where settings use it.';
comment on function public.list_media_uses is
  'The documents that use some media, each once for each of them, fifty at most. Editors. A function: no role reads where a text that waits names a '
  'medium.';
comment on function public.list_missing_media is
  'Five pages that are online and show files that the library no longer has, episodes without their sound first, and how many there are. Editors. A '
  'function: no role reads where a text that waits names a medium.';
comment on view public.listed_media is 'The media library as it is listed, with whether anything uses a medium. Editors.';
