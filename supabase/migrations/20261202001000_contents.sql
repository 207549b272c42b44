-- The site's contents as staff change them (product 15): what the code says holds until something else is published. What is
-- published is for all to read; drafts, and every save, are for those who may edit. Functions alone write. Settings and
-- composed pages are contents, by their keys.

create type public.content_reason as enum ('saved', 'published', 'restored', 'reverted');

create table public.site_contents (
  key text not null,
  value jsonb not null,
  version integer not null,
  published_at timestamptz not null default now(),
  -- Pages that staff compose (product 15.9) are contents as well, whose keys begin with `page/`: their drafts, versions and
  -- conflicts are those of any content. What addresses and lists need of a published one is drawn out of it here.
  slug text generated always as (case when starts_with(key, 'page/') then value ->> 'slug' end) stored,
  title text generated always as (case when starts_with(key, 'page/') then value ->> 'title' end) stored,
  footer text
    generated always as (case when starts_with(key, 'page/') then nullif(value ->> 'footer', 'none') end) stored,
  constraint site_contents_pkey primary key (key),
  constraint site_contents_slug_key unique (slug),
  constraint site_contents_slug_format check (slug ~ '^[a-z0-9-]+$'),
  -- As those of articles: file names end at 255 bytes.
  constraint site_contents_slug_length check (char_length(slug) <= 200),
  -- What stands at these addresses for something else: pages of the code, the parts of the backend, files of hosts.
  constraint site_contents_slug_not_reserved check (slug not in (
    'about', 'services', 'formations', 'realizations', 'portfolio', 'contact', 'blog', 'apercu', 'privacy-policy',
    'terms-of-service', 'legal-notice', 'auth', 'admin', 'index', '404', 'app-shell', 'assets', 'og', 'feed', 'rest',
    'storage', 'functions', 'realtime', 'graphql'
  ))
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

-- Whose each address is that a composed page has ever had: the last one to be public there keeps it.
create table private.composed_addresses (
  path text not null,
  content_key text not null,
  constraint composed_addresses_pkey primary key (path)
);

create index composed_addresses_content_key_idx on private.composed_addresses (content_key);

alter table public.site_contents enable row level security;
alter table private.content_revisions enable row level security;
alter table private.composed_addresses enable row level security;

-- Only the functions write: the service key doesn't either.
revoke all on public.site_contents from service_role;
grant select on public.site_contents to anon, authenticated, service_role;

create policy "Anyone reads what is published but internal settings" on public.site_contents
  for select to anon, authenticated
  using (key !~ '^internal/' or (select private.has_role('admin')));

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
security definer
set search_path = ''
as $$
declare
  latest private.content_revisions;
  shown public.site_contents;
begin
  perform private.require_right(private.may_edit_content(kept_key), case why
    when 'saved' then 'save_content'
    when 'published' then 'publish_content'
    when 'restored' then 'restore_content'
    when 'reverted' then 'revert_content'
  end);
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

create function private.restore_content(restored_key text, restored_number integer, seen_version integer) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  restored_value jsonb;
begin
  perform private.require_right(private.may_edit_content(restored_key), 'restore_content');
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
  perform private.require_right(private.may_edit_content(listed_key), 'list_content_revisions');
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
  perform private.require_right(private.may_edit_content(read_key), 'read_content_revision');
  return query
    select revision.number, revision.value, revision.reason, revision.note, revision.saved_at, person.first_name,
      person.last_name
    from private.content_revisions as revision
    left join private.accounts as person on person.user_id = revision.saved_by
    where revision.content_key = read_key and revision.number = read_number;
end
$$;

create function private.saved_content(saved_key text) returns jsonb
language sql
stable
set search_path = ''
return (
  select revision.value from private.content_revisions as revision
  where revision.content_key = saved_key order by revision.number desc limit 1
);

create function public.save_content(content_key text, content_value jsonb, seen_version integer, note text default null)
returns integer
language sql
set search_path = ''
return private.keep_content(content_key, content_value, seen_version, 'saved', note);

create function public.publish_content(content_key text, content_value jsonb, seen_version integer, note text default null)
returns integer
language sql
set search_path = ''
return private.keep_content(content_key, content_value, seen_version, 'published', note);

create function public.revert_content(content_key text, seen_version integer) returns integer
language sql
set search_path = ''
return private.keep_content(content_key, null, seen_version, 'reverted', null);

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

-- What the database does as the company's settings say (product 16): how long it keeps messages, and when pages that show
-- opening hours of a given day are no longer what they were.

-- From settings/privacy. As long as nothing is published there, what the code says.
create function private.message_retention() returns interval
language sql
stable
set search_path = ''
return coalesce(
  (
    select make_interval(months => (content.value ->> 'messageMonths')::integer)
    from public.site_contents as content where content.key = 'settings/privacy'
  ),
  interval '24 months'
);

-- What the database itself reads is checked here too. A draft may say anything: it does nothing.
create function private.check_settings() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  officer jsonb := new.value -> 'officer';
begin
  if new.key = 'settings/hours' then
    if jsonb_typeof(new.value -> 'exceptions') is distinct from 'array' or jsonb_array_length(new.value -> 'exceptions') > 60 then
      raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
    end if;
    return new;
  end if;
  if jsonb_typeof(new.value -> 'messageMonths') is distinct from 'number'
    or new.value ->> 'messageMonths' !~ '^(?:[1-9]\d?|1[01]\d|120)$'
  then
    raise exception 'Les messages se gardent de 1 à 120 mois.' using errcode = 'PT400';
  end if;
  -- All of it, for what doesn't fit isn't shown: the policy would go on promising what no longer holds.
  if jsonb_typeof(officer) is distinct from 'object'
    or new.value - array['officer', 'messageMonths'] <> '{}' or officer - array['name', 'role', 'email'] <> '{}'
    or not private.is_line(officer -> 'name', 80) or not private.is_line(officer -> 'role', 100)
    or (officer ? 'email' and jsonb_typeof(officer -> 'email') <> 'string')
    or char_length(coalesce(officer ->> 'email', '')) > 254
    or coalesce(officer ->> 'email', '')
      !~ '^((?!\.)(?!.*\.\.)[A-Za-z0-9_''+.-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,})?$'
  then
    raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
  end if;
  return new;
end
$$;

create trigger check_settings
  before insert or update on public.site_contents
  for each row when (new.key in ('settings/privacy', 'settings/hours')) execute function private.check_settings();

-- A page must not show what its requests don't answer: PostgREST adds the day to the contents that are asked for with it.
create function public.shown_on(content public.site_contents) returns date
language sql
stable
set search_path = ''
as $$
  select case
    when content.key = 'settings/hours' and jsonb_path_exists(content.value, '$.exceptions[0]')
      then (now() at time zone 'America/Toronto')::date
  end
$$;

-- Whether a day of Québec has begun since the log was last told of one, and pages show what depends on it.
create function private.has_new_day() returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.site_contents as hours
    where hours.key = 'settings/hours'
      and public.shown_on(hours) is not null
      and public.shown_on(hours) is distinct from (
        select (entry.changed_at at time zone 'America/Toronto')::date from public.page_changes as entry
        where entry.path = '/' order by entry.number desc limit 1
      )
  )
