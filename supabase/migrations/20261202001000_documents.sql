-- Documents: what staff write and publish, each named by its kind and its id. The table of each kind has what is online, and drafts where
-- the kind has them; every save of any document is kept here as a version (product: every save is kept): its text, who saved it, when and
-- why. A version may be pending beside what is online, until it is published or given up. API roles read the tables through views alone, by
-- the policies below, and write by functions: the forms of editors, for settings of admins, by `write_document`.
--
-- A kind whose table has drafts (`describe_kind`) brings three functions, found by its name: `stored_<kind>` gives the text of a row,
-- `checked_<kind>` what somebody saves as the table takes it, `write_<kind>` writes both its row and its version. Its rows have an id, a
-- status, a date of publication, a version and a moment of their last change.

create type public.version_reason as enum (
  'saved', 'published', 'scheduled', 'merged', 'restored', 'reverted', 'discarded'
);

-- Without a foreign key to the document: the versions of a deleted one are kept for as long as it can be put back.
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
  -- Where its table has drafts. Beside the value, so that a list of versions reads none.
  status text generated always as (value ->> 'status') stored,
  published_at text generated always as (case when value ? 'status' then value ->> 'published_at' end) stored,
  constraint document_versions_pkey primary key (kind, id, number),
  constraint document_versions_saved_by_fkey
    foreign key (saved_by) references private.accounts (user_id) on delete set null,
  constraint document_versions_document_shape check (private.is_document(kind, id)),
  constraint document_versions_number_positive check (number > 0),
  constraint document_versions_value_size check (
    jsonb_typeof(value) = 'object' and (private.has_drafts(kind) or octet_length(value::text) <= private.size_limit(kind))
  ),
  constraint document_versions_note_length check (char_length(note) <= 500)
);

-- A row for each document that has a pending text other than what is online. Where a planned text has gone online since, the pending
-- version isn't the latest one.
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

grant select (kind, id, number, reason, note, is_pending, saved_by, saved_at, value, names, status, published_at) on private.document_versions to authenticated;

create policy "Editors read what waits" on private.pending_changes
  for select to authenticated
  using ((select private.has_role('editor')));

grant select (kind, id) on private.pending_changes to authenticated;

-- The company's settings are an admin's. Here and in the policy above they are named, for a list of rows pays for no call.
create function private.may_edit_document(edited private.document) returns boolean
language sql
stable
set search_path = ''
return private.has_role('admin') or (private.has_role('editor') and coalesce(edited.kind not in ('setting', 'internal'), true));

-- What the table of its kind has: what is online, and a draft where the table has drafts.
create function private.stored_value(stored private.document) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  own_table text := private.table_of(stored.kind);
  value jsonb;
begin
  if private.has_drafts(stored.kind) then
    execute format('select private.%I($1)', 'stored_' || stored.kind) into value using stored.id;
  elsif own_table is null then
    value := (
      select content.value from public.site_contents as content where (content.kind, content.key) = (stored.kind, stored.id)
    );
  else
    execute format(
      'select private.text_of(to_jsonb(document)) from public.%I as document where document.id = $1 and document.published_at is not null',
      own_table
    ) into value using stored.id;
  end if;
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

-- The text that the team works on: what is pending, else what the table of its kind has.
create function private.team_value(wanted private.document) returns jsonb
language sql
stable
set search_path = ''
return coalesce(private.pending_value(wanted), private.stored_value(wanted));

-- Where a table has drafts, a text comes with its status and its date, which say where it stands.
create function private.text_alone(of_document private.document, value jsonb) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return case when private.has_drafts(of_document.kind) then value - array['status', 'published_at'] else value end;
end
$$;

-- Whether two texts are the same, whatever their status and date. A part that is null equals one that is missing, as where a column came
-- with a later migration.
create function private.say_the_same(compared private.document, one jsonb, other jsonb) returns boolean
language sql
stable
set search_path = ''
return private.text_alone(compared, jsonb_strip_nulls(one)) is not distinct from private.text_alone(compared, jsonb_strip_nulls(other));

create function private.stand_the_same(compared private.document, one jsonb, other jsonb) returns boolean
language sql
stable
set search_path = ''
return private.say_the_same(compared, one, other) and (
  not private.has_drafts(compared.kind)
  or (one ->> 'status', (one ->> 'published_at')::timestamptz)
    is not distinct from (other ->> 'status', (other ->> 'published_at')::timestamptz)
);

