-- What is online of all kinds: written in one place, read by what all kinds share, and logged where it stands.

-- The document of each address that one was ever public at: the one that was public there last. A row with `public_from` is of one that
-- will be public there from then on; a document has one such row at most.
create table private.document_addresses (
  path text not null,
  kind public.document_kind not null,
  id text collate "C" not null,
  public_from timestamptz not null default '-infinity',
  constraint document_addresses_pkey primary key (kind, id, path, public_from)
);

create unique index document_addresses_path_key on private.document_addresses (path) where public_from = '-infinity';
create index document_addresses_public_from_idx on private.document_addresses (public_from) where public_from > '-infinity';
-- As all documents are joined.
create index articles_document_idx on public.articles ((id::text collate "C"));

-- What is online of all kinds, for functions of the owner. `path` is where visitors read a document, from `appears_at` on; null where it has no
-- address, as an episode of a show that isn't online. Each kind that has a table of its own adds its rows (`register_kind`).
create view private.online_documents with (security_invoker = true) as
select content.kind, content.key collate "C" as id, null::text as slug, null::text as title, content.published_at, null::text as path,
  '-infinity'::timestamptz as appears_at
from public.site_contents as content
union all
-- The last change, which its page shows as well.
select 'article', article.id::text collate "C", article.slug, article.title, article.updated_at, '/blog/' || article.slug, article.dated_at
from public.articles as article where article.status = 'published';

-- An episode that is dated ahead isn't there before its day in Québec: applications would show it, or not, as they like.
create function private.has_appeared(day date) returns boolean
language sql
stable
set search_path = ''
return coalesce(day <= (now() at time zone 'America/Toronto')::date, true);

grant execute on function private.has_appeared to anon, authenticated, service_role;

-- Puts a text online, or takes the document off the site where `new_value` is null. A text that doesn't come out as it went in is refused,
-- and one that refers to what isn't there, in the words of the constraint.
create function private.put_online(
  put_document private.document, new_value jsonb, new_version integer, new_time timestamptz default now()
) returns void
language plpgsql
set search_path = ''
as $$
declare
  stored jsonb := new_value;
  broken text;
begin
  -- A replaced file has another address.
  new_value := private.forward_media(new_value::text)::jsonb;
  if private.table_of(put_document.kind) is not null then
    execute format('select private.%I($1, $2, $3, $4)', 'put_' || put_document.kind)
    into stored using put_document.id, new_value, new_version, new_time;
    if stored is distinct from new_value then
      raise data_exception;
    end if;
  elsif new_value is null then
    delete from public.site_contents as content where content.key = put_document.id;
  else
    insert into public.site_contents (kind, key, value, version, published_at)
    values (put_document.kind, put_document.id, new_value, new_version, new_time)
    on conflict (key) do update
      set value = excluded.value, version = excluded.version, published_at = excluded.published_at;
  end if;
exception
  when data_exception or check_violation or not_null_violation then
    raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
  when foreign_key_violation then
    get stacked diagnostics broken = constraint_name;
    raise exception '%', coalesce(
      (select obj_description(rule.oid, 'pg_constraint') from pg_catalog.pg_constraint as rule where rule.conname = broken),
      'Ce à quoi ce texte renvoie n’existe pas.'
    ) using errcode = 'PT400';
end
$$;

-- Writes down what has become of the addresses of these documents. Whoever calls holds the lock.
create function private.log_documents(documents private.document[]) returns void
language plpgsql
set search_path = ''
set enable_seqscan = off
as $$
declare
  -- Not now(), when the transaction began: what has come due since is public.
  moment constant timestamptz := clock_timestamp();
begin
  -- What has come due was public at its address, even if it has moved since; what is still to come is recorded again where it still holds.
  with planned as (
    delete from private.document_addresses as known using unnest(documents) as changed
    where (known.kind, known.id) = (changed.kind, changed.id) and known.public_from > '-infinity'
    returning known.*
  )
  insert into private.document_addresses (path, kind, id)
  select planned.path, planned.kind, planned.id from planned where planned.public_from <= moment
  on conflict (path) where public_from = '-infinity' do update set kind = excluded.kind, id = excluded.id;

  -- Until then, an address stays with the document that was public there before.
  insert into private.document_addresses (path, kind, id, public_from)
  select online.path, online.kind, online.id, case when online.appears_at > moment then online.appears_at else '-infinity' end
  from unnest(documents) as changed
  join private.online_documents as online on (online.kind, online.id) = (changed.kind, changed.id)
  where online.path is not null
  on conflict (path) where public_from = '-infinity' do update set kind = excluded.kind, id = excluded.id;

  perform private.log_addresses(array_agg(address.path), array_agg(online.path))
  from unnest(documents) as changed
  join private.document_addresses as address
    on (address.kind, address.id) = (changed.kind, changed.id) and address.public_from = '-infinity'
  left join private.online_documents as online
    on (online.kind, online.id) = (address.kind, address.id) and online.appears_at <= moment;

  perform private.index_for_search(changed.kind::text, changed.id) from unnest(documents) as changed;