$$;

-- Composed pages

-- What lists and addresses take from a page is checked here, as the site's schema has it: what is listed is shown. A part of
-- the page that doesn't fit the site's schema is left out of it alone.
create function private.check_composed_page() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if jsonb_typeof(new.value -> 'slug') is distinct from 'string'
    or not private.is_line(new.value -> 'title', 47) or not private.is_line(new.value -> 'description', 160)
    or coalesce(new.value ->> 'footer', '') not in ('none', 'column', 'bottom')
  then
    raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
  end if;
  return new;
end
$$;

create trigger check_composed_page
  before insert or update on public.site_contents
  for each row when (starts_with(new.key, 'page/')) execute function private.check_composed_page();

-- As `log_pages` does for articles: it compares what is there when the transaction commits with the latest entries.
create function private.log_composed_page() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  page_key text := coalesce(new.key, old.key);
begin
  if not starts_with(page_key, 'page/') then
    return null;
  end if;
  perform private.lock_page_changes();
  insert into private.composed_addresses (path, content_key)
  select '/' || content.slug, content.key from public.site_contents as content
  where content.key = page_key and content.slug is not null
  on conflict (path) do update set content_key = excluded.content_key;

  perform private.log_addresses(array_agg(address.path), array_agg(shown.path))
  from private.composed_addresses as address
  left join lateral (
    select '/' || content.slug as path from public.site_contents as content
    where content.key = address.content_key and content.slug is not null
  ) as shown on true
  where address.content_key = page_key;
  return null;
end
$$;

create constraint trigger log_composed_page
  after insert or update or delete on public.site_contents deferrable initially deferred
  for each row execute function private.log_composed_page();

grant execute on function
  private.keep_content(text, jsonb, integer, public.content_reason, text),
  private.restore_content(text, integer, integer), private.list_contents(text),
  private.list_content_revisions(text, integer), private.read_content_revision(text, integer),
  public.save_content(text, jsonb, integer, text), public.publish_content(text, jsonb, integer, text),
  public.revert_content(text, integer), public.restore_content(text, integer, integer), public.list_contents(text),
  public.list_content_revisions(text, integer), public.read_content_revision(text, integer)
  to authenticated;
grant execute on function public.shown_on(public.site_contents) to anon, authenticated, service_role;

comment on table public.site_contents is
  'What is published instead of what the code says, by the key of its section. Written by functions alone.';
comment on column public.site_contents.version is 'The number of the save that published it.';
comment on column public.site_contents.slug is 'Of a composed page: it is at this address, right under the root.';
comment on column public.site_contents.title is 'Of a composed page: what lists call it.';
comment on column public.site_contents.footer is 'Of a composed page: where in the footer a link leads to it; empty for none.';
comment on table private.content_revisions is
  'Every save of a content, oldest first: drafts, what was published, what went back to the code''s copy. Kept without end.';
comment on column private.content_revisions.number is 'From 1, without gaps, by content.';
comment on column private.content_revisions.value is 'Empty where it went back to the code''s copy.';
comment on table private.composed_addresses is 'Every address that a composed page was ever public at, and whose it is.';
comment on function private.may_edit_content(text) is 'Whether whoever asks may edit a content: settings are an admin''s.';
comment on function private.keep_content(text, jsonb, integer, public.content_reason, text) is
  'Keeps a save of a content, and publishes it or takes it from the site.';
comment on function private.saved_content(text) is
  'A content as it was saved last, draft or not; empty where it is the code''s copy.';
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
comment on function private.message_retention() is 'How long messages are kept: from 1 to 120 months, 24 unless the settings say otherwise.';
comment on function public.shown_on(public.site_contents) is
  'The day in Québec, where what a content shows depends on it: opening hours with exceptions. Empty for all others.';
