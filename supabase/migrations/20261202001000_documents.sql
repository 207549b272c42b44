-- Documents: what staff write and publish, each named by its kind and its id. What is online, and articles that are drafts, stand in the tables of each kind; every save of all of them is kept here (product: every save is kept):
-- what it was, who saved it, when and why. A save may stand beside what is online, until it is published or given up.
-- No API role reaches the tables. Editors go through functions; for settings, admins. All of them write by `write_document`, and
-- a statement on the table of articles makes a version by a trigger.

create type public.version_reason as enum (
  'saved', 'published', 'scheduled', 'merged', 'restored', 'reverted', 'discarded'
);

-- Without a foreign key to the article: the versions of a deleted one are kept for as long as it can be put back.
create table private.document_versions (
  kind public.document_kind not null,
  id text collate "C" not null,
  number integer not null,
  version integer not null,
  value jsonb,
  names jsonb not null default '{}',
  reason public.version_reason not null,
  note text,
  is_pending boolean not null default false,
  saved_by uuid,
  saved_at timestamptz not null default now(),
  constraint document_versions_pkey primary key (kind, id, number),
  constraint document_versions_saved_by_fkey
    foreign key (saved_by) references private.accounts (user_id) on delete set null,
  constraint document_versions_document_shape check (private.is_document(kind, id)),
  constraint document_versions_number_positive check (number > 0),
  constraint document_versions_value_size check (
    jsonb_typeof(value) = 'object' and (
      kind = 'article' or octet_length(value::text) <= case when kind = 'episode' then 524288 else 65536 end
    )
  ),
  constraint document_versions_note_length check (char_length(note) <= 500)
);

-- A row as long as something waits beside what is online and says something else. What somebody planned may have been put
-- online since: then it isn't the latest version that waits.
create table private.pending_changes (
  kind public.document_kind not null,
  id text collate "C" not null,
  number integer not null,
  base jsonb,
  constraint pending_changes_pkey primary key (kind, id)
);

create index document_versions_saved_by_idx on private.document_versions (saved_by);

alter table private.document_versions enable row level security;
alter table private.pending_changes enable row level security;

create policy "Editors read versions, admins those of settings" on private.document_versions
  for select to authenticated
  using (
    (select private.has_role('admin')) or ((select private.has_role('editor')) and kind not in ('setting', 'internal'))
  );

grant select (kind, id, number, reason, note, is_pending, saved_by, saved_at, value, names) on private.document_versions to authenticated;

create policy "Editors read what waits" on private.pending_changes
  for select to authenticated
  using ((select private.has_role('editor')));

grant select (kind, id) on private.pending_changes to authenticated;

create function private.article_of(document private.document) returns uuid
language sql
immutable
set search_path = ''
return case
  when document.kind = 'article' and private.is_document(document.kind, document.id) then document.id::uuid
end;

-- The company's settings are an admin's.
create function private.may_edit_document(edited private.document) returns boolean
language sql
stable
set search_path = ''
return private.has_role('admin') or (private.has_role('editor') and coalesce(edited.kind not in ('setting', 'internal'), true));

-- The one place that says what a version keeps of an article: every column but these, so that one that comes later is kept by
-- itself.
create function private.to_article_value(record jsonb, tag_ids uuid[]) returns jsonb
language sql
immutable
set search_path = ''
return record
  - array[
    'id', 'author_id', 'views_count', 'version', 'created_at', 'updated_at', 'dated_at', 'search_text'
  ]
  || jsonb_build_object('tag_ids', to_jsonb(coalesce(tag_ids, '{}')));

-- What the table of its kind has: of a content what is online, of an article whatever it is.
create function private.stored_value(stored private.document) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  value jsonb;
begin
  if stored.kind = 'article' then
    return (
      select private.to_article_value(
        to_jsonb(article), array(
          select link.tag_id from public.article_tags as link where link.article_id = article.id order by link.tag_id
        )
      )
      from public.articles as article where article.id = private.article_of(stored)
    );
  end if;
  if private.table_of(stored.kind) is null then
    return (
      select content.value from public.site_contents as content where (content.kind, content.key) = (stored.kind, stored.id)
    );
  end if;
  execute format(
    'select private.text_of(to_jsonb(document)) from public.%I as document where document.id = $1 and document.published_at is not null',
    private.table_of(stored.kind)
  ) into value using stored.id;
  return value;
end
$$;

create function private.version_value(wanted private.document, wanted_number integer) returns jsonb
language sql
stable
set search_path = ''
return (
  select kept.value from private.document_versions as kept where (kept.kind, kept.id) = (wanted.kind, wanted.id) and kept.number = wanted_number
);

create function private.pending_value(wanted private.document) returns jsonb
language sql
stable
set search_path = ''
return private.version_value(
  wanted, (select pending.number from private.pending_changes as pending where (pending.kind, pending.id) = (wanted.kind, wanted.id))
);

-- What the team has before it: what waits, or what the table of its kind has.
create function private.team_value(wanted private.document) returns jsonb
language sql
stable
set search_path = ''
return coalesce(private.pending_value(wanted), private.stored_value(wanted));

-- Of an article, its status and date are no text, nor is a column that came with a later migration and is empty.
create function private.say_the_same(compared private.document, one jsonb, other jsonb) returns boolean
language sql
immutable
set search_path = ''
return case
  when compared.kind = 'article'
    then jsonb_strip_nulls(one) - array['status', 'published_at']
      is not distinct from jsonb_strip_nulls(other) - array['status', 'published_at']
  else one is not distinct from other
end;