-- The identifiers of the items of a list, in their order: `id`, or `section` in the parts of a page. Null where an item has none, or two
-- have the same.
create function private.item_keys(list jsonb) returns text[]
language sql
immutable
set search_path = ''
as $$
  select case when count(*) = count(distinct item.key) then coalesce(array_agg(item.key order by item.position), '{}') end
  from (
    select listed.position, case
      when jsonb_typeof(listed.value -> 'id') = 'string' then listed.value ->> 'id'
      when jsonb_typeof(listed.value -> 'section') = 'string' then listed.value ->> 'section'
    end as key
    from jsonb_array_elements(list) with ordinality as listed (value, position)
  ) as item
$$;

create function private.item_by_key(list jsonb, key text) returns jsonb
language sql
immutable
set search_path = ''
return (
  select item.value from jsonb_array_elements(list) as item where item_by_key.key in (item.value ->> 'id', item.value ->> 'section') limit 1
);

-- Merges what two sides have made of one text, part by part: each part is taken from the side that changed it. Where both did, `value` has
-- that of `mine`, and `conflicts` the place (`hero.title`, `courses[radio].price`). A part that is null equals one that is missing.
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

-- But for tags, a merged list is no longer than the longer side and no shorter than the shorter one: both are known to fit. Items without
-- identifiers are compared by position, as long as all three lists have as many.
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
  select coalesce(jsonb_agg(items -> kept.name order by kept.position), '[]') into value
  from unnest(ordered) with ordinality as kept (name, position);
end
$$;

-- The remaining items, in the order of the side that moved some (of `own` where both did). An item that only the other side has comes
-- after the one that precedes it there.
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
  ordered := array(select kept.name from unnest(own) with ordinality as kept (name, position) where kept.name = any (lasting) order by kept.position);
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
return array(select item.key from unnest(one) with ordinality as item (key, position) where item.key = any (other) order by item.position)
  <> array(select item.key from unnest(other) with ordinality as item (key, position) where item.key = any (one) order by item.position);

-- Merges two texts of a document; its status and date are those of `theirs`.
create function private.merge_texts(
  merged private.document, base jsonb, mine jsonb, theirs jsonb, out value jsonb, out conflicts text[]
)
language sql
stable
set search_path = ''
as $$
  select joined.value || case
      when private.has_drafts(merged.kind)
        then jsonb_build_object('status', theirs -> 'status', 'published_at', theirs -> 'published_at')
      else '{}'
    end, joined.conflicts
  from private.merge_values(
    private.text_alone(merged, base), private.text_alone(merged, mine), private.text_alone(merged, theirs)
  ) as joined
$$;

-- The title of a document, deleted or not; null for sections and settings, whose names only the code has.
create function private.title_of(named private.document) returns text
language sql
stable
set search_path = ''
return case when not private.is_of_code(named.kind) then coalesce(
  coalesce(
    private.team_value(named),
    (
      select kept.value from private.document_versions as kept
      where (kept.kind, kept.id) = (named.kind, named.id) and kept.value is not null order by kept.number desc limit 1
    )
  ) ->> 'title',
  'Sans titre'
) end;

-- What the category and tags of a text are called at this moment, by id: later they may have another name, or be gone.
create function private.version_names(content jsonb) returns jsonb
language sql
stable
set search_path = ''
return (
  select coalesce(jsonb_object_agg(named.id, named.name), '{}')
  from (
    select id, name from public.categories where id::text = content ->> 'category_id'
    union all
    select id, name from public.tags where content -> 'tag_ids' ? id::text
  ) as named
);

-- Adds a version, updates `pending_changes` and returns the number. Whoever calls holds the lock of the document (`lock_document`), under
-- which versions are numbered.
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
    private.version_names(written.value), written.reason, written.note, written.is_pending, coalesce(written.saved_by, auth.uid()), coalesce(written.saved_at, now())
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
      -- A text that was saved after the planned one was made from it.
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

-- Writes a text to the table of its kind, or takes the document off the site where `value` is null: `draft` is then its pending text.
-- Returns the number of the version.
create function private.write_stored(
  written_document private.document, value jsonb, why public.version_reason, said_note text, keeps_pending boolean, draft jsonb default null
) returns integer
language plpgsql
set search_path = ''
as $$
declare
  written private.document_versions;
