-- The published texts of the site's sections and settings (product: contents of the site). Until one is published, the text of the code
-- holds. Everybody reads them, but internal settings admins alone, and of those editors the templates of answers. Pending texts and versions are kept as those of any document. Only
-- functions write.

create table public.site_contents (
  kind public.document_kind not null default 'section',
  key text not null, -- The id of a section or setting, which the code gives it.
  value jsonb not null,
  version integer not null, -- The number of the save that published it.
  published_at timestamptz not null default now(),
  constraint site_contents_pkey primary key (key),
  constraint site_contents_kind_known check (private.is_of_code(kind) and private.is_document(kind, key))
);

alter table public.site_contents enable row level security;

-- Only the functions write: the service key doesn't either.
revoke all on public.site_contents from service_role;
grant select on public.site_contents to anon, authenticated, service_role;

create policy "Anyone reads what is published but internal settings" on public.site_contents
  for select to anon, authenticated
  using (
    kind <> 'internal' or (select private.has_role('admin'))
    -- What those who answer begin with.
    or key = 'internal/replies' and (select private.has_role('editor'))
  );

-- Whether a part of a content is a line as forms write it that shows something, of `most` characters at most: as the site's schemas count
-- them, where what is beyond U+FFFF counts twice.
create function private.is_line(part jsonb, most integer) returns boolean
language sql
immutable
set search_path = ''
return coalesce(
  jsonb_typeof(part) = 'string' and part <> '""' and part #>> '{}' = private.clean_line(part #>> '{}')
    and char_length(part #>> '{}') + char_length(regexp_replace(part #>> '{}', '[\u0001-\uFFFF]', '', 'g')) <= most,
  false
);

-- What the database does as the company's settings say (product: settings): how long it keeps messages, and when pages that show
-- opening hours of a given day are no longer what they were. As long as nothing is published there, what the code says.

create function private.published_content(wanted text) returns jsonb
language sql
stable
security definer
set search_path = ''
return (select content.value from public.site_contents as content where content.key = wanted);

-- How long messages are kept: from 1 to 120 months, 24 unless the settings say otherwise.
create function private.message_retention() returns interval
language sql
stable
set search_path = ''
return coalesce(
  make_interval(months => (private.published_content('settings/privacy') ->> 'messageMonths')::integer), interval '24 months'
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

-- What is open when: a day of the week, or an exception.
create function private.are_hours(part jsonb) returns boolean
language sql
immutable
set search_path = ''
return coalesce(
  jsonb_typeof(part -> 'isOpen') = 'boolean'
    and part ->> 'opens' ~ '^([01]\d|2[0-3]):[0-5]\d$' and part ->> 'closes' ~ '^([01]\d|2[0-3]):[0-5]\d$'
    and (part -> 'isOpen' = 'false' or (part ->> 'opens') collate "C" < part ->> 'closes'),
  false
);

-- A studio as the settings have it.
create function private.is_studio(studio jsonb) returns boolean
language sql
immutable
set search_path = ''
return coalesce(
  studio ->> 'id' ~ '^[a-z0-9-]{1,60}$' and private.is_line(studio -> 'name', 40)
    and jsonb_typeof(studio -> 'slotMinutes') = 'number' and studio ->> 'slotMinutes' ~ '^\d{2,3}$'
    and (studio ->> 'slotMinutes')::integer between 30 and 720
    and (
      select count(*) = 7 and bool_and(private.are_hours(studio -> 'week' -> day))
      from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) as day
    )
    and jsonb_typeof(studio -> 'exceptions') = 'array' and jsonb_array_length(studio -> 'exceptions') <= 60
    and not exists (
      select from jsonb_array_elements(studio -> 'exceptions') as exception
      where not private.are_days(exception) or not private.are_hours(exception)
    ),
  false
);

-- What the database itself obeys is checked here too, as the site's schemas have it. A draft may say anything: it does nothing.
create function private.check_settings() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  officer jsonb := new.value -> 'officer';
  studios jsonb := new.value -> 'studios';
  notice jsonb := new.value -> 'noticeHours';
  -- Days on which the company, or all studios, are closed.
  days jsonb := new.value -> case new.key when 'settings/hours' then 'exceptions' else 'closed' end;
  fits boolean;
begin
  perform private.refuse('PT400', 'Les messages se gardent de 1 à 120 mois.')
  where new.key = 'settings/privacy' and (
    jsonb_typeof(new.value -> 'messageMonths') = 'number' and new.value ->> 'messageMonths' ~ '^(?:[1-9]\d?|1[01]\d|120)$'
  ) is not true;
  fits := case new.key
    when 'internal/security' then
      new.value ->> 'secondFactor' in ('nobody', 'admins', 'editors') and jsonb_typeof(new.value -> 'isSignUpOpen') = 'boolean'
    -- The whole value: the site doesn't show one that doesn't fit, and its privacy policy would go on naming a duration that the
    -- database no longer follows.
    when 'settings/privacy' then
      jsonb_typeof(officer) = 'object' and new.value - array['officer', 'messageMonths'] = '{}' and officer - array['name', 'role', 'email'] = '{}'
        and private.is_line(officer -> 'name', 80) and private.is_line(officer -> 'role', 100)
        and (not officer ? 'email' or jsonb_typeof(officer -> 'email') = 'string')
        and coalesce(private.is_email(nullif(officer ->> 'email', '')), true)
    else
      jsonb_typeof(days) = 'array' and jsonb_array_length(days) <= 60
        and not exists (select from jsonb_array_elements(days) as day where not private.are_days(day))
        and (new.key = 'settings/hours' or (
          jsonb_typeof(studios) = 'array' and jsonb_array_length(studios) <= 8
            and (
              select coalesce(bool_and(private.is_studio(studio)), true) and count(*) = count(distinct studio ->> 'id')
              from jsonb_array_elements(studios) as studio
            )
            -- Hours; what was published before there was a notice has none.
            and (notice is null or jsonb_typeof(notice) = 'number' and notice::text ~ '^\d{1,3}$' and notice::integer <= 336)
        ))
  end;
  perform private.refuse('PT400', case new.key
    when 'internal/security' then 'Ces réglages des accès sont incomplets.' else 'Ce contenu n’a pas la bonne forme.'
  end)
  where fits is not true;
  return new;
end
$$;

create trigger check_settings
  before insert or update on public.site_contents
  for each row when (new.key in ('settings/privacy', 'settings/hours', 'settings/bookings', 'internal/security'))
  execute function private.check_settings();

-- A computed column of PostgREST: a page shows opening hours as of the day that came with them, rather than by its own clock.
create function public.quebec_day(content public.site_contents) returns date
language sql
stable
set search_path = ''
as $$
  select case
    when content.key = 'settings/hours' and jsonb_path_exists(content.value, '$.exceptions[0]')
      then (now() at time zone 'America/Toronto')::date
  end
$$;

-- A computed column of PostgREST: what a page has to know of the media that a text shows (product: preparing pictures), in the same request. The row is read from the table again, by
-- the condition of its policy, so that a made-up row gets nothing. `media` of the other tables does the same.
create function public.media(content public.site_contents) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.media_at((
    select private.media_paths_in(shown.value::text) from public.site_contents as shown
    where shown.key = content.key and (shown.kind <> 'internal' or private.has_role('admin'))
  ));
end
$$;

grant execute on function public.quebec_day, public.media(public.site_contents) to anon, authenticated, service_role;

comment on table public.site_contents is 'What is published instead of what the code says, by the key of its section. Written by functions alone.';
comment on function public.media(public.site_contents) is
  'By address, the media of the library that a content shows: type, size, dimensions, focal point, variants, duration, waveform.';
comment on function public.quebec_day is
  'The day in Québec, where what a content shows depends on it: opening hours with exceptions. Empty for all others.';
