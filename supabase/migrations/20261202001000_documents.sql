-- Documents: what staff write and publish, each named by its kind and its id. Every save of any document is kept here as a version (product:
-- every save is kept): its text, who saved it, when and why. One of them is what its table has, which visitors read; one may wait beside
-- that, until it is published or given up. An article's table has its drafts as well, for the specification has them there: the text of one that
-- isn't online is that of its row. API roles read the tables through views alone, by the policies below, and write by functions: the forms of
-- editors, for settings of admins, by the five below, each of which locks, checks and stores.

create type public.version_reason as enum (
  'saved', 'published', 'scheduled', 'merged', 'restored', 'reverted', 'discarded'
);

-- Oldest first, numbered from 1 without gaps. Without a foreign key to the document: the versions of a deleted one are kept for as long as it can
-- be put back.
create table private.document_versions (
  kind public.document_kind not null,
  id text collate "C" not null,
  number integer not null,
  version integer not null, -- What the next save has to have seen: of an article, the version of its row.
  value jsonb, -- Of an article with status and date; empty where the document is off the site, or the code's copy.
  names jsonb not null default '{}', -- What category and tags were called, by id.
  reason public.version_reason not null,
  note text,
  is_pending boolean not null default false, -- Saved beside what is online, or before anything is.
  saved_by uuid,
  saved_at timestamptz not null default now(),
  ended jsonb, -- What was planned of a document that was deleted with this version (`copy_plan`).
  -- Of an article. Beside the value, so that a list of versions reads none.
  status text generated always as (value ->> 'status') stored,
  published_at text generated always as (case when value ? 'status' then value ->> 'published_at' end) stored,
  constraint document_versions_pkey primary key (kind, id, number),
  constraint document_versions_saved_by_fkey
    foreign key (saved_by) references private.accounts (user_id) on delete set null,
  constraint document_versions_document_shape check (private.is_document(kind, id)),
  constraint document_versions_number_positive check (number > 0),
  constraint document_versions_value_size check (
    jsonb_typeof(value) = 'object' and octet_length(value::text) <= coalesce(private.size_limit(kind), 10000000)
  ),
  constraint document_versions_note_length check (char_length(note) <= 500)
);

-- A row for each document that has a pending text other than what is online. Where a planned text has gone online since, the pending
-- version isn't the latest one.
create table private.pending_changes (
  kind public.document_kind not null,
  id text collate "C" not null,
  number integer not null,
  constraint pending_changes_pkey primary key (kind, id)
);

create index document_versions_saved_by_idx on private.document_versions (saved_by);

alter table private.document_versions enable row level security;

create policy "Editors read versions, admins those of settings" on private.document_versions
  for select to authenticated
  using (
    (select private.has_role('admin')) or ((select private.has_role('editor')) and kind not in ('setting', 'internal'))
  );

grant select (kind, id, number, reason, note, is_pending, saved_by, saved_at, value, names, status, published_at) on private.document_versions to authenticated;

select private.let_roles('private.pending_changes', '{"select": "editor"}');

grant select (kind, id) on private.pending_changes to authenticated;

-- The company's settings are an admin's. Here and in the policy above they are named, for a list of rows pays for no call.
create function private.may_edit_document(edited private.document) returns boolean
language sql
stable
set search_path = ''
return private.has_role('admin') or (private.has_role('editor') and coalesce(edited.kind not in ('setting', 'internal'), true));

-- What the table of its kind has: what is online, and the draft of an article.
create function private.stored_value(stored private.document) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  value jsonb;
begin
  if stored.kind = 'article' then
    value := (
      select private.to_article_value(
        to_jsonb(article), array(select link.tag_id from public.article_tags as link where link.article_id = article.id order by link.tag_id)
      )
      from public.articles as article where article.id = private.article_of(stored)
    );
  elsif private.table_of(stored.kind) is null then
    value := (
      select content.value from public.site_contents as content where (content.kind, content.key) = (stored.kind, stored.id)
    );
  else
    execute format(
      'select public.value(document) from public.%I as document where document.id = $1 and document.published_at is not null',
      private.table_of(stored.kind)
    ) into value using stored.id;
  end if;
  return value;
end
$$;

create function private.is_online(named private.document, stored jsonb) returns boolean
language sql
immutable
set search_path = ''
return stored is not null and (named.kind <> 'article' or stored ->> 'status' = 'published');

