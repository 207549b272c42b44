-- What is online of sections, settings, pages, projects, shows and episodes: written in one place, read by what all kinds share, and
-- logged where it stands.

-- The document of each address that a page, project, show or episode was ever public at: the one that was public there last. A row with
-- `public_from` is of an episode that will be public there from that day on.
create table private.content_addresses (
  path text not null,
  kind public.document_kind not null,
  id text collate "C" not null,
  public_from date,
  constraint content_addresses_pkey primary key (path)
);

create index content_addresses_public_from_idx on private.content_addresses (public_from) where public_from is not null;
create index content_addresses_document_idx on private.content_addresses (kind, id);

alter table private.content_addresses enable row level security;

-- The rows of all these tables, for functions of the owner. `path` is where visitors read a document, from `appears_on` on where there is
-- such a day; null where it has no address, as an episode of a show that isn't online. Each kind adds its rows (`register_kind`).
create view private.online_documents with (security_invoker = true) as
select content.kind, content.key collate "C" as id, null::text as slug, null::text as title, content.published_at, null::text as path,
  null::date as appears_on
from public.site_contents as content;

-- The table of a kind that has columns for what is online alone; null for sections and settings, and for kinds whose table has drafts.
create function private.table_of(kind public.document_kind) returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  return case when not private.is_of_code(kind) and not private.has_drafts(kind) then kind || 's' end;
end
$$;

-- A document is there from its first save on: what refers to it finds it.
create function private.add_document(added private.document) returns void
language plpgsql
set search_path = ''
as $$
declare
  own_table text := private.table_of(added.kind);
begin
  if own_table is not null then
    execute format('insert into public.%I (id) values ($1) on conflict (id) do nothing', own_table) using added.id;
  end if;
end
$$;

-- Puts a text online, or takes the document off the site where `new_value` is null. In the table of a page, project, show or episode, parts
-- go into the columns of their names and all others into `content`; a text that doesn't come out as it went in is refused.
create function private.put_online(
  stored_document private.document, new_value jsonb, new_version integer, new_time timestamptz default now()
) returns void
language plpgsql
set search_path = ''
as $$
declare
  own_table text := private.table_of(stored_document.kind);
  own_columns text[];
  given jsonb;
  stored jsonb := jsonb_build_object('id', stored_document.id);
begin
  -- A replaced file has another address.
  new_value := private.forward_media(new_value::text)::jsonb;
  if own_table is null then
    if new_value is null then
      delete from public.site_contents as content where content.key = stored_document.id;
    else
      insert into public.site_contents (kind, key, value, version, published_at)
      values (stored_document.kind, stored_document.id, new_value, new_version, new_time)
      on conflict (key) do update
        set value = excluded.value, version = excluded.version, published_at = excluded.published_at;
    end if;
    return;
  end if;
  select array_agg(attname::text order by attnum) into own_columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', own_table)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
  if new_value is not null then
    -- A column `<kind>_id` refers to a document, which the text names by its key in the part of that name.
    select new_value - coalesce(array_agg(reference.part), '{}')
      || coalesce(jsonb_object_agg(reference.part || '_id', (reference.named).id), '{}') into given
    from (
      select left(own, -3) as part, private.document_of(new_value ->> left(own, -3)) as named from unnest(own_columns) as own
      where own like '%\_id'
    ) as reference
    where (reference.named).kind::text = reference.part;
    select stored || coalesce(jsonb_object_agg(part.key, part.value) filter (where part.is_own), '{}') || jsonb_build_object(
        'content', coalesce(jsonb_object_agg(part.key, part.value) filter (where not part.is_own), '{}'),
        'version', new_version, 'published_at', new_time
      ) into stored
    from (
      select listed.key, listed.value, listed.value <> 'null' and listed.key = any (own_columns)
        and listed.key not in ('id', 'content', 'version', 'published_at') as is_own
      from jsonb_each(given) as listed
    ) as part;
  end if;
  begin
    execute format(
      'insert into public.%1$I as known (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)
      on conflict (id) do update set (%2$s) = (select %3$s)
      returning case when known.published_at is not null then private.text_of(to_jsonb(known)) end',
      own_table, array_to_string(own_columns, ', '), 'excluded.' || array_to_string(own_columns, ', excluded.')
    ) into given using stored;
  exception
    when data_exception or check_violation or not_null_violation then
      raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
    when foreign_key_violation then
      raise exception 'L’émission de cet épisode n’existe pas.' using errcode = 'PT400';
  end;
  if given is distinct from new_value then
    raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
  end if;
