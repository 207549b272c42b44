-- The site's contents as staff change them (product 15): what the code says holds until something else is published. What is
-- published is for all to read and stands here; drafts, and every save, are those of any document. Functions alone write.
-- Settings and composed pages are contents, by their keys.

create table public.site_contents (
  key text not null,
  value jsonb not null,
  version integer not null,
  published_at timestamptz not null default now(),
  -- Pages that staff compose (product 15.9) are contents as well, whose keys begin with `page/`. What addresses and lists need
  -- of a published one is drawn out of it here.
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

-- Whose each address is that a composed page has ever had: the last one to be public there keeps it.
create table private.composed_addresses (
  path text not null,
  content_key text not null,
  constraint composed_addresses_pkey primary key (path)
);

create index composed_addresses_content_key_idx on private.composed_addresses (content_key);

alter table public.site_contents enable row level security;
alter table private.composed_addresses enable row level security;

-- Only the functions write: the service key doesn't either.
revoke all on public.site_contents from service_role;
grant select on public.site_contents to anon, authenticated, service_role;

create policy "Anyone reads what is published but internal settings" on public.site_contents
  for select to anon, authenticated
  using (key !~ '^internal/' or (select private.has_role('admin')));

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

-- The media that a content shows (product 8.8). A transcript, the longest of all texts, shows none.
create function private.content_media_paths(value jsonb) returns text[]
language sql
immutable
parallel safe
set search_path = ''
return private.media_paths_in((value - 'transcript')::text);

create index site_contents_media_paths_idx on public.site_contents using gin (private.content_media_paths(value));

-- The content again, for whoever may read it, as its policy has it: who calls the function below with a content of their own
-- invention gets nothing.
create function private.readable_content(wanted text) returns setof public.site_contents
language sql
stable
security definer
set search_path = ''
as $$
  select content.* from public.site_contents as content
  where content.key = wanted and (content.key !~ '^internal/' or (select private.has_role('admin')))
$$;

-- What a page has to know of them, in the same request.
create function public.media(content public.site_contents) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.media_at(private.content_media_paths(shown.value)) from private.readable_content(content.key) as shown
$$;

-- A medium is described otherwise, comes back or goes: pages that show it aren't what they were.
create function private.log_media_of_contents() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Before anything is read: whoever held the lock may have published the first content that shows it.
  perform private.lock_page_changes();
  if exists (
    select from public.site_contents as content
    where private.content_media_paths(content.value) @> array[coalesce(new.file_path, old.file_path)]
  ) then
    insert into public.page_changes (path, kind) values ('/', 'changed');
  end if;
  return null;
end
$$;

create constraint trigger log_media_of_contents
  after insert or delete on public.media_library deferrable initially deferred
  for each row execute function private.log_media_of_contents();
create constraint trigger log_changed_media_of_contents
  after update on public.media_library deferrable initially deferred
  for each row when (
    (
      old.mime_type, old.file_size, old.width, old.height, old.focal_x, old.focal_y, old.variants, old.alt_text,
      old.duration, old.waveform
    ) is distinct from (
      new.mime_type, new.file_size, new.width, new.height, new.focal_x, new.focal_y, new.variants, new.alt_text,
      new.duration, new.waveform
    )
  )
  execute function private.log_media_of_contents();

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

grant execute on function public.shown_on(public.site_contents), public.media(public.site_contents)
  to anon, authenticated, service_role;

comment on table public.site_contents is
  'What is published instead of what the code says, by the key of its section. Written by functions alone.';
comment on column public.site_contents.version is 'The number of the save that published it.';
comment on column public.site_contents.slug is 'Of a composed page: it is at this address, right under the root.';
comment on column public.site_contents.title is 'Of a composed page: what lists call it.';
comment on column public.site_contents.footer is 'Of a composed page: where in the footer a link leads to it; empty for none.';
comment on table private.composed_addresses is 'Every address that a composed page was ever public at, and whose it is.';
comment on function private.message_retention() is 'How long messages are kept: from 1 to 120 months, 24 unless the settings say otherwise.';
comment on function public.media(public.site_contents) is
  'By address, the media of the library that a content shows: type, size, dimensions, focal point, variants, duration, waveform.';
comment on function public.shown_on(public.site_contents) is
  'The day in Québec, where what a content shows depends on it: opening hours with exceptions. Empty for all others.';