end
$$;

-- Documents whose moment has come since they were logged.
create function private.due_documents(moment timestamptz) returns setof private.document
language sql
stable
set search_path = ''
as $$
  select planned.kind, planned.id from private.document_addresses as planned
  where planned.public_from > '-infinity' and planned.public_from <= moment
$$;

-- What follows when another text is online. It runs when the transaction commits, so that no statement waits for the lock of the log. Only the
-- code knows which pages show a content: the entry for '/' stands for the whole site, and whoever keeps copies of pages checks all of them. The
-- blog follows its articles.
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
  end if;
  -- An article is logged by every save, if only for its date of the last change: a counted reader and a pending version leave that.
  if changed.kind = 'article' then
    if (old.updated_at, old.status) is not distinct from (new.updated_at, new.status) then
      return null;
    end if;
  elsif coalesce(new.published_at, old.published_at) is null then
    return null;
  end if;
  perform private.lock_page_changes();
  insert into public.page_changes (path, kind) select '/', 'changed' where changed.kind <> 'article';
  if private.is_of_code(changed.kind) then
    perform private.index_section(changed.id);
  else
    -- First what stands below: its addresses go with this one.
    if tg_nargs > 1 and old.slug is distinct from new.slug then
      execute format('select array(%s)', tg_argv[1]) into below using changed.id;
      perform private.log_documents(below);
    end if;
    perform private.log_documents(array[changed]);
  end if;
  perform private.note_media_uses(changed);
  perform private.note_page_links(changed, private.stored_value(changed));
  return null;
end
$$;

create constraint trigger follow_document after insert or update or delete on public.articles deferrable initially deferred
  for each row execute function private.follow_document('article');
create constraint trigger follow_document after insert or update or delete on public.site_contents deferrable initially deferred
  for each row execute function private.follow_document();

-- What the tables of all kinds have (`like private.kind_table including all`). A row is there from the first save on; what it says is what
-- visitors read, and empty as long as the document isn't online.
create table private.kind_table (
  id text collate "C" not null primary key,
  slug text,
  title text,
  description text,
  content jsonb, -- What nothing but its page and its feed show.
  version integer, -- The number of the save that published it.
  published_at timestamptz,
  constraint id_format check (id ~ '^[A-Za-z0-9-]{1,90}$'),
  -- As those of articles: file names end at 255 bytes.
  constraint slug_format check (slug ~ '^[a-z0-9-]+$' and char_length(slug) <= 200)
);