begin
  written.kind := written_document.kind;
  written.id := written_document.id;
  written.value := coalesce(value, draft);
  written.reason := why;
  written.note := said_note;
  written.is_pending := value is null and draft is not null;
  if private.has_drafts(written.kind) then
    execute format('select private.%I($1, $2)', 'write_' || written.kind) into written.number using written, keeps_pending;
    return written.number;
  end if;
  perform private.put_online(written_document, value, private.latest_number(written_document) + 1);
  return private.write_version(written, keeps_pending);
end
$$;

create function private.latest_number(wanted private.document) returns integer
language sql
stable
set search_path = ''
return coalesce((
  select max(kept.number) from private.document_versions as kept where (kept.kind, kept.id) = (wanted.kind, wanted.id)
), 0);

-- Serializes saves where there is no row to lock: of kinds without drafts, and first saves.
create function private.lock_content(locked private.document) returns void
language sql
set search_path = ''
return pg_advisory_xact_lock(hashtext('private.document_versions'), hashtext(private.key_of(locked)));

-- Where the table has drafts: the version that the next save has to have seen, and when the row was changed last. Else nulls.
create function private.row_of(wanted private.document, out version integer, out updated_at timestamptz)
language plpgsql
stable
set search_path = ''
as $$
begin
  if private.has_drafts(wanted.kind) then
    execute format('select version, updated_at from public.%I where id = $1::uuid', wanted.kind || 's')
    into version, updated_at using wanted.id;
  end if;
end
$$;

-- Nobody else writes a document until the transaction ends. Gives the version from which its next save starts, 0 of one that isn't
-- there yet.
create function private.lock_document(locked private.document, may_be_new boolean) returns integer
language plpgsql
set search_path = ''
as $$
declare
  version integer;
begin
  if not private.has_drafts(locked.kind) then
    perform private.lock_content(locked);
    return private.latest_number(locked);
  end if;
  execute format('select version from public.%I where id = $1::uuid for no key update', locked.kind || 's') into version using locked.id;
  if version is null and may_be_new then
    -- Sent twice, it is made once.
    perform private.lock_content(locked);
    version := coalesce((private.row_of(locked)).version, 0);
  end if;
  if version is null then
    raise exception 'Ce texte n’existe plus.' using errcode = 'PT404';
  end if;
  return version;
end
$$;

-- Adds a version and leaves what is online. Where the table has drafts, its row gets the next version, so that a save that was begun
-- before is refused; the page, its date and the log of page changes stay as they are.
create function private.write_beside(written private.document_versions) returns integer
language plpgsql
set search_path = ''
as $$
begin
  if private.has_drafts(written.kind) then
    execute format('update public.%I set version = version + 1 where id = $1::uuid returning version', written.kind || 's')
    into written.version using written.id;
  end if;
  return private.write_version(written, false);
end
$$;

create function private.check_write(act text, kept_document private.document, why public.version_reason) returns void
language plpgsql
stable
set search_path = ''
as $$
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
end
$$;

-- Whether an act leaves what is online and writes a version beside it. Where the table has drafts and the row isn't published (for a plan:
-- isn't public yet), the row itself is written: a save changes its text, a plan sets its date.
create function private.stands_beside(act text, kept_document private.document, given jsonb, stored jsonb) returns boolean
language sql
stable
set search_path = ''
return case
  when act in ('publish', 'withdraw') then false
  when act = 'discard' or not private.has_drafts(kept_document.kind) then true
  when act = 'save' and coalesce(given ->> 'status', 'published') <> 'published' then false
  else coalesce(stored ->> 'status' = 'published', false)
    and (act = 'save' or coalesce((stored ->> 'published_at')::timestamptz, '-infinity') <= now())
end;

-- The status and the date that a text gets where the table has drafts: those of the row, unless it is published, planned or saved with
-- another status.
create function private.publication_of(act text, given jsonb, stored jsonb, is_beside boolean, due_at timestamptz) returns jsonb
language sql
stable
set search_path = ''
return case
  when act = 'save' and coalesce(given ->> 'status', 'published') <> 'published' then '{}'
  when is_beside or act = 'save' then jsonb_build_object(
    'status', coalesce(stored -> 'status', '"draft"'), 'published_at', stored -> 'published_at'
  )
  when act = 'plan' then jsonb_build_object('status', 'published', 'published_at', due_at)
  when given ? 'published_at' or stored ->> 'status' = 'published' then '{"status": "published"}'
  else '{"status": "published", "published_at": "now"}'