end
$$;

-- Writes down what has become of the addresses of these documents, as `log_pages` does for articles: it compares what is there
-- now with the latest entries. Whoever calls holds the lock.
create function private.log_documents(documents private.document[]) returns void
language sql
set search_path = ''
as $$
  -- An address whose day has come was public, even if its document has moved since. One that is still to come is given up, unless the
  -- log names it; it is recorded again below where it still holds.
  update private.content_addresses as planned set public_from = null from unnest(documents) as changed
  where (planned.kind, planned.id) = (changed.kind, changed.id) and private.has_appeared(planned.public_from);
  delete from private.content_addresses as planned using unnest(documents) as changed
  where (planned.kind, planned.id) = (changed.kind, changed.id) and planned.public_from is not null
    and not exists (select from public.page_changes as entry where entry.path = planned.path);

  insert into private.content_addresses (path, kind, id)
  select online.path, online.kind, online.id
  from unnest(documents) as changed
  join private.online_documents as online on (online.kind, online.id) = (changed.kind, changed.id)
  where online.path is not null and private.has_appeared(online.appears_on)
  on conflict (path) do update set kind = excluded.kind, id = excluded.id, public_from = null;

  -- Until its day, an address stays with the document that was public there before.
  insert into private.content_addresses (path, kind, id, public_from)
  select online.path, online.kind, online.id, online.appears_on
  from unnest(documents) as changed
  join private.online_documents as online on (online.kind, online.id) = (changed.kind, changed.id)
  where online.path is not null and not private.has_appeared(online.appears_on)
  on conflict (path) do update set public_from = excluded.public_from
    where (content_addresses.kind, content_addresses.id) = (excluded.kind, excluded.id);

  select private.log_addresses(
    array_agg(address.path), array_agg(case when private.has_appeared(online.appears_on) then online.path end)
  )
  from unnest(documents) as changed
  join private.content_addresses as address on (address.kind, address.id) = (changed.kind, changed.id)
  left join private.online_documents as online on (online.kind, online.id) = (address.kind, address.id)
  where
    -- The log is public: it doesn't name an address before its day.
    address.public_from is null or exists (select from public.page_changes as entry where entry.path = address.path);
$$;

-- Documents of which the log and the day disagree: their day has come, or a clock that was ahead has logged them too early.
create function private.outdated_documents() returns setof private.document
language sql
stable
set search_path = ''
as $$
  with clock as (select (now() at time zone 'America/Toronto')::date as today)
  select address.kind, address.id from private.content_addresses as address
  where address.public_from <= (select today from clock)
  union
  select online.kind, online.id
  from private.online_documents as online
  where online.appears_on >= (select today from clock) and online.path is not null
    and (online.appears_on = (select today from clock)) <> exists (
      select from private.content_addresses as address
      where address.path = online.path and (address.kind, address.id) = (online.kind, online.id) and address.public_from is null
    )
$$;

-- What follows when another text is online. It runs when the transaction commits, as for articles, so that no statement waits for the lock
-- of the log. Only the code knows which pages show a content: the entry for '/' stands for the whole site, and whoever keeps copies of
-- pages checks all of them.
create function private.follow_document() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed private.document;
  below private.document[];