create function private.version_value(wanted private.document, wanted_number integer) returns jsonb
language sql
stable
set search_path = ''
return (
  select kept.value from private.document_versions as kept where (kept.kind, kept.id) = (wanted.kind, wanted.id) and kept.number = wanted_number
);

create function private.latest_number(wanted private.document) returns integer
language sql
stable
set search_path = ''
return coalesce((
  select max(kept.number) from private.document_versions as kept where (kept.kind, kept.id) = (wanted.kind, wanted.id)
), 0);

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

-- Whether two texts are the same. A part that is null equals one that is missing, as where a column came with a later migration. The status and
-- the date of an article say where its text stands, and count where it is asked for.
create function private.say_the_same(of_kind public.document_kind, one jsonb, other jsonb, stand_the_same boolean default false) returns boolean
language sql
stable
set search_path = ''
return case
  when of_kind <> 'article' then jsonb_strip_nulls(one) is not distinct from jsonb_strip_nulls(other)
  else jsonb_strip_nulls(one) - array['status', 'published_at'] is not distinct from jsonb_strip_nulls(other) - array['status', 'published_at']
    and (not stand_the_same or (one ->> 'status', (one ->> 'published_at')::timestamptz)
      is not distinct from (other ->> 'status', (other ->> 'published_at')::timestamptz))
end;

-- Changes of a text: a list of parts, each with its path, what it said (`base`) and what it is to say (`value`, missing where it goes). A step
-- of a path is the name of a part, or an object that one item of a list alone contains. A set, of which others may add or take away
-- something as well, has what is `added` and `removed` instead; a list whose items have a `key` has those before and after, and the new `items`.

