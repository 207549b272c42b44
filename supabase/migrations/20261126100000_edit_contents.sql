-- The site's contents as staff change them (product 15): what the code says holds until something else is published. What is
-- published is for all to read; drafts, and every save, are for those who may edit. Functions alone write.

create type public.content_reason as enum ('saved', 'published', 'restored', 'reverted');

create table public.site_contents (
  key text not null,
  value jsonb not null,
  version integer not null,
  published_at timestamptz not null default now(),
  constraint site_contents_pkey primary key (key)
);

-- The latest one is what editors have before them. A draft is nothing else: it hasn't been published.
create table private.content_revisions (
  content_key text not null,
  number integer not null,
  value jsonb,
  reason public.content_reason not null,
  note text,
  saved_by uuid,
  saved_at timestamptz not null default now(),
  constraint content_revisions_pkey primary key (content_key, number),
  constraint content_revisions_saved_by_fkey
    foreign key (saved_by) references private.accounts (user_id) on delete set null,
  constraint content_revisions_key_shape check (
    content_key ~ '^[a-z][A-Za-z0-9-]*(/[A-Za-z0-9-]+)+$' and char_length(content_key) <= 100
  ),
  constraint content_revisions_value_size check (
    jsonb_typeof(value) = 'object' and octet_length(value::text) <= 65536
  ),
  constraint content_revisions_number_positive check (number > 0),
  constraint content_revisions_note_length check (char_length(note) <= 500),
  constraint content_revisions_reverted_empty check ((reason = 'reverted') = (value is null))
);

create index content_revisions_saved_by_idx on private.content_revisions (saved_by);

-- The company's settings are an admin's; those under `internal/` are no visitor's business besides.
create function private.may_edit_content(edited_key text) returns boolean
language sql
stable
set search_path = ''
return private.has_role('admin') or (private.has_role('editor') and edited_key !~ '^(settings|internal)/');

-- The length of a text as the site's schemas have it: browsers count what is beyond U+FFFF twice.
create function private.text_length(counted text) returns integer
language sql
immutable
set search_path = ''
return coalesce((
  select sum(case when ascii(letter) > 65535 then 2 else 1 end) from string_to_table(counted, null) as letter
), 0);