end;

-- What a document says once something is done to it; empty where it has no text of its own then.
create function private.value_after(
  act text, kept_document private.document, given jsonb, stored jsonb, is_beside boolean, keeps_draft boolean, due_at timestamptz
) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  value jsonb;
begin
  if act = 'discard' then
    return stored;
  elsif act = 'withdraw' and private.has_drafts(kept_document.kind) then
    return private.team_value(kept_document) || '{"status": "draft", "published_at": null}';
  elsif act = 'withdraw' then
    return case when keeps_draft and private.table_of(kept_document.kind) is not null then private.team_value(kept_document) end;
  elsif not private.has_drafts(kept_document.kind) then
    perform private.check_content_value(kept_document.kind, given);
    return given;
  end if;
  if act = 'save' and given ->> 'status' = 'published' and stored ->> 'status' is distinct from 'published' then
    raise exception 'Ce texte n’est pas en ligne : publiez-le.' using errcode = 'PT409';
  end if;
  execute format('select private.%I($1, $2, $3)', 'checked_' || kept_document.kind)
  into value using kept_document.id, given, private.publication_of(act, given, stored, is_beside, due_at);
  return value;
end
$$;

-- Whether an act would change nothing: no version is written then.
create function private.changes_nothing(
  act text, kept_document private.document, value jsonb, stored jsonb, team jsonb, is_beside boolean
) returns boolean
language sql
stable
set search_path = ''
return case act
  when 'withdraw' then case
    when private.has_drafts(kept_document.kind) then stored ->> 'status' = 'draft'
    else stored is null and value is not distinct from team
  end
  when 'discard' then private.pending_value(kept_document) is null
  else private.say_the_same(kept_document, value, team) and (is_beside or private.stand_the_same(kept_document, value, stored))
end;

-- Whether a request repeats the one that wrote the latest version, as where its answer was lost. The date « now » stands for the moment of
-- that version.
create function private.is_sent_again(latest private.document_versions, value jsonb, given jsonb, why public.version_reason) returns boolean
language sql
stable
set search_path = ''
as $$
  select latest.saved_by = auth.uid() and latest.reason = why
    and private.stand_the_same((latest.kind, latest.id), latest.value, value || case
      when private.has_drafts(latest.kind) and given ->> 'published_at' = 'now'
        and (latest.value ->> 'published_at')::timestamptz = latest.saved_at
        then jsonb_build_object('published_at', latest.saved_at)
      else '{}'
    end)
$$;

-- Does one act to a document of any kind: save, publish, plan, withdraw or discard; text, tags and version in one transaction. Returns the
-- version that the next save has to have seen: whoever has seen another one than the latest (0 where there is none yet) gets a conflict.
-- Where the table has drafts, a save with another status than « published » takes the document off the site. The reason of the version
-- follows from the act, unless the caller gives a closer one.
create function private.write_document(
  act text, kept_document private.document, kept_value jsonb, seen_version integer, kept_note text, why public.version_reason default null,
  keeps_draft boolean default true, due_at timestamptz default null
) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  given constant jsonb := kept_value;
  has_text constant boolean := act in ('save', 'publish', 'plan');
  has_other_status constant boolean := act = 'save' and private.has_drafts(kept_document.kind)
    and coalesce(given ->> 'status', 'published') <> 'published';
  current_version integer;
  latest private.document_versions;
  written private.document_versions;
  stored jsonb;
  team jsonb;
  is_beside boolean;
  leaves_site boolean;