-- Makes a table that of a kind of documents: anyone reads what is online, an address is one document's, and all of a text is there but what is
-- `optional`, or nothing. Functions alone write. Its rows are among `online_documents`, the trigger `follow_document` follows them, it has its
-- preview (`make_preview`), and these functions are written for it, with its columns by name:
--
-- row_<kind> makes a row of a text: parts go into the columns of their names, one that is null and all others into `content`. A column
-- `<kind>_id` refers to a document, which the text names by its key in the part of that name.
-- put_<kind> has the table say a text, or nothing, and gives what it says then.
-- value joins the parts again: the text as its editor has it.
-- media, a computed column of PostgREST, tells what a page has to know of the media that a row shows. The row is read from the table again,
-- by the condition of its policy (`shown_where`, over its columns), so that a made-up row gets nothing.
--
-- `path` and `appears_on` are expressions over a row called `document`; `below` is a query for the documents whose addresses
-- begin with that of the document with the id $1. The table is called as its kind, in the plural.
create function private.register_kind(
  kind text, path text, appears_on text default '''-infinity''::date', below text default null, shown_where text default 'true',
  optional text[] default '{}'
) returns void
language plpgsql
set search_path = ''
as $body$
declare
  own_table constant text := format('public.%I', kind || 's');
  columns text;
  parts text[];
  whole text[];
  made text;
  said text;
  shown text;
  above text;
begin
  select string_agg(quote_ident(own.name), ', ' order by own.place) filter (where not own.is_made),
    array_agg(own.part) filter (where not own.is_made),
    string_agg(case
      when own.is_made then format(', %L, $2 ->> %L <> %L', own.name, replace(own.name, 'has_', ''), '')
      when own.refers then format(
        ', %1$L, case when (private.document_of($2 ->> %2$L)).kind = %2$L then (private.document_of($2 ->> %2$L)).id end', own.name, own.part
      )
    end, ''),
    string_agg(format('%L, %sdocument.%I', own.part, case when own.refers then quote_literal(own.part || '/') || ' || ' end, own.name), ', ')
      filter (where not own.is_made),
    max(own.part) filter (where own.refers),
    array_agg(quote_ident(own.name)) filter (where not own.is_made and own.name <> all (optional))
  into columns, parts, made, said, above, whole
  from (
    select attname::text as name, attnum as place, attname like '%\_id' as refers, regexp_replace(attname, '_id$', '') as part,
      attgenerated <> '' as is_made
    from pg_catalog.pg_attribute
    where attrelid = own_table::regclass and attnum > 0 and not attisdropped and attname <> all ('{id,content,version,published_at}')
  ) as own;
  said := format(
    'document.content || (
      select coalesce(jsonb_object_agg(part.key, part.value), ''{}'') from jsonb_each(jsonb_build_object(%s)) as part where part.value <> ''null''
    )', said
  );
  select format('private.media_at(private.media_paths_in(concat_ws(%L, %s)))', ' ', string_agg(format('document.%I', attname), ', ' order by attnum))
  into shown
  from pg_catalog.pg_attribute
  where attrelid = own_table::regclass and attnum > 0 and not attisdropped and atttypid = 'jsonb'::regtype;

  execute format(
    $sql$
      alter table %1$s enable row level security;
      revoke all on %1$s from service_role;
      grant select on %1$s to anon, authenticated, service_role;
      create policy "Anyone reads what is online" on %1$s for select to anon, authenticated using (published_at is not null and %2$s);
      alter table %1$s
        add constraint %3$I check (num_nulls(%4$s, content, version) = case when published_at is null then %5$s else 0 end),
        -- Two documents of one release may take over each other's address.
        add constraint %6$I unique (%7$s) deferrable;
    $sql$,
    own_table, shown_where, kind || 's_whole', array_to_string(whole, ', '), cardinality(whole) + 2, kind || 's_address_key',
    concat_ws(', ', quote_ident(above || '_id'), 'slug')
  );
  execute format('create or replace view private.online_documents with (security_invoker = true) as %s', concat_ws(
    ' union all ',
    rtrim(pg_catalog.pg_get_viewdef('private.online_documents'::regclass), ';'),
    format(
      'select %L::text::public.document_kind, document.id, document.slug, document.title, document.published_at, %s,
        (%s)::timestamp at time zone ''America/Toronto''
      from %s as document where document.published_at is not null',
      kind, path, appears_on, own_table
    )
  ));
  execute format(
    'create constraint trigger follow_document after insert or update or delete on %s deferrable initially deferred
      for each row execute function private.follow_document(%s)',
    own_table, concat_ws(', ', quote_literal(kind), quote_literal(below))
  );
  execute format($sql$
    create function public.value(%1$I %2$s) returns jsonb
    language sql stable security definer set search_path = ''
    as $$ select %3$s from (select $1.*) as document $$;
    create function public.media(%1$I %2$s) returns jsonb
    language plpgsql stable security definer set search_path = ''
    as $$
    begin
      return (select %4$s from %2$s as document where document.id = $1.id and %5$s);
    end
    $$;
    create function private.%6$I(id text, value jsonb, version integer, moment timestamptz) returns jsonb
    language sql stable set search_path = ''
    as $$
      select case when $2 is null then jsonb_build_object('id', $1) else
        coalesce(jsonb_object_agg(part.key, part.value) filter (where part.is_own), '{}') || jsonb_build_object(
          'id', $1, 'content', coalesce(jsonb_object_agg(part.key, part.value) filter (where not part.is_own), '{}'), 'version', $3,
          'published_at', $4%7$s
        )
      end
      from (
        select listed.key, listed.value, listed.value <> 'null' and listed.key = any (%8$L::text[]) as is_own from jsonb_each($2) as listed
      ) as part
    $$;
    create function private.%9$I(id text, value jsonb, version integer, moment timestamptz) returns jsonb
    language sql set search_path = ''
    as $$
      insert into %2$s as document (id, %10$s, content, version, published_at)
      select own.id, own.%11$s from jsonb_populate_record(null::%2$s, private.%6$I($1, $2, $3, $4)) as own
      on conflict (id) do update set (%10$s, content, version, published_at) = row(excluded.%12$s)
      returning public.value(document)
    $$;
    grant execute on function public.value(%2$s), public.media(%2$s) to anon, authenticated, service_role;
    comment on function public.value(%2$s) is 'The whole text of a document that is online.';
    comment on function public.media(%2$s) is
      'By address, the media of the library that it shows: type, size, dimensions, focal point, variants, duration, waveform.';
  $sql$, kind, own_table, said, shown, shown_where, 'row_' || kind, made, parts, 'put_' || kind, columns,
    replace(columns || ', content, version, published_at', ', ', ', own.'),
    replace(columns || ', content, version, published_at', ', ', ', excluded.'));
  -- A document that stands below another leaves, moves and comes back with it.
  perform private.make_preview(
    kind,
    format('document.published_at is not null and private.has_appeared(%s)', appears_on),
    format(
      '%s as path, %s as value, (%s) - %L as summary, %s as media,
        coalesce(%s <= (select private.previewed_day()), true) as is_listed',
      case when above is null then path else 'above.path || ''/'' || document.slug' end, said, said,
      coalesce(private.long_part(kind), ''), shown, appears_on
    ),
    case when above is not null then format('join public.%I as above on above.id = document.%I', 'preview_' || above || 's', above || '_id') else '' end
  );
end
$body$;