-- Where a path leads to in a text: null where no item is meant, or several may be.
create function private.place_of(path jsonb, value jsonb) returns text[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  place text[] := '{}';
  step jsonb;
begin
  for step in select jsonb_array_elements(path) loop
    place := place || case when jsonb_typeof(step) = 'string' then step #>> '{}' else (
      select case when count(*) = 1 then min(item.position - 1)::text end
      from jsonb_array_elements(case when jsonb_typeof(value #> place) = 'array' then value #> place else '[]' end)
        with ordinality as item (value, position)
      where item.value @> step
    ) end;
  end loop;
  return case when array_position(place, null) is null then place end;
end
$$;

-- A text with changes: each part of which the base still stands. `conflicts` has the paths of the others, which stay as they are unless
-- whoever asks `insists`.
create function private.set_changes(
  text_before jsonb, changes jsonb, insists boolean default false, out value jsonb, out conflicts text[]
)
language plpgsql
immutable
set search_path = ''
as $$
declare
  change jsonb;
  place text[];
  present jsonb;
  keys jsonb;
  is_free boolean;
begin
  value := text_before;
  conflicts := '{}';
  for change in select jsonb_array_elements(changes) loop
    place := private.place_of(change -> 'path', value);
    present := nullif(value #> place, 'null');
    if place is not null and change ? 'added' then
      value := jsonb_set(value, place, (
        select coalesce(jsonb_agg(item.value order by item.value), '[]')
        from (
          select jsonb_array_elements(case when jsonb_typeof(present) = 'array' then present else '[]' end)
          union select jsonb_array_elements(change -> 'added')
        ) as item (value)
        where not change -> 'removed' @> jsonb_build_array(item.value)
      ));
    elsif change ? 'key' then
      present := case when jsonb_typeof(present) = 'array' then present else '[]' end;
      keys := (select coalesce(jsonb_agg(item.value -> (change ->> 'key') order by item.position), '[]')
        from jsonb_array_elements(present) with ordinality as item (value, position));
      if keys = change -> 'base' and place is not null then
        value := jsonb_set(value, place, (
          select coalesce(jsonb_agg(item.value order by wanted.position), '[]')
          from jsonb_array_elements(change -> 'value') with ordinality as wanted (key, position)
          join jsonb_array_elements(present || (change -> 'items')) as item on item.value -> (change ->> 'key') = wanted.key
        ));
      elsif keys is distinct from change -> 'value' then
        conflicts := conflicts || (change ->> 'path');
      end if;
    elsif present is distinct from nullif(change -> 'value', 'null') or (place is null and change ? 'value') then
      is_free := place is not null and present is not distinct from nullif(change -> 'base', 'null');
      if is_free or insists then
        value := case
          when place = '{}' then change -> 'value'
          when change ? 'value' then coalesce(jsonb_set(value, place, change -> 'value'), value)
          else value #- place
        end;
      end if;
      if not is_free or (change ? 'value' and value #> place is distinct from change -> 'value') then
        conflicts := conflicts || (change ->> 'path');
      end if;
    end if;
  end loop;
end
$$;

-- What one text changes of another, part by part as the text is made of: all of it where there was none.
create function private.changes_between(base jsonb, value jsonb) returns jsonb
language sql
immutable
set search_path = ''
return case
  when base is null then jsonb_build_array(jsonb_build_object('path', '[]'::jsonb, 'value', value))
  else (
    select coalesce(jsonb_agg(jsonb_build_object('path', jsonb_build_array(name)) || case
      when name = 'tag_ids' then jsonb_build_object(
        'added', (select coalesce(jsonb_agg(tag), '[]') from jsonb_array_elements(value -> name) as item (tag) where not base -> name @> tag),
        'removed', (select coalesce(jsonb_agg(tag), '[]') from jsonb_array_elements(base -> name) as item (tag) where not value -> name @> tag)
      )
      else jsonb_build_object('base', base -> name) || case when value ? name then jsonb_build_object('value', value -> name) else '{}' end
    end order by name), '[]')
    from jsonb_object_keys(base || value) as name
    where nullif(base -> name, 'null') is distinct from nullif(value -> name, 'null')
  )
end;

-- The title that a document was saved with last, deleted or not; null for sections and settings, whose names only the code has.
create function private.title_of(named private.document) returns text
language sql
stable
set search_path = ''
return case when not private.is_of_code(named.kind) then coalesce(
  (
    select kept.value ->> 'title' from private.document_versions as kept
    where (kept.kind, kept.id) = (named.kind, named.id) and kept.value is not null order by kept.number desc limit 1
  ),
  'Sans titre'
) end;

-- How a sentence names a document.
create function private.quoted_title(named private.document) returns text
language sql
stable
set search_path = ''
return '« ' || coalesce(private.title_of(named), private.key_of(named)) || ' »';

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

create function private.checked_note(note text) returns text
language sql
stable
set search_path = ''
as $$
  select private.refuse('PT400', case when char_length(note) > 500 then 'Raccourcissez cette note : 500 caractères au plus.' end);
  select nullif(btrim(private.clean_text(note)), '')
$$;

-- First step: who may, and what for; nobody else writes the document until the transaction ends, and this is how it stands. `version` is what its
-- next save has to have seen: that of an article's row, else the number of the latest version; 0 of a document that isn't there yet.
create type private.standing as (
  document private.document, version integer, latest private.document_versions, stored jsonb, pending jsonb, is_online boolean
);

-- Saves wait for each other by the name of the document, which needn't be there: sent twice, a new one is made once. Gives the version of an
-- article's row.
create function private.lock_content(locked private.document) returns integer
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('private.document_versions'), hashtext(private.key_of(locked)));
  return private.lock_article(private.article_of(locked));
end
$$;

create function private.open_document(
  act text, opened private.document, may_be_new boolean default false, why public.version_reason default 'saved'
) returns private.standing
language plpgsql
set search_path = ''
as $$
declare
  standing private.standing;
begin
  perform private.require_right(private.may_edit_document(opened), act);
  perform private.refuse('PT400', case
    when why not in ('saved', 'merged', 'restored') then 'Cette raison n’en est pas une.'
    when private.is_document(opened.kind, opened.id) is not true then 'Ce contenu n’existe pas.'
  end);
  -- First of all: what is planned of it may end, or come back.
  perform private.lock_releases();
  standing.version := private.lock_content(opened);
  perform private.refuse('PT404', 'Ce texte n’existe plus.') where opened.kind = 'article' and standing.version is null and not may_be_new;
  standing.document := opened;
  standing.latest := (
    select kept from private.document_versions as kept where (kept.kind, kept.id) = (opened.kind, opened.id) order by kept.number desc limit 1
  );
  standing.version := coalesce(standing.version, case when opened.kind <> 'article' then (standing.latest).number end, 0);
  standing.stored := private.stored_value(opened);
  standing.pending := private.pending_value(opened);
  standing.is_online := private.is_online(opened, standing.stored);
  return standing;
end
$$;

-- Second step: a text that fits.

-- The text as it is kept. `publication` is the status and the date that an article gets.
create function private.checked_text(checked private.document, given jsonb, publication jsonb) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  size_limit integer := private.size_limit(checked.kind);
  long_part text := coalesce(private.long_part(checked.kind::text), '');
  has_title constant boolean := private.table_of(checked.kind) is not null;
begin
  if checked.kind = 'article' then
    return private.checked_article(private.article_of(checked), given, publication);
  end if;
  perform private.refuse('PT400', 'Ce contenu n’a pas la bonne forme.') where jsonb_typeof(given) is distinct from 'object';
  perform private.refuse('PT413', case
    when octet_length(given::text) > size_limit then format('Ce contenu est trop long : %s ko au plus.', size_limit / 1024)
    when jsonb_path_exists(given - long_part, 'strict $.**{17}') or exists (
        select from jsonb_path_query(given - long_part, 'strict $.** ? (@.type() == "string")') as part where char_length(part #>> '{}') > 5000
      )
      or coalesce(jsonb_typeof(given -> long_part), 'null') not in ('string', 'null')
      or char_length(given ->> long_part) > 300000 or (has_title and char_length(coalesce(given ->> 'title', '')) > 500)
      then 'Un des textes est trop long.'
  end);
  -- Each text is as forms write it. Other lines the site reads as such; a title stands in lists of the database.
  perform private.refuse('PT400', 'Ce contenu n’a pas la bonne forme.')
  where exists (
      select from jsonb_path_query(given, 'strict $.** ? (@.type() == "string")') as part where part #>> '{}' <> private.clean_text(part #>> '{}')
    )
    or (has_title and given ->> 'title' <> private.clean_line(given ->> 'title'));
  return given;
end
$$;

-- Third step: adds a version, which is what its table has from then on (`online`), stands beside that, or waits for a document that leaves the
-- site (`off`); and what waits is what was saved last beside what is online, unless it says the same. Whoever calls holds the lock.
create function private.store(
  stored_document private.document, new_value jsonb, place text, why public.version_reason, said_note text,
  keeps_pending boolean default false, saver uuid default auth.uid()
) returns integer
language plpgsql
set search_path = ''
as $$
declare
  new_number constant integer := private.latest_number(stored_document) + 1;
  new_version integer := new_number;
  waiting integer;
begin
  if stored_document.kind = 'article' then
    if place = 'online' then
      -- Without a category or tags that no longer exist.
      new_value := new_value || jsonb_build_object(
        'category_id', (select category.id from public.categories as category where category.id::text = new_value ->> 'category_id'),
        'tag_ids', array(select tag.id from public.tags as tag where new_value -> 'tag_ids' ? tag.id::text order by tag.id)
      );
    end if;
    -- Beside what is online, the row gets the next version, so that a save that was begun before is refused; its page stays as it is.
    update public.articles as article set version = article.version + 1
    where place = 'beside' and article.id = private.article_of(stored_document);
    new_version := coalesce(private.lock_article(private.article_of(stored_document)), 0) + case when place = 'beside' then 0 else 1 end;
  elsif new_number = 1 and place = 'beside' and private.table_of(stored_document.kind) is not null then
    -- A document is there from its first save on: what refers to it finds it.
    execute format('insert into public.%I (id) select $1 on conflict (id) do nothing', private.table_of(stored_document.kind))
    using stored_document.id;
  end if;
  insert into private.document_versions (kind, id, number, version, value, names, reason, note, is_pending, saved_by)
  values (
    stored_document.kind, stored_document.id, new_number, new_version, new_value, private.version_names(new_value), why, said_note,
    place <> 'online' and new_value is not null and why <> 'discarded', saver
  );
  -- After its version, which the triggers of an article find.
  if stored_document.kind = 'article' and place = 'online' then
    perform private.put_article(private.article_of(stored_document), new_value);
  elsif place <> 'beside' then
    perform private.put_online(stored_document, case when place = 'online' then new_value end, new_number);
  end if;
  if keeps_pending then
    waiting := (
      select pending.number from private.pending_changes as pending where (pending.kind, pending.id) = (stored_document.kind, stored_document.id)
    );
  elsif place <> 'online' and new_value is not null then
    waiting := new_number;
  end if;
  perform private.have_waiting(stored_document, waiting);
  return new_number;
end
$$;

-- The same for what somebody has sent from a version that they saw; whoever has seen another than the latest is refused. Nothing is written where
-- the request repeats the one that wrote the latest version, for its answer was lost, nor where it would change nothing and has no note. Gives
-- the version that the next save has to have seen, and the number of what was written. The date « now » stands for the moment of that version.
create function private.store_sent(
  standing private.standing, seen_version integer, sent jsonb, place text, why public.version_reason, said_note text default null,
  is_now boolean default false, out version integer, out number integer
)
language plpgsql
set search_path = ''
as $$
declare
  document constant private.document := standing.document;
  latest constant private.document_versions := standing.latest;
begin
  version := seen_version + 1;
  if latest.version = version and standing.version = version and latest.saved_by = auth.uid() and latest.reason = why
    and private.say_the_same(document.kind, latest.value, case
      when is_now and (latest.value ->> 'published_at')::timestamptz = latest.saved_at then sent || jsonb_build_object('published_at', latest.saved_at)
      else sent
    end, true)
  then
    return;
  end if;
  perform private.refuse('PT409', 'Ce texte a été enregistré entre-temps par une autre personne.')
  where standing.version is distinct from seen_version;
  if said_note is null and private.say_the_same(document.kind, sent, coalesce(standing.pending, standing.stored))
    and (place = 'beside' or private.say_the_same(document.kind, case when place = 'online' then sent end, standing.stored, true))
  then
    version := seen_version;
  else
    number := private.store(document, sent, place, why, said_note);
  end if;
end
$$;

-- Has a version wait beside what the table has, unless it says the same; none where there is no number.
create function private.have_waiting(waiting_document private.document, waiting integer) returns void
language plpgsql
set search_path = ''
as $$
begin
  if waiting is null or private.say_the_same(
    waiting_document.kind, private.version_value(waiting_document, waiting), private.stored_value(waiting_document)
  ) then
    delete from private.pending_changes as pending where (pending.kind, pending.id) = (waiting_document.kind, waiting_document.id);
  else
    insert into private.pending_changes (kind, id, number) values (waiting_document.kind, waiting_document.id, waiting)
    on conflict (kind, id) do update set number = excluded.number where pending_changes.number <> excluded.number;
  end if;
end
$$;

-- Gives changes of what is online to what waits beside it as well, each where its base still stands there: publishing that later takes nothing
-- of them back.
create function private.carry_on(carried private.document, changes jsonb, said_note text) returns void
language plpgsql
set search_path = ''
as $$
declare
  kept private.document_versions;
  joined jsonb;
begin
  select version.* into kept from private.pending_changes as pending
  join private.document_versions as version on (version.kind, version.id) = (pending.kind, pending.id) and version.number = pending.number
  where (pending.kind, pending.id) = (carried.kind, carried.id);
  if not found then
    return;
  end if;
  joined := (private.set_changes(kept.value, changes)).value;
  if private.say_the_same(carried.kind, joined, private.stored_value(carried)) then
    perform private.have_waiting(carried, null);
  elsif joined <> kept.value then
    perform private.store(carried, joined, 'beside', 'merged', said_note, saver => kept.saved_by);
  end if;
end
$$;

-- The five acts. Each gives the version that the next save has to have seen.

create function public.save_document(
  document text, value jsonb, seen_version integer, reason public.version_reason default 'saved', note text default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved constant private.document := private.document_of(document);
  standing constant private.standing := private.open_document('save_document', saved, seen_version = 0, reason);
  -- With another status than « published », a save takes an article from the site.
  takes_off constant boolean := saved.kind = 'article' and coalesce(value ->> 'status', 'published') <> 'published';
begin
  perform private.refuse('PT409', 'Ce texte n’est pas en ligne : publiez-le.')
  where saved.kind = 'article' and value ->> 'status' = 'published' and not standing.is_online;
  value := private.checked_text(saved, value, case when takes_off then '{}' else private.publication(standing.stored) end);
  if takes_off and (standing.is_online or (value ->> 'status' = 'archived' and standing.stored ->> 'status' <> 'archived')) then
    perform private.end_plans(saved);
  end if;
  seen_version := (private.store_sent(
    standing, seen_version, value, case when saved.kind <> 'article' or (standing.is_online and not takes_off) then 'beside' else 'online' end,
    reason, private.checked_note(note)
  )).version;
  if reason = 'restored' then
    perform private.put_back_plan((standing.latest).ended);
  end if;
  return seen_version;
end
$$;

create function public.publish_document(
  document text, value jsonb, seen_version integer, note text default null, reason public.version_reason default 'saved'
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  published constant private.document := private.document_of(document);
  standing constant private.standing := private.open_document('publish_document', published, seen_version = 0, reason);
  is_now constant boolean := value ->> 'published_at' = 'now';
  is_later boolean;
begin
  value := private.checked_text(published, value, case
    when value ? 'published_at' or standing.is_online then '{"status": "published"}' else '{"status": "published", "published_at": "now"}'
  end::jsonb);
  is_later := published.kind = 'article' and coalesce((value ->> 'published_at')::timestamptz > now(), false);
  reason := coalesce(nullif(reason, 'saved'), case when is_later then 'scheduled' else 'published' end::public.version_reason);
  if is_later then
    perform private.take_date(published, (value ->> 'published_at')::timestamptz);
  end if;
  seen_version := (private.store_sent(standing, seen_version, value, 'online', reason, private.checked_note(note), is_now)).version;
  perform private.end_fulfilled_plan(published, standing.stored);
  return seen_version;
end
$$;

create function public.withdraw_document(
  document text, seen_version integer, keeps_draft boolean default true
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  withdrawn constant private.document := private.document_of(document);
  standing constant private.standing := private.open_document('withdraw_document', withdrawn);
  draft constant jsonb := private.withdrawn_value(withdrawn, keeps_draft);
  plan constant jsonb := private.copy_plan(withdrawn);
  written record;
begin
  perform private.end_plans(withdrawn);
  written := private.store_sent(standing, seen_version, draft, case when withdrawn.kind = 'article' then 'online' else 'off' end, 'reverted');
  update private.document_versions as kept set ended = plan
  where draft is null and (kept.kind, kept.id, kept.number) = (withdrawn.kind, withdrawn.id, written.number);
  return written.version;
end
$$;

create function public.discard_document_changes(document text, seen_version integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  standing constant private.standing := private.open_document('discard_document_changes', private.document_of(document));
begin
  return (private.store_sent(standing, seen_version, standing.stored, 'beside', 'discarded')).version;
end
$$;

-- What is left of a document that leaves the site: the draft of an article, and of all others but sections and settings where it is kept.
create function private.withdrawn_value(withdrawn private.document, keeps_draft boolean default true) returns jsonb
language sql
stable
set search_path = ''
return case
  when withdrawn.kind = 'article' then private.team_value(withdrawn) || '{"status": "draft", "published_at": null}'
  when keeps_draft and private.table_of(withdrawn.kind) is not null then private.team_value(withdrawn)
end;

create function public.plan_document(
  document text, value jsonb, seen_version integer, due_at timestamptz, note text default null, changes jsonb default null,
  ends_at timestamptz default null, changes_back jsonb default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  planned constant private.document := private.document_of(document);
  standing constant private.standing := private.open_document('plan_document', planned, seen_version = 0);
  is_new constant boolean := planned.kind = 'article' and not (
    standing.is_online and coalesce((standing.stored ->> 'published_at')::timestamptz, '-infinity') <= now()
  );
  plan uuid;
begin
  perform private.check_changes(changes);
  perform private.check_changes(changes_back);
  if due_at is null and ends_at is not null then
    perform private.check_due(ends_at);
    seen_version := public.publish_document(
      document, value || case when is_new then '{"published_at": "now"}' else '{}' end::jsonb, seen_version, note
    );
    -- Sent once more, for the answer was lost on its way.
    if not exists (
      select from private.plans as listed
      where (listed.kind, listed.id) = (planned.kind, planned.id) and listed.begun_at is not null and listed.due_at = plan_document.ends_at
    ) then
      perform private.require_free(planned, null);
      perform private.plan_end(
        planned, now(), ends_at,
        case when not private.say_the_same(planned.kind, standing.stored, private.stored_value(planned), true) then standing.stored end,
        changes_back
      );
    end if;
    return seen_version;
  end if;
  value := private.checked_text(planned, value, case
    when is_new then jsonb_build_object('status', 'published', 'published_at', due_at) else private.publication(standing.stored)
  end);
  seen_version := (private.store_sent(
    standing, seen_version, value, case when is_new then 'online' else 'beside' end, 'scheduled', private.checked_note(note)
  )).version;
  perform private.check_due(due_at, due_at, ends_at);
  perform private.require_free(planned, null, true);
  if is_new then
    perform private.end_plan(planned);
    perform private.plan_end(planned, due_at, ends_at);
    return seen_version;
  end if;
  select listed.release_id into plan from private.plans as listed where (listed.kind, listed.id) = (planned.kind, planned.id);
  if plan is null then
    insert into private.releases (owner_id, due_at) values (auth.uid(), due_at) returning id into plan;
  else
    update private.releases as known set due_at = plan_document.due_at where known.id = plan;
    perform private.touch_release(plan);
  end if;
  insert into private.release_documents (release_id, kind, id, number, changes, changes_back, ends_at)
  select plan, pending.kind, pending.id, pending.number, coalesce(changes, private.changes_between(standing.stored, value)),
    plan_document.changes_back, plan_document.ends_at
  from private.pending_changes as pending where (pending.kind, pending.id) = (planned.kind, planned.id)
  on conflict (release_id, kind, id) do update
    set number = excluded.number, changes = excluded.changes, changes_back = excluded.changes_back, ends_at = excluded.ends_at;
  perform private.refuse('PT409', 'Ce texte est déjà en ligne : il n’y a rien à planifier.') where not found;
  return seen_version;
end
$$;

create function private.check_changes(changes jsonb) returns void
language sql
stable
set search_path = ''
return private.refuse('PT400', case
  when octet_length(changes::text) > 4000000 or (case when jsonb_typeof(changes) <> 'array' then true else
    jsonb_array_length(changes) > 500 or exists (
      select from jsonb_array_elements(changes) as change
      where jsonb_typeof(change -> 'path') is distinct from 'array' or jsonb_array_length(change -> 'path') > 16
        or jsonb_path_exists(change, '$.path[*] ? (@.type() != "string" && @.type() != "object")')
        or (change ? 'added' and array[jsonb_typeof(change -> 'added'), jsonb_typeof(change -> 'removed')] is distinct from '{array,array}')
        or (change ? 'key' and array[jsonb_typeof(change -> 'key'), jsonb_typeof(change -> 'base'), jsonb_typeof(change -> 'value'), jsonb_typeof(change -> 'items')]
          is distinct from '{string,array,array,array}')
    )
  end) then 'Ces changements n’ont pas la bonne forme.'
end);

-- The status and the date of an article as they are: those of a draft for one that isn't there yet.
create function private.publication(stored jsonb) returns jsonb
language sql
immutable
set search_path = ''
return jsonb_build_object('status', coalesce(stored -> 'status', '"draft"'), 'published_at', stored -> 'published_at');

create function public.list_documents(wanted_document text default null) returns table (
  document text, version integer, pending jsonb, online jsonb, draft jsonb, published_at timestamptz, saved_at timestamptz, saved_by text,
  release_id uuid, release_name text, due_at timestamptz, ends_at timestamptz, planned jsonb, plan_conflicts text[], plan_problem text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted constant private.document := private.document_of(wanted_document);
begin
  return query
    -- What is so of a kind is asked once, not for each document.
    with kinds as materialized (
      select word as kind, private.may_edit_document((word, null)::private.document) as may_edit,
        -- Of all documents at once, nobody reads what is long.
        case when wanted.id is null then coalesce(private.long_part(word::text), '') else '' end as left_out
      from unnest(enum_range(null::public.document_kind)) as word
    )
    select private.key_of((latest.kind, latest.id)), coalesce(known.version, latest.number), pending.value - of_kind.left_out,
      case when stored.is_online then stored.value end - of_kind.left_out, case when not stored.is_online then stored.value end,
      content.published_at, latest.saved_at, person.name, plan.id, plan.name,
      case when part.begun_at is null then plan.due_at end, case when part.begun_at is null then part.ends_at else plan.due_at end,
      case when not private.say_the_same(latest.kind, planned.value, pending.value) then planned.value - of_kind.left_out end,
      planned.conflicts, case when plan.name is null then plan.problem end
    from (
      select distinct on (kept.kind, kept.id) kept.kind, kept.id, kept.number, kept.saved_at, kept.saved_by
      from private.document_versions as kept
      where (kept.kind, kept.id) = (wanted.kind, wanted.id)
        -- Articles have a list of their own.
        or (wanted.id is null and kept.kind <> 'article')
      order by kept.kind, kept.id, kept.number desc
    ) as latest
    join kinds as of_kind on of_kind.kind = latest.kind and of_kind.may_edit
    left join public.articles as known on known.id = private.article_of((latest.kind, latest.id))
    left join private.online_documents as content on content.kind = latest.kind and content.id = latest.id
    left join private.account_names as person on person.user_id = latest.saved_by
    left join private.release_documents as part on (part.kind, part.id) = (latest.kind, latest.id) and part.is_open
    left join private.releases as plan on plan.id = part.release_id
    cross join lateral (select private.pending_value((latest.kind, latest.id)) as value) as pending
    cross join lateral (
      select kept.value, private.is_online((latest.kind, latest.id), kept.value) as is_online
      from private.stored_value((latest.kind, latest.id)) as kept (value)
    ) as stored
    -- Within the subquery, or it is computed for every document and thrown away.
    left join lateral (select merged.* from private.planned_value(part) as merged where part.number is not null or part.begun_at is not null) as planned on true
    where known.id is not null or latest.kind <> 'article'
    order by latest.kind, latest.id;
end
$$;

-- The saves of a document, of a deleted article too. Lists leave `value` out: it is read for one at a time.
create view public.listed_versions with (security_invoker = true) as
select
  kept.kind, kept.id, kept.number, kept.reason, kept.note, kept.is_pending, kept.saved_at, person.name as saved_by, kept.value, kept.names,
  kept.status, kept.published_at::timestamptz as published_at
from private.document_versions as kept
left join private.account_names as person on person.user_id = kept.saved_by;

-- What was deleted and can be put back: rows of tables, and documents of which the latest version says nothing any more.
create view public.deleted_items with (security_invoker = true) as
select
  deleted.record_id::text as id, deleted.id as number, deleted.source,
  coalesce(
    nullif(deleted.record ->> 'title', ''), nullif(deleted.record ->> 'name', ''),
    nullif(concat_ws(' ', deleted.record ->> 'first_name', deleted.record ->> 'last_name'), ''), deleted.record ->> 'email', ''
  ) as title,
  case
    when deleted.source = 'media_library' then jsonb_build_object(
      'file_path', deleted.record -> 'file_path', 'variants', deleted.record -> 'variants',
      'former_files', deleted.record -> 'former_files'
    )
  end as files,
  (deleted.record ->> 'starts_at')::timestamptz as starts_at, (deleted.record ->> 'ends_at')::timestamptz as ends_at,
  deleted.deleted_at, person.name as deleted_by
from private.deleted_records as deleted
left join private.account_names as person on person.user_id = deleted.deleted_by
where deleted.deleted_at >= now() - interval '30 days'
union all
select
  kept.kind || '/' || kept.id, kept.number, 'documents', coalesce(nullif(former.value ->> 'title', ''), 'Sans titre'), null, null, null,
  kept.saved_at, person.name
from private.document_versions as kept
join private.document_versions as former on (former.kind, former.id, former.number) = (kept.kind, kept.id, kept.number - 1)
left join private.account_names as person on person.user_id = kept.saved_by
where kept.value is null and kept.kind not in ('section', 'setting', 'internal') and kept.saved_at >= now() - interval '30 days'
  and not exists (
    select from private.document_versions as later where (later.kind, later.id) = (kept.kind, kept.id) and later.number > kept.number
  );

grant select on public.listed_versions, public.deleted_items to authenticated;

grant execute on function
  public.plan_document, public.save_document, public.publish_document, public.withdraw_document, public.discard_document_changes,
  public.list_documents to authenticated;

comment on function public.save_document is
  'Saves a document from the version that was seen (0 for one that isn''t there yet), and gives the new one: beside what is online, or as the text '
  'of a draft that has a row. With another status than « published », it takes that from the site. Editors; admins for settings.';
comment on function public.publish_document is
  'Saves a document, from the version that was seen, and shows it to visitors: one that has a date from its « published_at » on, which may be « now '
  '»; without one, as it is dated, or now. Editors; admins for settings.';
comment on function public.withdraw_document is
  'Takes a document from the site: a section or setting is the code''s copy again, another is a draft, without a date where it has one, unless it '
  'isn''t to be kept. Editors; admins for settings.';
comment on function public.discard_document_changes is
  'Gives up what waits beside what is online; the versions keep it. Editors; admins for settings.';
comment on function public.plan_document is
  'Saves a text beside what is online; what it changes of that goes online at a time to come, whatever is saved afterwards: the changes that are '
  'given, or the parts that differ. Of an article that isn''t online, it is the date from which visitors read it. With an end, what was there '
  'before comes back then, by `changes_back` or part by part, or it leaves the site; without a beginning, it goes online now. Refused where the '
  'document stands in a release, for it has one moment. Editors; admins for settings.';
comment on function public.list_documents is
  'The contents that were ever changed, without what is long, or one document: what waits, what is online, or a draft that has a row, what is '
  'planned. None for whoever may not edit it. A function: who may read a text depends on what it is of.';
comment on view public.deleted_items is 'What was deleted and can be put back. Admins; editors see its articles and documents.';