-- Whether a part of a content is a text that says something, and no more than there is room for.
create function private.is_line(part jsonb, most integer) returns boolean
language sql
immutable
set search_path = ''
return coalesce(
  jsonb_typeof(part) = 'string' and char_length(part #>> '{}') <= most
    -- What browsers take for blank.
    and private.clean_line(part #>> '{}') ~ '[^\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\uFEFF]' and private.text_length(part #>> '{}') <= most,
  false
);

-- What any content is, a draft too: no text is longer than all of them may be, and nothing lies deeper than the site looks.
create function private.is_bounded(checked jsonb) returns boolean
language sql
immutable
set search_path = ''
return not jsonb_path_exists(checked, 'strict $.**{17}') and not exists (
  select from jsonb_path_query(checked, 'strict $.** ? (@.type() == "string")') as part
  where char_length(part #>> '{}') > 5000
);

-- Keeps a save and gives its number, from which the next one starts. Whoever has seen another number gets a conflict.
create function private.keep_content(
  kept_key text, kept_value jsonb, seen_version integer, why public.content_reason, kept_note text
) returns integer
language plpgsql
set search_path = ''
as $$
declare
  latest private.content_revisions;
  shown public.site_contents;
begin
  if kept_key is null or kept_key !~ '^[a-z][A-Za-z0-9-]*(/[A-Za-z0-9-]+)+$' or char_length(kept_key) > 100 then
    raise exception 'Ce contenu n’existe pas.' using errcode = 'PT400';
  end if;
  if why <> 'reverted' and jsonb_typeof(kept_value) is distinct from 'object' then
    raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
  end if;
  if octet_length(kept_value::text) > 65536 then
    raise exception 'Ce contenu est trop long : 64 ko au plus.' using errcode = 'PT413';
  end if;
  if not private.is_bounded(kept_value)
    or (starts_with(kept_key, 'page/') and char_length(coalesce(kept_value ->> 'title', '')) > 500)
  then
    raise exception 'Un des textes est trop long.' using errcode = 'PT413';
  end if;
  kept_note := nullif(btrim(private.clean_text(kept_note)), '');
  if char_length(kept_note) > 500 then
    raise exception 'Raccourcissez cette note : 500 caractères au plus.' using errcode = 'PT400';
  end if;

  -- One save of a content after the other.
  perform pg_advisory_xact_lock(hashtext('private.content_revisions'), hashtext(kept_key));
  select revision.* into latest from private.content_revisions as revision
  where revision.content_key = kept_key order by revision.number desc limit 1;
  -- Sent once more, for the answer was lost on its way.
  if latest.number = seen_version + 1 and latest.saved_by = auth.uid() and latest.reason = why
    and latest.value is not distinct from kept_value
  then
    return latest.number;
  end if;
  if coalesce(latest.number, 0) is distinct from seen_version then
    raise exception 'Ce contenu a été enregistré entre-temps par une autre personne.' using errcode = 'PT409';
  end if;
  select content.* into shown from public.site_contents as content where content.key = kept_key;

  -- What changes nothing is no save.
  if kept_note is null and latest.value is not distinct from kept_value
    and (why = 'saved' or shown.value is not distinct from kept_value)
  then
    return seen_version;
  end if;

  insert into private.content_revisions (content_key, number, value, reason, note, saved_by)
  values (kept_key, seen_version + 1, kept_value, why, kept_note, auth.uid());
  case why
    when 'published' then
      insert into public.site_contents (key, value, version) values (kept_key, kept_value, seen_version + 1)
      on conflict (key) do update set value = excluded.value, version = excluded.version, published_at = now();
    when 'reverted' then
      delete from public.site_contents where site_contents.key = kept_key;
    else
      -- A draft.
  end case;
  return seen_version + 1;
end
$$;

create function private.save_content(content_key text, content_value jsonb, seen_version integer, note text) returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.may_edit_content(content_key) then
    raise insufficient_privilege using message = 'permission denied for function save_content';
  end if;
  return private.keep_content(content_key, content_value, seen_version, 'saved', note);
end
$$;

create function private.publish_content(content_key text, content_value jsonb, seen_version integer, note text) returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.may_edit_content(content_key) then
    raise insufficient_privilege using message = 'permission denied for function publish_content';
  end if;
  return private.keep_content(content_key, content_value, seen_version, 'published', note);
end
$$;

create function private.revert_content(content_key text, seen_version integer) returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.may_edit_content(content_key) then
    raise insufficient_privilege using message = 'permission denied for function revert_content';
  end if;
  return private.keep_content(content_key, null, seen_version, 'reverted', null);
end
$$;

create function private.restore_content(restored_key text, restored_number integer, seen_version integer) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  restored_value jsonb;
begin
  if not private.may_edit_content(restored_key) then
    raise insufficient_privilege using message = 'permission denied for function restore_content';
  end if;
  select revision.value into restored_value from private.content_revisions as revision
  where revision.content_key = restored_key and revision.number = restored_number;
  -- A version that went back to the code's copy has no text of its own: `revert_content` goes there.
  if restored_value is null then
    raise exception 'Cette version n’existe plus.' using errcode = 'PT404';
  end if;
  return private.keep_content(restored_key, restored_value, seen_version, 'restored', 'Version ' || restored_number);
end
$$;

create function private.list_contents(wanted_key text) returns table (
  key text, version integer, draft jsonb, published jsonb, published_at timestamptz, saved_at timestamptz,
  first_name text, last_name text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select latest.content_key, latest.number,
      case when latest.value is distinct from shown.value then latest.value end,
      shown.value, shown.published_at, latest.saved_at, person.first_name, person.last_name
    from (
      select distinct on (revision.content_key) revision.* from private.content_revisions as revision
      where wanted_key is null or revision.content_key = wanted_key
      order by revision.content_key, revision.number desc
    ) as latest
    left join public.site_contents as shown on shown.key = latest.content_key
    left join private.accounts as person on person.user_id = latest.saved_by
    where private.may_edit_content(latest.content_key)
    order by latest.content_key;
end
$$;

-- As those of articles: numbers have no gaps, and a page is found by them.
create function private.list_content_revisions(listed_key text, wanted_page integer) returns table (
  number integer, reason public.content_reason, note text, saved_at timestamptz, first_name text, last_name text,
  total bigint, page integer
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  page_size constant integer := 50;
  newest integer;
  shown_page integer;
begin
  if not private.may_edit_content(listed_key) then
    raise insufficient_privilege using message = 'permission denied for function list_content_revisions';
  end if;
  select coalesce(max(revision.number), 0) into newest from private.content_revisions as revision
  where revision.content_key = listed_key;
  shown_page := greatest(1, least(wanted_page, (newest + page_size - 1) / page_size));
  return query
    select revision.number, revision.reason, revision.note, revision.saved_at, person.first_name, person.last_name,
      newest::bigint, shown_page
    from private.content_revisions as revision
    left join private.accounts as person on person.user_id = revision.saved_by
    where revision.content_key = listed_key
      and revision.number <= newest - (shown_page - 1) * page_size and revision.number > newest - shown_page * page_size
    order by revision.number desc;
end
$$;

create function private.read_content_revision(read_key text, read_number integer) returns table (
  number integer, value jsonb, reason public.content_reason, note text, saved_at timestamptz, first_name text, last_name text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.may_edit_content(read_key) then
    raise insufficient_privilege using message = 'permission denied for function read_content_revision';
  end if;
  return query
    select revision.number, revision.value, revision.reason, revision.note, revision.saved_at, person.first_name,
      person.last_name
    from private.content_revisions as revision
    left join private.accounts as person on person.user_id = revision.saved_by
    where revision.content_key = read_key and revision.number = read_number;
end
$$;

create function public.save_content(content_key text, content_value jsonb, seen_version integer, note text default null)
returns integer
language sql
set search_path = ''
return private.save_content(content_key, content_value, seen_version, note);

create function public.publish_content(content_key text, content_value jsonb, seen_version integer, note text default null)
returns integer
language sql
set search_path = ''
return private.publish_content(content_key, content_value, seen_version, note);

create function public.revert_content(content_key text, seen_version integer) returns integer
language sql
set search_path = ''
return private.revert_content(content_key, seen_version);

create function public.restore_content(content_key text, revision integer, seen_version integer) returns integer
language sql
set search_path = ''
return private.restore_content(content_key, revision, seen_version);

create function public.list_contents(content_key text default null) returns table (
  key text, version integer, draft jsonb, published jsonb, published_at timestamptz, saved_at timestamptz,
  first_name text, last_name text
)
language sql
stable
set search_path = ''
begin atomic
  select listed.* from private.list_contents(content_key) as listed;
end;

create function public.list_content_revisions(content_key text, wanted_page integer default 1) returns table (
  number integer, reason public.content_reason, note text, saved_at timestamptz, first_name text, last_name text,
  total bigint, page integer
)
language sql
stable
set search_path = ''
begin atomic
  select listed.* from private.list_content_revisions(content_key, wanted_page) as listed;
end;

create function public.read_content_revision(content_key text, revision integer) returns table (
  number integer, value jsonb, reason public.content_reason, note text, saved_at timestamptz, first_name text, last_name text
)
language sql
stable
set search_path = ''
begin atomic
  select found.* from private.read_content_revision(content_key, revision) as found;
end;

-- Which pages show a content, the code alone knows. The entry says that the site has changed, in the name of its first page;
-- whoever keeps copies asks again what they were made from.
create function private.log_content_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_page_changes();
  insert into public.page_changes (path, kind) values ('/', 'changed');
  return null;
end
$$;

-- When the transaction commits, as those of articles do, for the same reasons.
create constraint trigger log_content_change
  after insert or update or delete on public.site_contents deferrable initially deferred
  for each row execute function private.log_content_change();

alter table public.site_contents enable row level security;
alter table private.content_revisions enable row level security;

-- Only the functions write: the service key doesn't either.
revoke all on public.site_contents from public, anon, authenticated, service_role;
revoke all on private.content_revisions from public, anon, authenticated;
grant select on public.site_contents to anon, authenticated, service_role;

create policy "Anyone reads what is published but internal settings" on public.site_contents
  for select to anon, authenticated
  using (key !~ '^internal/' or (select private.has_role('admin')));

revoke all on function private.text_length(text), private.is_line(jsonb, integer), private.is_bounded(jsonb),
  private.may_edit_content(text), private.log_content_change(),
  private.keep_content(text, jsonb, integer, public.content_reason, text),
  private.save_content(text, jsonb, integer, text), private.publish_content(text, jsonb, integer, text),
  private.revert_content(text, integer), private.restore_content(text, integer, integer), private.list_contents(text),
  private.list_content_revisions(text, integer), private.read_content_revision(text, integer)
  from public, anon, authenticated;
revoke all on function public.save_content(text, jsonb, integer, text), public.publish_content(text, jsonb, integer, text),
  public.revert_content(text, integer), public.restore_content(text, integer, integer), public.list_contents(text),
  public.list_content_revisions(text, integer), public.read_content_revision(text, integer)
  from public, anon, authenticated;
grant execute on function private.save_content(text, jsonb, integer, text),
  private.publish_content(text, jsonb, integer, text), private.revert_content(text, integer),
  private.restore_content(text, integer, integer), private.list_contents(text),
  private.list_content_revisions(text, integer), private.read_content_revision(text, integer),
  public.save_content(text, jsonb, integer, text), public.publish_content(text, jsonb, integer, text),
  public.revert_content(text, integer), public.restore_content(text, integer, integer), public.list_contents(text),
  public.list_content_revisions(text, integer), public.read_content_revision(text, integer)
  to authenticated;

comment on table public.site_contents is
  'What is published instead of what the code says, by the key of its section. Written by functions alone.';
comment on column public.site_contents.version is 'The number of the save that published it.';
comment on table private.content_revisions is
  'Every save of a content, oldest first: drafts, what was published, what went back to the code''s copy. Kept without end.';
comment on column private.content_revisions.number is 'From 1, without gaps, by content.';
comment on column private.content_revisions.value is 'Empty where it went back to the code''s copy.';
comment on function private.may_edit_content(text) is 'Whether whoever asks may edit a content: settings are an admin''s.';
comment on function private.keep_content(text, jsonb, integer, public.content_reason, text) is
  'Keeps a save of a content, and publishes it or takes it from the site. Whoever calls has checked who asks.';
comment on function public.save_content(text, jsonb, integer, text) is
  'Saves a draft of a content, from the version that was seen (0: none), and gives the new one. Editors; admins for settings.';
comment on function public.publish_content(text, jsonb, integer, text) is
  'Saves a content and shows it to visitors. Editors and above; admins for settings.';
comment on function public.revert_content(text, integer) is
  'Shows the code''s copy of a content again, and drops its draft. Editors and above; admins for settings.';
comment on function public.restore_content(text, integer, integer) is
  'Makes a version of a content the draft of today. Editors and above; admins for settings.';
comment on function public.list_contents(text) is
  'The contents that were ever changed, or one of them: the draft that waits, and what is published. None for whoever may not edit them.';
comment on function public.list_content_revisions(text, integer) is
  'One page of the saves of a content, the latest first, without their texts. Editors and above; admins for settings.';
comment on function public.read_content_revision(text, integer) is
  'One save of a content, whole. Editors and above; admins for settings.';