-- Besides, an article has the same status and date.
create function private.stand_the_same(compared private.document, one jsonb, other jsonb) returns boolean
language sql
stable
set search_path = ''
return private.say_the_same(compared, one, other) and (
  compared.kind <> 'article'
  or (one ->> 'status', (one ->> 'published_at')::timestamptz)
    is not distinct from (other ->> 'status', (other ->> 'published_at')::timestamptz)
);

-- By what the items of a list are told apart, in their order: identifiers (`id`; of the parts of a page, `section`). Null where one has
-- none, or that of another.
create function private.item_keys(list jsonb) returns text[]
language sql
immutable
set search_path = ''
as $$
  select case when count(*) = count(distinct item.key) then coalesce(array_agg(item.key order by item.place), '{}') end
  from (
    select listed.place, case
      when jsonb_typeof(listed.value -> 'id') = 'string' then listed.value ->> 'id'
      when jsonb_typeof(listed.value -> 'section') = 'string' then listed.value ->> 'section'
    end as key
    from jsonb_array_elements(list) with ordinality as listed (value, place)
  ) as item
$$;

create function private.item_by_key(list jsonb, key text) returns jsonb
language sql
immutable
set search_path = ''
return (
  select item.value from jsonb_array_elements(list) as item where item_by_key.key in (item.value ->> 'id', item.value ->> 'section') limit 1
);

-- Joins what two sides have made of one text, part by part: each part is as that side has it which changed it. Where both did, `value`
-- has what `mine` says, and `conflicts` the places, as editors name them (`hero.title`, `courses[radio].price`). What is empty and what
-- isn't named are the same.
create function private.merge_values(
  base jsonb, mine jsonb, theirs jsonb, place text default '', out value jsonb, out conflicts text[]
)
language plpgsql
immutable
set search_path = ''
as $$
begin
  value := mine;
  conflicts := '{}';
  if mine is not distinct from theirs or theirs is not distinct from base then
    return;
  elsif mine is not distinct from base then
    value := theirs;
  elsif jsonb_typeof(mine) = 'object' and jsonb_typeof(theirs) = 'object' and coalesce(jsonb_typeof(base), 'object') = 'object' then
    select joined.* into value, conflicts from private.merge_objects(base, mine, theirs, place) as joined;
  elsif jsonb_typeof(mine) is distinct from 'array' or jsonb_typeof(theirs) is distinct from 'array'
    or coalesce(jsonb_typeof(base), 'array') <> 'array'
  then
    conflicts := array[place];
  else
    select joined.* into value, conflicts from private.merge_lists(coalesce(base, '[]'), mine, theirs, place) as joined;
  end if;
end
$$;

create function private.merge_objects(base jsonb, mine jsonb, theirs jsonb, place text, out value jsonb, out conflicts text[])
language plpgsql
immutable
set search_path = ''
as $$
declare
  part record;
  name text;
begin
  value := '{}';
  conflicts := '{}';
  for name in select jsonb_object_keys(mine || theirs) loop
    select joined.* into part from private.merge_values(
      nullif(base -> name, 'null'), nullif(mine -> name, 'null'), nullif(theirs -> name, 'null'),
      place || case when place = '' then '' else '.' end || name
    ) as joined;
    conflicts := conflicts || part.conflicts;
    if part.value is not null then
      value := value || jsonb_build_object(name, part.value);
    elsif mine -> name = 'null' or theirs -> name = 'null' then
      value := value || jsonb_build_object(name, null);
    end if;
  end loop;
end
$$;

-- No list becomes longer, or shorter, than one of both sides has it: each of them is known to fit. Items without identifiers are each the
-- one in its place, as long as there are as many.
create function private.merge_lists(base jsonb, mine jsonb, theirs jsonb, place text, out value jsonb, out conflicts text[])
language plpgsql
immutable
set search_path = ''
as $$
begin
  value := mine;
  conflicts := '{}';
  if place = 'tag_ids' then
    -- In no order: each is added and taken away by itself.
    value := coalesce((
      select jsonb_agg(tag.id order by tag.id) from (select jsonb_array_elements_text(mine) union select jsonb_array_elements_text(theirs)) as tag (id)
      where not base ? tag.id or (mine ? tag.id and theirs ? tag.id)
    ), '[]');
  elsif num_nulls(private.item_keys(base), private.item_keys(mine), private.item_keys(theirs)) = 0 then
    select joined.* into value, conflicts from private.merge_items(base, mine, theirs, place) as joined;
  elsif jsonb_array_length(base) <> jsonb_array_length(mine) or jsonb_array_length(mine) <> jsonb_array_length(theirs)
    or exists (
      select from generate_series(0, jsonb_array_length(mine) - 1) as item (index)
      where mine -> item.index <> base -> item.index and theirs -> item.index <> base -> item.index
        and mine -> item.index <> theirs -> item.index
    )
  then
    conflicts := array[place];
  else
    select coalesce(jsonb_agg(case when mine -> item.index = base -> item.index then theirs else mine end -> item.index order by item.index), '[]')
    into value from generate_series(0, jsonb_array_length(mine) - 1) as item (index);
  end if;
end
$$;

-- A list whose items have identifiers.
create function private.merge_items(base jsonb, mine jsonb, theirs jsonb, place text, out value jsonb, out conflicts text[])
language plpgsql
immutable
set search_path = ''
as $$
declare
  former text[] := private.item_keys(base);
  own text[] := private.item_keys(mine);
  others text[] := private.item_keys(theirs);
  part record;
  name text;
  items jsonb := '{}';
  ordered text[] := '{}';