begin
  if tg_table_name = 'site_contents' then
    changed := (coalesce(new.kind, old.kind), coalesce(new.key, old.key));
  else
    changed := (tg_argv[0], coalesce(new.id, old.id));
    if coalesce(new.published_at, old.published_at) is null then
      return null;
    end if;
  end if;
  perform private.lock_page_changes();
  insert into public.page_changes (path, kind) values ('/', 'changed');
  if private.table_of(changed.kind) is not null then
    -- First what stands below: its addresses go with this one.
    if tg_nargs > 1 and old.slug is distinct from new.slug then
      execute format('select array(%s)', tg_argv[1]) into below using changed.id;
      perform private.log_documents(below);
      perform private.index_documents(below);
    end if;
    perform private.log_documents(array[changed]);
    perform private.index_documents(array[changed]);
  else
    perform private.index_section(changed.id);
  end if;
  perform private.index_for_desk(private.desk_kind(changed.kind), changed.id);
  perform private.note_media_uses(changed);
  perform private.note_page_links(changed, private.paths_in_value(private.stored_value(changed)));
  return null;
end
$$;

create constraint trigger follow_document after insert or update or delete on public.site_contents deferrable initially deferred
  for each row execute function private.follow_document();

-- Makes a table that of a kind of documents: adds its rows to `online_documents`, and the trigger `follow_document`. `path` and
-- `appears_on` are expressions over a row called `document`; `below` is a query for the documents whose addresses begin with that of the
-- document with the id $1. A table is called as its kind, in the plural.
create function private.register_kind(kind text, path text, appears_on text default 'null::date', below text default null) returns void
language plpgsql
set search_path = ''
as $$
declare
  above text;
begin
  execute format('create or replace view private.online_documents with (security_invoker = true) as %s', concat_ws(
    ' union all ',
    rtrim(pg_catalog.pg_get_viewdef('private.online_documents'::regclass), ';'),
    format(
      'select %L::text::public.document_kind, document.id, document.slug, document.title, document.published_at, %s, (%s)::date
      from public.%I as document where document.published_at is not null',
      kind, path, appears_on, kind || 's'
    )
  ));
  execute format(
    'create constraint trigger follow_document after insert or update or delete on public.%I deferrable initially deferred
      for each row execute function private.follow_document(%s)',
    kind || 's', concat_ws(', ', quote_literal(kind), quote_literal(below))
  );
  -- A document that stands below another, as `<kind>_id` says, leaves, moves and comes back with it.
  select left(attname, -3) into above from pg_catalog.pg_attribute
  where attrelid = format('public.%I', kind || 's')::regclass and attname like '%\_id' and not attisdropped;
  perform private.make_preview(
    kind,
    format('document.published_at is not null and private.has_appeared(%s)', appears_on),
    format(
      '%s as path, private.text_of(to_jsonb(document)) as value, private.text_of(to_jsonb(document)) - %L as summary,
      private.media_at(private.content_media_paths(to_jsonb(document))) as media, coalesce(%s <= (select private.previewed_day()), true) as is_listed',
      case when above is null then path else 'above.path || ''/'' || document.slug' end, coalesce((select known.long_part from private.kinds as known where known.kind::text = register_kind.kind), ''),
      appears_on
    ),
    case when above is not null then format('join public.%I as above on above.id = document.%I', 'preview_' || above || 's', above || '_id') else '' end
  );
end
$$;

select private.register_kind('page', $$'/' || document.slug$$);
select private.register_kind('project', $$'/realizations/' || document.slug$$);
select private.register_kind(
  'show',
  $$'/balados/' || document.slug$$,
  below => $$select ('episode', episode.id)::private.document from public.episodes as episode where episode.show_id = $1$$
);
select private.register_kind(
  'episode',
  $$'/balados/' || (select show.slug from public.shows as show where show.id = document.show_id) || '/' || document.slug$$,
  'document.day'
);

comment on table private.content_addresses is 'Every address that a document was ever public at, and whose it is.';
comment on column private.content_addresses.public_from is
  'The day from which on an episode that is dated ahead is public there; empty once it is.';
comment on view private.online_documents is
  'What is online, but for articles: its address and the day from which on it is there. For functions of the owner.';
comment on function private.put_online(private.document, jsonb, integer, timestamptz) is
  'Has visitors read a text of a document, or nothing where there is none: the one place that writes the tables of each kind.';
comment on function private.register_kind(text, text, text, text) is
  'Makes the table of a kind one of those whose rows are documents that are online or not.';
comment on function private.add_document(private.document) is 'Makes the row of a document that has none yet.';
