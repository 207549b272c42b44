-- The site's contents as staff change them (product 15): what the code says holds until something else is published. What is
-- published is for all to read and stands here; drafts, and every save, are those of any document. Functions alone write.
-- Settings, composed pages (product 15.9), projects, shows and episodes are contents, by their keys.

-- What has an address of its own, which staff give it: it isn't there as long as nobody has made it.
create function private.is_addressed(document text) returns boolean
language sql
immutable
set search_path = ''
return document ~ '^(page|project|show|episode)/';

create table public.site_contents (
  key text not null,
  value jsonb not null,
  version integer not null,
  published_at timestamptz not null default now(),
  -- What addresses and lists need of a published document is drawn out of it here.
  slug text generated always as (case when private.is_addressed(key) then value ->> 'slug' end) stored,
  title text generated always as (case when private.is_addressed(key) then value ->> 'title' end) stored,
  footer text
    generated always as (case when starts_with(key, 'page/') then nullif(value ->> 'footer', 'none') end) stored,
  day text
    generated always as (case when split_part(key, '/', 1) in ('project', 'episode') then value ->> 'day' end) stored,
  show_key text generated always as (case when starts_with(key, 'episode/') then value ->> 'show' end) stored,
  -- An episode stands below its show, wherever that is: `private.public_path`.
  address text generated always as (
    case split_part(key, '/', 1)
      when 'page' then '/' || (value ->> 'slug')
      when 'project' then '/realizations/' || (value ->> 'slug')
      when 'show' then '/balados/' || (value ->> 'slug')
      when 'episode' then (value ->> 'show') || '/' || (value ->> 'slug')
    end
  ) stored,
  -- Lists of episodes would read their transcripts from the disk to leave them out.
  summary jsonb generated always as (
    case when split_part(key, '/', 1) in ('project', 'show', 'episode') then value - 'transcript' end
  ) stored,
  has_transcript boolean generated always as (
    case when starts_with(key, 'episode/') then coalesce(value ->> 'transcript' <> '', false) end
  ) stored,
  constraint site_contents_pkey primary key (key),
  -- Two documents of one release may change their addresses for each other's.
  constraint site_contents_address_key unique (address) deferrable,
  constraint site_contents_slug_format check (slug ~ '^[a-z0-9-]+$'),
  -- As those of articles: file names end at 255 bytes.
  constraint site_contents_slug_length check (char_length(slug) <= 200),
  constraint site_contents_slug_not_reserved
    check (not starts_with(key, 'page/') or slug <> all (private.reserved_slugs()))
);

-- Whose each address is that a document has ever had: the last one to be public there keeps it. An episode that is dated ahead has its
-- own from that day on.
create table private.content_addresses (
  path text not null,
  content_key text not null,
  public_from text,
  constraint content_addresses_pkey primary key (path)
);

create index site_contents_show_key_idx on public.site_contents (show_key, day) where show_key is not null;
create index site_contents_episode_day_idx on public.site_contents (day) where show_key is not null;
create index content_addresses_public_from_idx on private.content_addresses (public_from) where public_from is not null;
create index content_addresses_content_key_idx on private.content_addresses (content_key);

alter table public.site_contents enable row level security;
alter table private.content_addresses enable row level security;

-- Only the functions write: the service key doesn't either.
revoke all on public.site_contents from service_role;
grant select on public.site_contents to anon, authenticated, service_role;

-- The shows that are online, for which a policy of their own table can't ask.
create function private.online_shows() returns text[]
language sql
stable
security definer
set search_path = ''
return array(select content.key from public.site_contents as content where starts_with(content.key, 'show/'));

-- An episode that is dated ahead isn't there before its day in Québec: applications would show it, or not, as they like.
create function private.has_appeared(show_key text, day text) returns boolean
language sql
stable
set search_path = ''
return show_key is null or day <= to_char(now() at time zone 'America/Toronto', 'YYYY-MM-DD');