begin
  conflicts := '{}';
  foreach name in array own || others loop
    continue when items ? name;
    if name = any (own) and name = any (others) then
      select joined.* into part from private.merge_values(
        private.item_by_key(base, name), private.item_by_key(mine, name), private.item_by_key(theirs, name), place || '[' || name || ']'
      ) as joined;
      conflicts := conflicts || part.conflicts;
      items := items || jsonb_build_object(name, part.value);
    elsif not name = any (former)
      or coalesce(private.item_by_key(mine, name), private.item_by_key(theirs, name)) <> private.item_by_key(base, name)
    then
      -- One side has added it; or changed it, while the other took it away.
      if name = any (former) then
        conflicts := conflicts || (place || '[' || name || ']');
        continue when not name = any (own);
      end if;
      items := items || jsonb_build_object(name, coalesce(private.item_by_key(mine, name), private.item_by_key(theirs, name)));
    end if;
  end loop;
  if private.is_reordered(own, others) and private.is_reordered(former, own) and private.is_reordered(former, others) then
    conflicts := conflicts || (place || '[]');
  end if;
  ordered := private.merge_order(former, own, others, array(select jsonb_object_keys(items)));
  if cardinality(ordered) not between least(cardinality(own), cardinality(others)) and greatest(cardinality(own), cardinality(others)) then
    conflicts := conflicts || place;
    value := mine;
    return;
  end if;
  select coalesce(jsonb_agg(items -> kept.name order by kept.place), '[]') into value
  from unnest(ordered) with ordinality as kept (name, place);
end
$$;