begin
  perform private.check_write(act, kept_document, why);
  kept_note := private.checked_note(kept_note);
  if has_other_status or act in ('publish', 'plan', 'withdraw') then
    -- First of all: a planned change may begin or end with it.
    perform private.lock_releases();
  end if;
  current_version := private.lock_document(kept_document, has_text and seen_version = 0);
  stored := private.stored_value(kept_document);
  team := private.team_value(kept_document);
  is_beside := private.stands_beside(act, kept_document, given, stored);
  leaves_site := act = 'withdraw' or (has_other_status and coalesce(stored ->> 'status' = 'published', false));
  kept_value := private.value_after(act, kept_document, given, stored, is_beside, keeps_draft, due_at);
  why := coalesce(nullif(why, 'saved'), case act
    when 'save' then 'saved' when 'plan' then 'scheduled' when 'withdraw' then 'reverted' when 'discard' then 'discarded'
    when 'publish' then case
      when private.has_drafts(kept_document.kind) and (kept_value ->> 'published_at')::timestamptz > now() then 'scheduled'
      else 'published'
    end
  end::public.version_reason);

  select kept.* into latest from private.document_versions as kept
  where (kept.kind, kept.id) = (kept_document.kind, kept_document.id) order by kept.number desc limit 1;
  if latest.version = seen_version + 1 and current_version = latest.version
    and private.is_sent_again(latest, kept_value, case when act = 'publish' then given end, why)
  then
    return latest.version;
  end if;
  if current_version is distinct from seen_version then
    raise exception 'Ce texte a été enregistré entre-temps par une autre personne.' using errcode = 'PT409';
  end if;
  if leaves_site then
    perform private.end_plans(kept_document);
  end if;
  if kept_note is null and private.changes_nothing(act, kept_document, kept_value, stored, team, is_beside) then
    return seen_version;
  end if;
  if is_beside then
    written.kind := kept_document.kind;
    written.id := kept_document.id;
    written.value := kept_value;
    written.reason := why;
    written.note := kept_note;
    written.is_pending := act <> 'discard';
    perform private.write_beside(written);
    return seen_version + 1;
  end if;
  perform private.write_stored(
    kept_document, case when has_text or private.has_drafts(kept_document.kind) then kept_value end, why, kept_note, false, kept_value
  );
  if not leaves_site then
    perform private.end_fulfilled_plan(kept_document);
  end if;
  return seen_version + 1;
end
$$;

create function private.check_content_value(checked_kind public.document_kind, checked jsonb) returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  size_limit integer := private.size_limit(checked_kind);
  long_part text := coalesce(private.long_part(checked_kind), '');
begin
  if jsonb_typeof(checked) is distinct from 'object' then
    raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
  end if;
  if octet_length(checked::text) > size_limit then
    raise exception 'Ce contenu est trop long : % ko au plus.', size_limit / 1024 using errcode = 'PT413';
  end if;
  if not private.is_bounded(checked - long_part)
    or coalesce(jsonb_typeof(checked -> long_part), 'null') not in ('string', 'null')
    or char_length(checked ->> long_part) > 300000
    or (private.table_of(checked_kind) is not null and char_length(coalesce(checked ->> 'title', '')) > 500)
  then
    raise exception 'Un des textes est trop long.' using errcode = 'PT413';
  end if;
  if not private.is_clean(checked) then
    raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
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
begin
  return query
    -- What is so of a kind is asked once, not for each document.
    with kinds as materialized (
      select word as kind, private.has_drafts(word) as has_drafts, private.may_edit_document((word, null)::private.document) as may_edit,
        -- Of all documents at once, nobody reads what is long.
        case when wanted.id is null then coalesce(private.long_part(word), '') else '' end as left_out
      from unnest(enum_range(null::public.document_kind)) as word
    )
    select private.key_of((latest.kind, latest.id)), coalesce(known.version, latest.number), pending.value - of_kind.left_out,
      case when known.version is null or stored.value ->> 'status' = 'published' then stored.value end - of_kind.left_out,
      case when stored.value ->> 'status' <> 'published' and known.version is not null then stored.value end,
      -- Where the table has drafts: the last change of the row, which its page shows as well.
      case when known.version is null then content.published_at when stored.value ->> 'status' = 'published' then known.updated_at end,
      latest.saved_at, person.first_name, person.last_name, plan.id, plan.name, plan.due_at,
      case when not private.say_the_same((latest.kind, latest.id), planned.value, pending.value) then planned.value - of_kind.left_out end,
      planned.conflicts, case when plan.name is null then plan.problem end
    from (
      select distinct on (kept.kind, kept.id) kept.kind, kept.id, kept.number, kept.saved_at, kept.saved_by
      from private.document_versions as kept
      where (kept.kind, kept.id) = (wanted.kind, wanted.id)
        -- Drafts have a list of their own.
        or (wanted.id is null and kept.kind = any (array(select kinds.kind from kinds where not kinds.has_drafts)))
      order by kept.kind, kept.id, kept.number desc
    ) as latest
    join kinds as of_kind on of_kind.kind = latest.kind and of_kind.may_edit
    left join lateral private.row_of((latest.kind, latest.id)) as known on of_kind.has_drafts
    left join private.online_documents as content
      on content.kind = latest.kind and content.id = latest.id
    left join private.accounts as person on person.user_id = latest.saved_by
    left join private.release_documents as part on (part.kind, part.id) = (latest.kind, latest.id) and part.is_open
    left join private.releases as plan on plan.id = part.release_id
    cross join lateral (select private.pending_value((latest.kind, latest.id)) as value) as pending
    cross join lateral (select private.stored_value((latest.kind, latest.id)) as value) as stored
    -- Within the subquery, or it is computed for every document and thrown away.
    left join lateral (select merged.* from private.planned_value(part) as merged where part.number is not null) as planned on true
    where known.version is not null or not of_kind.has_drafts
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
  kept.status, kept.published_at::timestamptz as published_at