create policy "Anyone reads what is published but internal settings" on public.site_contents
  for select to anon, authenticated
  using (
    (key !~ '^internal/' or (select private.has_role('admin')))
    -- An episode is public with its show.
    and (show_key is null or show_key = any ((select private.online_shows())::text[]))
    and (private.has_appeared(show_key, day) or (select private.has_role('editor')))
  );

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

-- What any content is, a draft too: no text is longer than all of them may be, and nothing lies deeper than the site looks. Of an
-- episode, the transcript is left out before.
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

-- A day of the calendar, from 1900 to 2200, as lists are sorted by it.
create function private.is_day(part jsonb) returns boolean
language sql
immutable
set search_path = ''
return coalesce(
  case when jsonb_typeof(part) = 'string' and part #>> '{}' ~ '^(19\d\d|2[01]\d\d|2200)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$' then
    split_part(part #>> '{}', '-', 3)::integer <= extract(day from (
      make_date(split_part(part #>> '{}', '-', 1)::integer, split_part(part #>> '{}', '-', 2)::integer, 1)
        + interval '1 month' - interval '1 day'
    ))
  end,
  false
);

-- The first and the last of some days; the last one may be missing.
create function private.are_days(part jsonb) returns boolean
language sql
immutable
set search_path = ''
return private.is_day(part -> 'from') and (coalesce(part ->> 'to', '') = '' or private.is_day(part -> 'to'));

-- What the database itself reads is checked here too. A draft may say anything: it does nothing.
create function private.check_settings() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  officer jsonb := new.value -> 'officer';
begin
  if new.key = 'settings/hours' then
    if jsonb_typeof(new.value -> 'exceptions') is distinct from 'array' or jsonb_array_length(new.value -> 'exceptions') > 60
      or exists (select from jsonb_array_elements(new.value -> 'exceptions') as exception where not private.are_days(exception))
    then
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
    or private.is_email(nullif(officer ->> 'email', '')) = false
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

-- What a page has to know of them, in the same request. The content is read again, for whoever may read it, as its policy has it:
-- who calls this with a content of their own invention gets nothing. Not in SQL, which would be planned again for each of the
-- two thousand episodes of a feed.
create function public.media(content public.site_contents) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  addresses text[];
begin
  select private.content_media_paths(coalesce(shown.summary, shown.value)) into addresses
  from public.site_contents as shown
  where shown.key = content.key
    and (shown.key !~ '^internal/' or (select private.has_role('admin')))
    and (
      shown.show_key is null
      or exists (select from public.site_contents as show where show.key = shown.show_key)
    )
    and (private.has_appeared(shown.show_key, shown.day) or (select private.has_role('editor')));
  return private.media_at(addresses);
end
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
    select from private.uses_of_file(coalesce(new.file_path, old.file_path)) as used (document)
    where not starts_with(used.document, 'article/')
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

-- Whether a day of Québec has begun since the log was last told of one, and pages show opening hours that depend on it.
create function private.has_new_day() returns boolean
language sql
stable
set search_path = ''
as $$
  with latest as (
    select (entry.changed_at at time zone 'America/Toronto')::date as day from public.page_changes as entry
    where entry.path = '/' order by entry.number desc limit 1
  )
  select exists (
    select from public.site_contents as hours
    where hours.key = 'settings/hours'
      and public.shown_on(hours) is not null
      and public.shown_on(hours) is distinct from (select latest.day from latest)
  )
$$;

-- Pages, projects, shows and episodes

-- What lists and addresses take from a document is checked here, as the site's schema has it: what is listed is shown. A part
-- that doesn't fit the site's schema is left out of the page alone.
create function private.is_listable(kind text, value jsonb) returns boolean
language sql
immutable
set search_path = ''
return jsonb_typeof(value -> 'slug') is not distinct from 'string' and case kind
  when 'page' then private.is_line(value -> 'title', 47) and private.is_line(value -> 'description', 160)
    and coalesce(value ->> 'footer', '') in ('none', 'column', 'bottom')
  when 'project' then private.is_line(value -> 'title', 60) and private.is_line(value -> 'description', 320)
    and private.is_line(value -> 'client', 60) and private.is_line(value -> 'category', 30) and private.is_day(value -> 'day')
    and coalesce(jsonb_typeof(value -> 'tags') = 'array', false)
    and not jsonb_path_exists(value, 'strict $.tags[*] ? (@.type() != "string")')
  when 'show' then private.is_line(value -> 'title', 60) and private.is_line(value -> 'description', 600)
    -- Where the feed leads to.
    and coalesce(value ->> 'movedTo', '') ~* '^(https://[^[:space:][:cntrl:]]{1,192})?$'
  when 'episode' then private.is_line(value -> 'title', 70) and private.is_line(value -> 'description', 220)
    and coalesce(value ->> 'show', '') ~ '^show/[A-Za-z0-9-]{1,90}$' and private.is_day(value -> 'day')
    and coalesce(jsonb_typeof(value -> 'number') = 'number' and value ->> 'number' ~ '^[1-9]\d{0,3}$', false)
    and coalesce(value #>> '{sound,src}', '')
      ~ '^(https?://[A-Za-z0-9.:-]{1,253})?/storage/v1/object/public/media/uploads/[0-9]{1,20}\.[A-Za-z0-9]{2,5}$'
end;

create function private.check_addressed_content() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  former text;
begin
  if not private.is_listable(split_part(new.key, '/', 1), new.value) then
    raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
  end if;
  -- Applications go on asking for a feed where it was: another show's would take the place of the one that people follow.
  select address.content_key into former from private.content_addresses as address
  where starts_with(new.key, 'show/') and starts_with(address.content_key, 'show/')
    and address.path = '/balados/' || (new.value ->> 'slug') and address.content_key <> new.key;
  if found then
    raise exception 'L’émission % a eu cette adresse, et on l’y suit encore. Choisissez-en une autre.', private.quoted_title(former)
      using errcode = 'PT400';
  end if;
  return new;
end
$$;

create trigger check_addressed_content
  before insert or update on public.site_contents
  for each row when (private.is_addressed(new.key)) execute function private.check_addressed_content();

-- Where a document stands, an episode from its day on; empty where it can't.
create function private.planned_path(content public.site_contents) returns text
language sql
stable
set search_path = ''
as $$
  select case
    when content.show_key is null then content.address
    else (select show.address || '/' || content.slug from public.site_contents as show where show.key = content.show_key)
  end
$$;

-- Where visitors read it; empty where they can't.
create function private.public_path(content public.site_contents) returns text
language sql
stable
set search_path = ''
as $$
  select case when private.has_appeared(content.show_key, content.day) then private.planned_path(content) end
$$;

-- Writes down what has become of the addresses of these documents, as `log_pages` does for articles: it compares what is there
-- now with the latest entries. Whoever calls holds the lock.
create function private.log_documents(keys text[]) returns void
language sql
set search_path = ''
as $$
  -- Where a day has come something was public, even if it has moved on before anybody asked. What was never public is nobody's.
  update private.content_addresses set public_from = null
  where content_key = any (keys) and public_from <= to_char(now() at time zone 'America/Toronto', 'YYYY-MM-DD');
  delete from private.content_addresses as planned
  where planned.content_key = any (keys) and planned.public_from is not null
    and not exists (select from public.page_changes as entry where entry.path = planned.path);

  insert into private.content_addresses (path, content_key)
  select shown.path, content.key
  from public.site_contents as content cross join lateral (select private.public_path(content) as path) as shown
  where content.key = any (keys) and shown.path is not null
  on conflict (path) do update set content_key = excluded.content_key, public_from = null;

  -- Until then, whoever was there before keeps it.
  insert into private.content_addresses (path, content_key, public_from)
  select planned.path, content.key, content.day
  from public.site_contents as content cross join lateral (select private.planned_path(content) as path) as planned
  where content.key = any (keys) and planned.path is not null and not private.has_appeared(content.show_key, content.day)
  on conflict (path) do update set public_from = excluded.public_from
    where content_addresses.content_key = excluded.content_key;

  select private.log_addresses(array_agg(address.path), array_agg(private.public_path(content)))
  from private.content_addresses as address
  left join public.site_contents as content on content.key = address.content_key
  where address.content_key = any (keys)
    -- An address that is still to come is told to nobody.
    and (address.public_from is null or exists (select from public.page_changes as entry where entry.path = address.path));
$$;

-- What the log has otherwise than the day says: episodes whose day has come, and those that a clock that was wrong had shown too early.
create function private.outdated_documents() returns setof text
language sql
stable
set search_path = ''
as $$
  with clock as (select to_char(now() at time zone 'America/Toronto', 'YYYY-MM-DD') as today)
  select address.content_key from private.content_addresses as address
  where address.public_from <= (select today from clock)
  union
  select episode.key
  from public.site_contents as episode cross join lateral (select private.planned_path(episode) as path) as planned
  where episode.show_key is not null and episode.day >= (select today from clock) and planned.path is not null
    and (episode.day = (select today from clock)) <> exists (
      select from private.content_addresses as address
      where address.path = planned.path and address.content_key = episode.key and address.public_from is null
    )
$$;

create function private.log_addressed_content() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed text := coalesce(new.key, old.key);
begin
  if not private.is_addressed(changed) then
    return null;
  end if;
  perform private.lock_page_changes();
  -- First what stands below: its addresses go with that of its show.
  if starts_with(changed, 'show/') and old.address is distinct from new.address then
    perform private.log_documents(
      array(select episode.key from public.site_contents as episode where episode.show_key = changed)
    );
  end if;
  perform private.log_documents(array[changed]);
  return null;
end
$$;

create constraint trigger log_addressed_content
  after insert or update or delete on public.site_contents deferrable initially deferred
  for each row execute function private.log_addressed_content();

grant execute on function private.online_shows(), private.has_appeared(text, text) to anon, authenticated, service_role;
grant execute on function
  public.shown_on(public.site_contents), public.media(public.site_contents)
  to anon, authenticated, service_role;

comment on table public.site_contents is
  'What is published instead of what the code says, by the key of its section. Written by functions alone.';
comment on column public.site_contents.version is 'The number of the save that published it.';
comment on column public.site_contents.slug is 'Of a document with an address of its own: what the address ends with.';
comment on column public.site_contents.title is 'Of the same: what lists call it.';
comment on column public.site_contents.footer is 'Of a composed page: where in the footer a link leads to it; empty for none.';
comment on column public.site_contents.day is 'Of a project or episode: the day by which lists sort it.';
comment on column public.site_contents.show_key is 'Of an episode: the show that it is of.';
comment on column public.site_contents.address is
  'Of a document with an address of its own: what no other may have. Of an episode it begins with the key of its show.';
comment on column public.site_contents.summary is
  'Of a project, show or episode: what lists and feeds show of it, without the transcript.';
comment on column public.site_contents.has_transcript is 'Of an episode: whether there is one to read.';
comment on table private.content_addresses is 'Every address that a document was ever public at, and whose it is.';
comment on column private.content_addresses.public_from is
  'The day from which on an episode that is dated ahead is public there; empty once it is.';
comment on function private.is_addressed(text) is 'Whether a document is a page, project, show or episode.';
comment on function private.public_path(public.site_contents) is
  'Where visitors read a document; empty for an episode that isn''t there yet or whose show isn''t online, and for contents without an address.';
comment on function private.message_retention() is 'How long messages are kept: from 1 to 120 months, 24 unless the settings say otherwise.';
comment on function public.media(public.site_contents) is
  'By address, the media of the library that a content shows: type, size, dimensions, focal point, variants, duration, waveform.';
comment on function private.has_appeared(text, text) is
  'Whether visitors may read a content of this show and day: an episode from its day in Québec on, whatever else always.';
comment on function public.shown_on(public.site_contents) is
  'The day in Québec, where what a content shows depends on it: opening hours with exceptions. Empty for all others.';