-- The items that stay, in the order of the side that moved some (where both did, of the first); what only the other one has, after what
-- stands before it there.
create function private.merge_order(former text[], own text[], others text[], lasting text[]) returns text[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  ordered text[];
  name text;
  index integer;
  before integer := 0;
begin
  if private.is_reordered(own, others) and not private.is_reordered(former, own) then
    select others, own into own, others;
  end if;
  ordered := array(select kept.name from unnest(own) with ordinality as kept (name, place) where kept.name = any (lasting) order by kept.place);
  foreach name in array others loop
    index := array_position(ordered, name);
    if index is null and name = any (lasting) then
      index := before + 1;
      ordered := ordered[:before] || name || ordered[before + 1:];
    end if;
    before := coalesce(index, before);
  end loop;
  return ordered;
end
$$;

-- Whether what two lists have in common stands in another order.
create function private.is_reordered(one text[], other text[]) returns boolean
language sql
immutable
set search_path = ''
return array(select item.key from unnest(one) with ordinality as item (key, place) where item.key = any (other) order by item.place)
  <> array(select item.key from unnest(other) with ordinality as item (key, place) where item.key = any (one) order by item.place);

-- Of an article, its status and date are no text: they are as `theirs` has them.
create function private.merge_texts(
  merged private.document, base jsonb, mine jsonb, theirs jsonb, out value jsonb, out conflicts text[]
)
language sql
immutable
set search_path = ''
as $$
  select joined.value || case
      when merged.kind = 'article'
        then jsonb_build_object('status', theirs -> 'status', 'published_at', theirs -> 'published_at')
      else '{}'
    end, joined.conflicts
  from (
    select case when merged.kind = 'article' then array['status', 'published_at'] else '{}' end as aside
  ) as publication
  cross join private.merge_values(base - aside, mine - aside, theirs - aside) as joined
$$;

-- What people call it: sections of the site have a name in the code alone.
create function private.title_of(named private.document) returns text
language sql
stable
set search_path = ''
return coalesce(
  case when named.kind not in ('section', 'setting', 'internal') then coalesce(
    private.team_value(named),
    (
      select kept.value from private.document_versions as kept
      where (kept.kind, kept.id) = (named.kind, named.id) and kept.value is not null order by kept.number desc limit 1
    )
  ) ->> 'title' end,
  case when named.kind not in ('section', 'setting', 'internal') then 'Sans titre' end
);

-- What category and tags are called at this moment, by id: later they may have another name, or be gone.
create function private.version_names(content jsonb) returns jsonb
language sql
stable
set search_path = ''
return (
  select coalesce(jsonb_object_agg(named.id, named.name), '{}')
  from (
    select id, name from public.categories where id = (content ->> 'category_id')::uuid
    union all
    select id, name from public.tags where content -> 'tag_ids' ? id::text
  ) as named
);

-- Keeps a version, says whether something waits from now on, and gives its number. Versions of an article are numbered under the
-- lock of its row, those of a content under a lock of its own.
create function private.write_version(written private.document_versions, keeps_pending boolean) returns integer
language plpgsql
set search_path = ''
as $$
declare
  pending_number integer;
  stored jsonb;
begin
  select coalesce(max(kept.number), 0) + 1 into written.number
  from private.document_versions as kept where (kept.kind, kept.id) = (written.kind, written.id);
  perform private.add_document((written.kind, written.id));
  insert into private.document_versions
    (kind, id, number, version, value, names, reason, note, is_pending, saved_by, saved_at)
  values (
    written.kind, written.id, written.number, coalesce(written.version, written.number), written.value,
    case when written.kind = 'article' then private.version_names(written.value) else '{}' end,
    written.reason, written.note, written.is_pending, coalesce(written.saved_by, auth.uid()), coalesce(written.saved_at, now())
  );
  -- What doesn't wait is what the table of its kind has, or is about to have.
  if written.is_pending then
    pending_number := written.number;
    stored := private.stored_value((written.kind, written.id));
  else
    stored := private.version_value((written.kind, written.id), written.number);
    if keeps_pending then
      select pending.number into pending_number from private.pending_changes as pending where (pending.kind, pending.id) = (written.kind, written.id);
    end if;
  end if;
  if pending_number is null
    or private.say_the_same((written.kind, written.id), private.version_value((written.kind, written.id), pending_number), stored)
  then
    delete from private.pending_changes as pending where (pending.kind, pending.id) = (written.kind, written.id);
  else
    insert into private.pending_changes as waiting (kind, id, number, base)
    values (written.kind, written.id, pending_number, stored)
    on conflict (kind, id) do update set number = excluded.number, base = case
      -- Whoever goes on from what is planned starts from that.
      when waiting.number <> excluded.number and exists (
        select from private.release_documents as part
        where (part.kind, part.id) = (waiting.kind, waiting.id) and part.is_open and part.number = waiting.number
      ) then private.version_value((waiting.kind, waiting.id), waiting.number)
      when excluded.base is not null then waiting.base
    end;
  end if;
  return written.number;
end
$$;

-- Articles

create function private.checked_note(note text) returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  if char_length(note) > 500 then
    raise exception 'Raccourcissez cette note : 500 caractères au plus.' using errcode = 'PT400';
  end if;
  return nullif(btrim(private.clean_text(note)), '');
end
$$;

-- Keeps an article as it stands, unless its latest version says that already, as that of `write_document` does.
create function private.version_article(changed uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  article public.articles;
  latest private.document_versions;
  written private.document_versions;
begin
  select listed.* into article from public.articles as listed where listed.id = changed for no key update;
  -- Deleted with its tags: it was as its latest version has it.
  if not found then
    return;
  end if;
  written.kind := 'article';
  written.id := changed;
  written.value := private.stored_value((written.kind, written.id));
  select kept.* into latest from private.document_versions as kept
  where (kept.kind, kept.id) = (written.kind, written.id) and not kept.is_pending order by kept.number desc limit 1;
  if private.stand_the_same((written.kind, written.id), latest.value, written.value) then
    return;
  end if;
  written.version := article.version;
  written.is_pending := false;
  written.reason := case
    when article.status = 'published'
      and (latest.value ->> 'status', (latest.value ->> 'published_at')::timestamptz)
        is distinct from (article.status::text, article.published_at)
      then case when private.is_public(article.status, article.dated_at) then 'published' else 'scheduled' end
    else 'saved'
  end;
  if latest.number is null then
    -- What nobody in particular brought in, as a seed does, is its author's.
    written.saved_by := coalesce(auth.uid(), article.author_id);
    written.saved_at := article.updated_at;
  end if;
  perform private.write_version(
    written,
    -- A category or a tag that comes or goes takes nobody's text along; another text takes the place of what waits.
    jsonb_strip_nulls(latest.value - array['category_id', 'tag_ids'])
      = jsonb_strip_nulls(written.value - array['category_id', 'tag_ids'])
  );
end
$$;

create function private.version_changed_article() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.version_article(new.id);
  return null;
end
$$;

create function private.version_tagged_articles() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.version_article(linked.id)
  from (select distinct changed.article_id as id from changed order by changed.article_id) as linked;
  return null;
end
$$;

-- A statement is a version: the text is one, the tags that follow it by a request of their own are another. A counted reader is none.
create trigger version_new_article
  after insert on public.articles
  for each row execute function private.version_changed_article();
create trigger version_article
  after update on public.articles
  for each row when (old.version <> new.version)
  execute function private.version_changed_article();
create trigger version_tagged
  after insert on public.article_tags
  referencing new table as changed
  for each statement execute function private.version_tagged_articles();
create trigger version_untagged
  after delete on public.article_tags
  referencing old table as changed
  for each statement execute function private.version_tagged_articles();

-- The article, or what a new one starts from.
create function private.find_article(wanted uuid) returns public.articles
language plpgsql
stable
set search_path = ''
as $$
declare
  article public.articles;
begin
  select listed.* into article from public.articles as listed where listed.id = wanted;
  if not found then
    article.id := wanted;
    article.content := '';
    article.status := 'draft';
    article.version := 0;
  end if;
  return article;
end
$$;

-- The text that somebody saves, with its status and date: what it leaves out is as the article has it, and what the table would
-- refuse is refused here, in the words of the table.
create function private.checked_article_value(article public.articles, given jsonb, publication jsonb) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  own jsonb := private.to_article_value(to_jsonb(article), '{}') - 'tag_ids';
  text_given jsonb;
  tag_ids jsonb := given -> 'tag_ids';
  broken text;
begin
  if jsonb_typeof(given) is distinct from 'object' then
    raise exception 'Ce texte n’a pas la bonne forme.' using errcode = 'PT400';
  end if;
  select coalesce(jsonb_object_agg(part.key, part.value), '{}') into text_given
  from jsonb_each(given || publication) as part where own ? part.key;
  if exists (select from jsonb_each(text_given) as part where jsonb_typeof(part.value) not in ('string', 'null'))
    or exists (
      select from unnest(array['title', 'slug', 'content', 'status']) as needed where text_given -> needed = 'null'
    )
    or coalesce(text_given ->> 'status', 'draft') not in ('draft', 'published', 'archived')
    or jsonb_typeof(coalesce(tag_ids, '[]')) <> 'array' or jsonb_array_length(coalesce(tag_ids, '[]')) > 1000
    or coalesce(text_given ->> 'category_id', article.id::text) !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or exists (
      select from jsonb_array_elements_text(coalesce(tag_ids, '[]')) as tag
      where coalesce(tag, '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    )
  then
    raise exception 'Ce texte n’a pas la bonne forme.' using errcode = 'PT400';
  end if;
  -- What the article once had and is gone doesn't come back; what is chosen now has to be there.
  select string_agg(chosen.id, ', ') into broken
  from (
    select jsonb_array_elements_text(tag_ids) as id where jsonb_typeof(tag_ids) = 'array'
    union all
    select text_given ->> 'category_id'
  ) as chosen
  where not exists (select from public.tags as tag where tag.id = chosen.id::uuid)
    and not exists (select from public.categories as category where category.id = chosen.id::uuid)
    and not exists (
      select from private.document_versions as kept
      where (kept.kind, kept.id) = ('article', article.id::text)
        and (kept.value -> 'tag_ids' ? chosen.id or kept.value ->> 'category_id' = chosen.id)
    );
  if broken is not null then
    raise foreign_key_violation using message = 'no category or tag has this id: ' || broken;
  end if;
  article := jsonb_populate_record(article, text_given);
  for broken in
    execute (
      select string_agg(format(
        'select %L from (select ($1).*) as checked where not (%s)', rule.conname, pg_get_expr(rule.conbin, rule.conrelid)
      ), ' union all ' order by rule.conname)
      from pg_catalog.pg_constraint as rule
      where rule.conrelid = 'public.articles'::regclass and rule.contype = 'c'
    ) using article
  loop
    raise check_violation using
      message = format('new row for relation "articles" violates check constraint "%s"', broken), constraint = broken;
  end loop;
  return private.to_article_value(to_jsonb(article), case
    when tag_ids is null
      then array(select link.tag_id from public.article_tags as link where link.article_id = article.id order by link.tag_id)
    else array(select distinct tag::uuid from jsonb_array_elements_text(tag_ids) as tag order by tag::uuid)
  end);
end
$$;

-- Writes an article with its tags by one statement: whatever a trigger looks at then is what its version says.
create function private.write_article(written uuid, value jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  columns text;
begin
  select string_agg(quote_ident(part), ', ') into columns from jsonb_object_keys(value - 'tag_ids') as part;
  execute format(
    'with written as (' || case
      when exists (select from public.articles as article where article.id = written) then
        'update public.articles as article set (%1$s) = (
          select %1$s from jsonb_populate_record(null::public.articles, to_jsonb(article) || $1)
        ) where article.id = $2'
      else 'insert into public.articles (id, %1$s) select $2, %1$s from jsonb_populate_record(null::public.articles, $1)'
    end || '), untagged as (
      delete from public.article_tags as link where link.article_id = $2 and not $1 -> ''tag_ids'' ? link.tag_id::text
    )
    insert into public.article_tags (article_id, tag_id)
    select $2, tag::uuid from jsonb_array_elements_text($1 -> ''tag_ids'') as tag
    on conflict do nothing', columns
  ) using value, written;
end
$$;

-- Any document

-- Has the table of its kind say a text, or takes a content from the site where there is none: then `draft` is what the team keeps of
-- it. The value of an article has status and date, a draft's too. Gives the number of the version.
create function private.write_stored(
  written_document private.document, value jsonb, why public.version_reason, said_note text, keeps_pending boolean, draft jsonb default null
) returns integer
language plpgsql
set search_path = ''
as $$
declare
  article public.articles;
  written private.document_versions;
begin
  written.kind := written_document.kind;
  written.id := written_document.id;
  written.value := coalesce(value, draft);
  written.reason := why;
  written.note := said_note;
  written.is_pending := value is null and draft is not null;
  if written_document.kind = 'article' then
    article := private.find_article(private.article_of(written_document));
    written.version := article.version + 1;
    article := jsonb_populate_record(article, value);
    -- A category or a tag that is gone can't come back.
    article.category_id := (select category.id from public.categories as category where category.id = article.category_id);
    written.value := private.to_article_value(to_jsonb(article), array(
      select tag.id from public.tags as tag where value -> 'tag_ids' ? tag.id::text order by tag.id
    ));
    -- First, so that the triggers find it and write none.
    written.number := private.write_version(written, keeps_pending);
    perform private.write_article(article.id, written.value);
    return written.number;
  end if;
  perform private.put_online(written_document, value, (
    select coalesce(max(kept.number), 0) + 1 from private.document_versions as kept where (kept.kind, kept.id) = (written_document.kind, written_document.id)
  ));
  return private.write_version(written, keeps_pending);
end
$$;

-- One save of a content after the other, and one first save of an article.
create function private.lock_content(locked private.document) returns void
language sql
set search_path = ''
return pg_advisory_xact_lock(hashtext('private.document_versions'), hashtext(private.key_of(locked)));

-- The one function that saves, publishes, plans, takes back and gives up, whatever the document is: text, tags and version, in one
-- transaction. Gives the version from which the next save starts; whoever has seen another one than the latest (0 when there is none
-- yet) gets a conflict. What is saved or planned stands beside what is online; where nothing is, nothing can stand beside an article: its
-- own text is saved, and its own date is what is planned (`due_at`). A save whose status is another one than « published »
-- takes the article from the site. Why the version was written is told by what is done, unless the person's browser knows more.
create function private.write_document(
  act text, kept_document private.document, kept_value jsonb, seen_version integer, kept_note text, why public.version_reason default null,
  keeps_draft boolean default true, due_at timestamptz default null
) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  article public.articles;
  is_article boolean := kept_document.kind = 'article';
  has_text boolean := act in ('save', 'publish', 'plan');
  has_other_status boolean := is_article and act = 'save' and coalesce(kept_value ->> 'status', 'published') <> 'published';
  is_beside boolean := act not in ('publish', 'withdraw');
  leaves_site boolean := act = 'withdraw';
  is_dated_now boolean := is_article and act = 'publish' and kept_value ->> 'published_at' = 'now';
  publication jsonb := '{}';
  latest private.document_versions;
  written private.document_versions;
  stored jsonb;
  team jsonb;
  current_version integer;
begin
  perform private.require_right(
    private.may_edit_document(kept_document), case act when 'discard' then 'discard_document_changes' else act || '_document' end
  );
  if why not in ('saved', 'merged', 'restored') then
    raise exception 'Cette raison n’en est pas une.' using errcode = 'PT400';
  end if;
  if private.is_document(kept_document.kind, kept_document.id) is not true then
    raise exception 'Ce contenu n’existe pas.' using errcode = 'PT400';
  end if;
  kept_note := private.checked_note(kept_note);

  why := coalesce(nullif(why, 'saved'), case act
    when 'save' then 'saved' when 'publish' then 'published' when 'plan' then 'scheduled' when 'withdraw' then 'reverted' else 'discarded'
  end::public.version_reason);

  if has_other_status or act in ('publish', 'plan', 'withdraw') then
    -- First of all: a planned change may begin or end with it.
    perform private.lock_releases();
  end if;
  if is_article then
    perform from public.articles as listed where listed.id = private.article_of(kept_document) for no key update;
    if not found then
      if not has_text or seen_version <> 0 then
        raise exception 'Cet article n’existe plus.' using errcode = 'PT404';
      end if;
      -- Sent twice, it is made once.
      perform private.lock_content(kept_document);
    end if;
    article := private.find_article(private.article_of(kept_document));
    if has_text then
      leaves_site := has_other_status and article.status = 'published';
      is_beside := is_beside and not has_other_status and case act
        when 'plan' then private.is_public(article.status, article.dated_at) else article.status = 'published'
      end;
      publication := case
        when has_other_status then '{}'
        when is_beside or act = 'save'
          then jsonb_build_object('status', article.status, 'published_at', article.published_at)
        when act = 'plan' then jsonb_build_object('status', 'published', 'published_at', due_at)
        when kept_value ? 'published_at' or article.status = 'published' then '{"status": "published"}'
        else '{"status": "published", "published_at": "now"}'
      end;
      if act = 'save' and kept_value ->> 'status' = 'published' and article.status <> 'published' then
        raise exception 'Cet article n’est pas en ligne : publiez-le.' using errcode = 'PT409';
      end if;
      kept_value := private.checked_article_value(article, kept_value, publication);
      if why = 'published' and (kept_value ->> 'published_at')::timestamptz > now() then
        why := 'scheduled';
      end if;
    end if;
  else
    if has_text then
      perform private.check_content_value(kept_document.kind, kept_value);
    end if;
    perform private.lock_content(kept_document);
  end if;
  select kept.* into latest from private.document_versions as kept
  where (kept.kind, kept.id) = (kept_document.kind, kept_document.id) order by kept.number desc limit 1;
  current_version := case when is_article then article.version else coalesce(latest.number, 0) end;
  stored := private.stored_value(kept_document);
  team := private.team_value(kept_document);
  case act
    when 'withdraw' then
      if is_article then
        kept_value := team || '{"status": "draft", "published_at": null}';
      else
        kept_value := case when keeps_draft and private.table_of(kept_document.kind) is not null then team end;
      end if;
    when 'discard' then
      kept_value := stored;
    else
  end case;

  -- Sent once more, for the answer was lost on its way.
  if latest.version = seen_version + 1 and current_version = latest.version and latest.saved_by = auth.uid() and latest.reason = why
    and private.stand_the_same(kept_document, latest.value, case
      when is_dated_now and (latest.value ->> 'published_at')::timestamptz = latest.saved_at
        then kept_value || jsonb_build_object('published_at', latest.saved_at)
      else kept_value
    end)
  then
    return latest.version;
  end if;
  if current_version is distinct from seen_version then
    raise exception '%', case
      when is_article then 'Cet article a été enregistré entre-temps par une autre personne.'
      else 'Ce contenu a été enregistré entre-temps par une autre personne.'
    end using errcode = 'PT409';
  end if;

  if leaves_site then
    perform private.end_plans(kept_document);
  end if;
  -- What changes nothing is no save.
  if kept_note is null and (
    case act
      when 'withdraw' then
        case when is_article then article.status = 'draft' else stored is null and kept_value is not distinct from team end
      when 'discard' then private.pending_value(kept_document) is null
      else private.say_the_same(kept_document, kept_value, team)
        and (is_beside or private.stand_the_same(kept_document, kept_value, stored))
    end
  ) then
    return seen_version;
  end if;

  if not is_beside then
    perform private.write_stored(
      kept_document, case when is_article or has_text then kept_value end, why, kept_note, false,
      case when not is_article then kept_value end
    );
    if not leaves_site then
      perform private.end_fulfilled_plan(kept_document);
    end if;
    return seen_version + 1;
  end if;
  if is_article then
    -- Nobody else's text may overtake it; the page, its date and the log of pages stay as they are.
    update public.articles as listed set version = listed.version + 1 where listed.id = article.id;
  end if;
  written.kind := kept_document.kind;
  written.id := kept_document.id;
  written.value := kept_value;
  written.version := seen_version + 1;
  written.reason := why;
  written.note := kept_note;
  written.is_pending := act <> 'discard';
  perform private.write_version(written, false);
  return seen_version + 1;
end
$$;

create function private.check_content_value(checked_kind public.document_kind, checked jsonb) returns void
language plpgsql
immutable
set search_path = ''
as $$
declare
  -- A transcript is as long as somebody speaks.
  is_episode boolean := checked_kind = 'episode';
  kilobytes integer := case when is_episode then 512 else 64 end;
begin
  if jsonb_typeof(checked) is distinct from 'object' then
    raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
  end if;
  if octet_length(checked::text) > kilobytes * 1024 then
    raise exception 'Ce contenu est trop long : % ko au plus.', kilobytes using errcode = 'PT413';
  end if;
  if not private.is_bounded(case when is_episode then checked - 'transcript' else checked end)
    or (is_episode and (
      coalesce(jsonb_typeof(checked -> 'transcript'), 'null') not in ('string', 'null')
      or char_length(checked ->> 'transcript') > 300000
    ))
    or (private.table_of(checked_kind) is not null and char_length(coalesce(checked ->> 'title', '')) > 500)
  then
    raise exception 'Un des textes est trop long.' using errcode = 'PT413';
  end if;
end
$$;

create function public.save_document(
  document text, value jsonb, seen_version integer, reason public.version_reason default 'saved', note text default null
) returns jsonb
language sql
set search_path = ''
return to_jsonb(private.write_document('save', private.document_of(document), value, seen_version, note, reason));

create function public.publish_document(
  document text, value jsonb, seen_version integer, note text default null, reason public.version_reason default 'saved'
) returns jsonb
language sql
set search_path = ''
return to_jsonb(private.write_document('publish', private.document_of(document), value, seen_version, note, reason));

create function public.withdraw_document(document text, seen_version integer, keeps_draft boolean default true)
returns jsonb
language sql
set search_path = ''
return to_jsonb(private.write_document('withdraw', private.document_of(document), null, seen_version, null, keeps_draft => keeps_draft));

create function public.discard_document_changes(document text, seen_version integer) returns jsonb
language sql
set search_path = ''
return to_jsonb(private.write_document('discard', private.document_of(document), null, seen_version, null));

create function private.list_documents(wanted private.document) returns table (
  document text, version integer, pending jsonb, online jsonb, draft jsonb, published_at timestamptz, saved_at timestamptz,
  first_name text, last_name text, release_id uuid, release_name text, due_at timestamptz, planned jsonb,
  plan_conflicts text[], plan_problem text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  -- Of all documents at once, nobody reads transcripts.
  left_out text := case when wanted.id is null then 'transcript' else '' end;
begin
  return query
    select private.key_of((latest.kind, latest.id)), coalesce(article.version, latest.number), pending.value - left_out,
      case when article.id is null or article.status = 'published' then stored.value end - left_out,
      case when article.status <> 'published' then stored.value end,
      -- Pages of articles say when the text was changed that they show.
      case when article.id is null then content.published_at when article.status = 'published' then article.updated_at end,
      latest.saved_at, person.first_name, person.last_name, plan.id, plan.name, plan.due_at,
      case when not private.say_the_same((latest.kind, latest.id), planned.value, pending.value) then planned.value - left_out end,
      planned.conflicts, case when plan.name is null then plan.problem end
    from (
      select distinct on (kept.kind, kept.id) kept.kind, kept.id, kept.number, kept.saved_at, kept.saved_by
      from private.document_versions as kept
      where (kept.kind, kept.id) = (wanted.kind, wanted.id)
        -- All but articles, which are the first kind, by the key.
        or (wanted.id is null and kept.kind > 'article')
      order by kept.kind, kept.id, kept.number desc
    ) as latest
    left join public.articles as article on article.id = private.article_of((latest.kind, latest.id))
    left join private.online_documents as content
      on content.kind = latest.kind and content.id = latest.id
    left join private.accounts as person on person.user_id = latest.saved_by
    left join private.release_documents as part on (part.kind, part.id) = (latest.kind, latest.id) and part.is_open
    left join private.releases as plan on plan.id = part.release_id
    cross join lateral (select private.pending_value((latest.kind, latest.id)) as value) as pending
    cross join lateral (select private.stored_value((latest.kind, latest.id)) as value) as stored
    left join lateral private.planned_value(part) as planned on part.number is not null
    where private.may_edit_document((latest.kind, latest.id)) and (article.id is not null or latest.kind <> 'article')
    order by latest.kind, latest.id;
end
$$;

create function public.list_documents(wanted_document text default null) returns table (
  document text, version integer, pending jsonb, online jsonb, draft jsonb, published_at timestamptz, saved_at timestamptz,
  first_name text, last_name text, release_id uuid, release_name text, due_at timestamptz, planned jsonb,
  plan_conflicts text[], plan_problem text
)
language sql
stable
set search_path = ''
begin atomic
  select listed.* from private.list_documents(private.document_of(wanted_document)) as listed;
end;

-- The saves of a document, of a deleted article too. Lists leave `value` out: it is read for one at a time.
create view public.listed_versions with (security_invoker = true) as
select
  kept.kind, kept.id, kept.number, kept.reason, kept.note, kept.is_pending, kept.saved_at, person.name as saved_by, kept.value, kept.names,
  kept.value ->> 'status' as status,
  case when kept.value ? 'status' then (kept.value ->> 'published_at')::timestamptz end as published_at
from private.document_versions as kept
left join private.account_names as person on person.user_id = kept.saved_by;

-- As a draft, whatever it was: that visitors read it again is a decision of its own.
create function private.restore_deleted_article(restored_article uuid, restored_number integer) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  chosen private.document_versions;
  written private.document_versions;
  article public.articles;
  changes jsonb;
  tag_ids uuid[];
begin
  perform private.require_right(private.has_role('editor'), 'restore_deleted_article');
  select kept.* into chosen from private.document_versions as kept
  where (kept.kind, kept.id) = ('article', restored_article::text)
    and (kept.number = restored_number or restored_number is null)
  order by kept.number desc limit 1;
  if not found then
    raise exception 'Cette version n’existe plus.' using errcode = 'PT404';
  end if;
  article := (
    select jsonb_populate_record(null::public.articles, deleted.record) from private.deleted_records as deleted
    where deleted.source = 'articles' and deleted.record_id = restored_article
  );
  changes := chosen.value - 'tag_ids' || jsonb_build_object(
    -- Another article may have taken the address meanwhile.
    'slug', case
      when exists (select from public.articles as other where other.slug = chosen.value ->> 'slug')
        then left(chosen.value ->> 'slug', 190) || '-' || left(restored_article::text, 8)
      else chosen.value ->> 'slug'
    end,
    'status', 'draft',
    'published_at', null,
    'category_id', (
      select category.id from public.categories as category where category.id = (chosen.value ->> 'category_id')::uuid
    ),
    'updated_at', now(),
    -- An editor that was left open on the article must not take this text for the one it started from.
    'version', article.version + 1
  );
  tag_ids := array(select tag.id from public.tags as tag where chosen.value -> 'tag_ids' ? tag.id::text order by tag.id);
  written.kind := chosen.kind;
  written.id := chosen.id;
  written.value := private.to_article_value(to_jsonb(jsonb_populate_record(article, changes)), tag_ids);
  written.version := article.version + 1;
  written.reason := 'restored';
  written.note := 'Article supprimé, version ' || chosen.number;
  written.is_pending := false;
  perform private.write_version(written, false);
  perform private.put_back('articles', restored_article, changes, tag_ids);
  return chosen.number;
end
$$;

create function public.restore_deleted_article(article_id uuid, wanted_number integer default null) returns jsonb
language sql
set search_path = ''
return to_jsonb(private.restore_deleted_article(article_id, wanted_number));

grant select on public.listed_versions to authenticated;

grant execute on function
  private.write_document(text, private.document, jsonb, integer, text, public.version_reason, boolean, timestamptz),
  public.save_document(text, jsonb, integer, public.version_reason, text),
  public.publish_document(text, jsonb, integer, text, public.version_reason),
  public.withdraw_document(text, integer, boolean), public.discard_document_changes(text, integer),
  private.list_documents(private.document), public.list_documents(text),
  private.restore_deleted_article(uuid, integer), public.restore_deleted_article(uuid, integer)
  to authenticated;

comment on table private.document_versions is
  'Every save of a document, oldest first. Those of a deleted article go when its deletion can''t be undone, others never.';
comment on column private.document_versions.number is 'From 1, without gaps, by document.';
comment on column private.document_versions.version is
  'What the next save had to have seen: of an article its own; of a content, the number.';
comment on column private.document_versions.value is
  'Of an article private.to_article_value; of a content its text, empty where it is the code''s copy or off the site.';
comment on column private.document_versions.names is 'What category and tags were called, by id.';
comment on column private.document_versions.note is 'What the person, or the editor for them, said of this save.';
comment on column private.document_versions.is_pending is
  'Saved beside what is online: a draft of a content, pending changes of an article that is published.';
comment on table private.pending_changes is 'Documents of which a version waits beside what is online, and which one.';
comment on column private.pending_changes.base is
  'What it was made from: what was online then, or what was planned. Empty where it was the code''s copy, or nothing.';
comment on function private.merge_values(jsonb, jsonb, jsonb, text) is
  'What two sides have made of one text, joined part by part, and the places that both have changed.';
comment on function private.may_edit_document(private.document) is 'Whether whoever asks may edit a document: settings are an admin''s.';
comment on function private.to_article_value(jsonb, uuid[]) is 'What a version keeps of an article and its tags.';
comment on function private.version_article(uuid) is 'Keeps an article as it is now, when its latest version says something else.';
comment on function private.team_value(private.document) is
  'A document as it was saved last, online or not; empty where it is the code''s copy.';
comment on function public.save_document(text, jsonb, integer, public.version_reason, text) is
  'Saves a document from the version that was seen (0 for one that isn''t there yet), and gives the new one: beside what is online, or '
  'the text of an article that isn''t. With another status than « published », it takes an article from the site. Editors; admins for '
  'settings.';
comment on function public.publish_document(text, jsonb, integer, text, public.version_reason) is
  'Saves a document, from the version that was seen, and shows it to visitors: an article from its « published_at » on, which may be '
  '« now »; without one, as it is dated, or now. Editors; admins for settings.';
comment on function public.withdraw_document(text, integer, boolean) is
  'Takes a document from the site: a content is the code''s copy again, an article a draft without a date, a page, project, '
  'show or episode a draft unless it isn''t to be kept. Editors; admins for settings.';
comment on function public.discard_document_changes(text, integer) is
  'Gives up what waits beside what is online; the versions keep it. Editors; admins for settings.';
comment on function public.list_documents(text) is
  'The contents that were ever changed, without transcripts, or one document: what waits, what is online, or the text of an article '
  'that isn''t, what is planned. '
  'None for whoever may not edit it. A function: who may read a text depends on what it is of.';
comment on function public.restore_deleted_article(uuid, integer) is
  'Makes a deleted article a draft again, as one of its versions has it, the latest unless told otherwise. Editors and above.';