from private.document_versions as kept
left join private.account_names as person on person.user_id = kept.saved_by;

grant select on public.listed_versions to authenticated;

grant execute on function
  private.write_document(text, private.document, jsonb, integer, text, public.version_reason, boolean, timestamptz),
  public.save_document(text, jsonb, integer, public.version_reason, text),
  public.publish_document(text, jsonb, integer, text, public.version_reason),
  public.withdraw_document(text, integer, boolean), public.discard_document_changes(text, integer),
  private.list_documents(private.document), public.list_documents(text)
  to authenticated;

comment on table private.document_versions is
  'Every save of a document, oldest first. Those of one that was deleted go when its deletion can''t be undone, others never.';
comment on column private.document_versions.number is 'From 1, without gaps, by document.';
comment on column private.document_versions.version is
  'What the next save had to have seen: the version of its row where it has one, else the number.';
comment on column private.document_versions.value is
  'Its text, with status and date where its table has drafts; empty where it is the code''s copy or off the site.';
comment on column private.document_versions.names is 'What category and tags were called, by id.';
comment on column private.document_versions.note is 'What the person, or the editor for them, said of this save.';
comment on column private.document_versions.is_pending is
  'Saved beside what is online, or before anything is.';
comment on table private.pending_changes is 'Documents of which a version waits beside what is online, and which one.';
comment on column private.pending_changes.base is
  'What it was made from: what was online then, or what was planned. Empty where it was the code''s copy, or nothing.';
comment on function private.merge_values(jsonb, jsonb, jsonb, text) is
  'What two sides have made of one text, joined part by part, and the places that both have changed.';
comment on function private.may_edit_document(private.document) is 'Whether whoever asks may edit a document: settings are an admin''s.';
comment on function private.team_value(private.document) is
  'A document as it was saved last, online or not; empty where it is the code''s copy.';
comment on function public.save_document(text, jsonb, integer, public.version_reason, text) is
  'Saves a document from the version that was seen (0 for one that isn''t there yet), and gives the new one: beside what is online, or '
  'as the text of a draft that has a row. With another status than « published », it takes that from the site. Editors; admins for '
  'settings.';
comment on function public.publish_document(text, jsonb, integer, text, public.version_reason) is
  'Saves a document, from the version that was seen, and shows it to visitors: one that has a date from its « published_at » on, which '
  'may be « now »; without one, as it is dated, or now. Editors; admins for settings.';
comment on function public.withdraw_document(text, integer, boolean) is
  'Takes a document from the site: a section or setting is the code''s copy again, another is a draft, without a date where it has one, '
  'unless it isn''t to be kept. Editors; admins for settings.';
comment on function public.discard_document_changes(text, integer) is
  'Gives up what waits beside what is online; the versions keep it. Editors; admins for settings.';
comment on function public.list_documents(text) is
  'The contents that were ever changed, without what is long, or one document: what waits, what is online, or a draft that has a row, '
  'what is planned. '
  'None for whoever may not edit it. A function: who may read a text depends on what it is of.';
