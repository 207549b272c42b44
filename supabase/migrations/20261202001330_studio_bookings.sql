-- Studios by the hour (product: audiovisual production): the free times of the next four weeks, requests that hold a time for half an hour until their
-- person confirms them and then for a day, and what staff answer. When a studio is open is a setting (`settings/bookings`); times are those of Québec's clocks. Staff alone read the
-- table: a person comes to their booking by a token of which only hashes are stored.

create extension if not exists btree_gist with schema extensions;

create table private.studio_bookings (
  id uuid not null default gen_random_uuid(),
  lead_id uuid not null,
  studio text not null,
  studio_name text not null,
  during tstzrange not null,
  state text not null default 'unconfirmed',
  held_until timestamptz not null,
  answer text,
  answered_by uuid,
  answered_at timestamptz,
  token_hashes bytea[] not null default '{}',
  request_hash bytea,
  said_hash bytea,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint studio_bookings_pkey primary key (id),
  constraint studio_bookings_request_hash_key unique (request_hash),
  constraint studio_bookings_lead_id_fkey foreign key (lead_id) references public.leads (id) on delete cascade,
  constraint studio_bookings_answered_by_fkey
    foreign key (answered_by) references private.accounts (user_id) on delete set null,
  constraint studio_bookings_state_known
    check (state in ('unconfirmed', 'requested', 'accepted', 'declined', 'cancelled', 'lapsed')),
  constraint studio_bookings_confirmed check (state not in ('requested', 'accepted') or confirmed_at is not null),
  constraint studio_bookings_during_bounded check (
    not isempty(during) and lower(during) is not null and upper(during) is not null
    and lower_inc(during) and not upper_inc(during)
    and private.is_plausible(lower(during)) and private.is_plausible(upper(during))
  ),
  constraint studio_bookings_answer_length check (char_length(answer) <= 1000),
  constraint studio_bookings_text_clean check (answer = private.clean_text(answer)),
  -- Whatever else is decided here, no two bookings of a studio overlap.
  constraint studio_bookings_never_overlap
    exclude using gist (studio with =, during with &&) where (state in ('unconfirmed', 'requested', 'accepted'))
);

-- Of each of the team, the address by which their calendar reads the studios' times.
create table private.calendar_addresses (
  user_id uuid not null default auth.uid(),
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  constraint calendar_addresses_pkey primary key (user_id),
  constraint calendar_addresses_token_hash_key unique (token_hash),
  constraint calendar_addresses_user_id_fkey
    foreign key (user_id) references private.accounts (user_id) on delete cascade
);

create index studio_bookings_lead_id_idx on private.studio_bookings (lead_id);
create index studio_bookings_answered_by_idx on private.studio_bookings (answered_by);
create index studio_bookings_during_idx on private.studio_bookings using gist (during);
create index studio_bookings_held_until_idx on private.studio_bookings (held_until) where state in ('unconfirmed', 'requested');
create index studio_bookings_token_hashes_idx on private.studio_bookings using gin (token_hashes);

alter table private.studio_bookings enable row level security;
alter table private.calendar_addresses enable row level security;

create policy "Moderators read bookings" on private.studio_bookings
  for select to authenticated
  using ((select private.has_role('moderator')));

grant select (id, lead_id, studio, studio_name, during, state, held_until, answer, created_at) on private.studio_bookings to authenticated;

-- What the database reads of the settings is checked here, as the site's schema has it.
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

create function private.is_bookable_studio(part jsonb) returns boolean
language sql
immutable
set search_path = ''
return coalesce(
  part ->> 'id' ~ '^[a-z0-9-]{1,60}$' and private.is_line(part -> 'name', 40)
    and jsonb_typeof(part -> 'slotMinutes') = 'number' and part ->> 'slotMinutes' ~ '^\d{2,3}$'
    and (part ->> 'slotMinutes')::integer between 30 and 720
    and (
      select count(*) = 7 and bool_and(private.are_hours(part -> 'week' -> day))
      from unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) as day
    )
    and jsonb_typeof(part -> 'exceptions') = 'array' and jsonb_array_length(part -> 'exceptions') <= 60
    and not exists (
      select from jsonb_array_elements(part -> 'exceptions') as exception
      where not private.are_days(exception) or not private.are_hours(exception)
    ),
  false
);

-- Hours; what was published before there was a notice has none.
create function private.is_notice(part jsonb) returns boolean
language sql
immutable
set search_path = ''
return case
  when part is null then true
  when jsonb_typeof(part) = 'number' and part::text ~ '^\d{1,3}$' then part::integer <= 336
  else false
end;

create function private.check_booking_settings() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  studios jsonb := new.value -> 'studios';
  closed jsonb := new.value -> 'closed';
begin
  if jsonb_typeof(studios) is distinct from 'array' or jsonb_typeof(closed) is distinct from 'array'
    or jsonb_array_length(studios) > 8 or jsonb_array_length(closed) > 60
    or exists (select from jsonb_array_elements(studios) as studio where not private.is_bookable_studio(studio))
    or exists (select from jsonb_array_elements(closed) as day where not private.are_days(day))
    or (select count(*) > count(distinct studio ->> 'id') from jsonb_array_elements(studios) as studio)
    or not private.is_notice(new.value -> 'noticeHours')
  then
    raise exception 'Ce contenu n’a pas la bonne forme.' using errcode = 'PT400';
  end if;
  return new;
end
$$;

create trigger check_booking_settings
  before insert or update on public.site_contents
  for each row when (new.key = 'settings/bookings') execute function private.check_booking_settings();

-- A studio as the settings have it; empty where it takes no bookings.
create function private.bookable_studio(wanted text) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select studio from public.site_contents as content, jsonb_array_elements(content.value -> 'studios') as studio
  where content.key = 'settings/bookings' and studio ->> 'id' = wanted
$$;

-- Every time of a studio that begins between two moments, free or not, in order; beside each, when the studio closes. A day that is closed
-- is closed for all; then an exception of the studio, then its week. Opening hours become moments first and are divided after: on
-- the day on which the clocks change, a night has an hour more or less, and no time is there twice.
create function private.studio_times(wanted text, after timestamptz, before timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz, closes_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  with studio as (
    select private.bookable_studio(wanted) as setting
  ), days as (
    select day::date as day, to_char(day, 'YYYY-MM-DD') as name
    from generate_series((after at time zone 'America/Toronto')::date, (before at time zone 'America/Toronto')::date, '1 day') as day
  ), hours as (
    select days.day, coalesce(
      (
        select exception from jsonb_array_elements(studio.setting -> 'exceptions') as exception
        where days.name collate "C" between exception ->> 'from' and coalesce(nullif(exception ->> 'to', ''), exception ->> 'from')
        limit 1
      ),
      studio.setting -> 'week' -> (array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])[
        extract(isodow from days.day)::integer
      ]
    ) as hours
    from studio cross join days
    where studio.setting is not null and not exists (
      select from public.site_contents as content, jsonb_array_elements(content.value -> 'closed') as closed
      where content.key = 'settings/bookings'
        and days.name collate "C" between closed ->> 'from' and coalesce(nullif(closed ->> 'to', ''), closed ->> 'from')
    )
  ), openings as (
    select (hours.day + (hours.hours ->> 'opens')::time) at time zone 'America/Toronto' as opens_at,
      (hours.day + (hours.hours ->> 'closes')::time) at time zone 'America/Toronto' as closes_at,
      make_interval(mins => (studio.setting ->> 'slotMinutes')::integer) as length
    from hours cross join studio
    where hours.hours -> 'isOpen' = 'true'
  )
  select begins, begins + openings.length, openings.closes_at
  from openings, generate_series(openings.opens_at, openings.closes_at - openings.length, openings.length) as begins
  where begins >= after and begins < before
  order by begins
$$;

-- Whether a booking takes its time from others: one that nobody has confirmed, or answered, in time doesn't any more.
create function private.is_live_booking(state text, held_until timestamptz) returns boolean
language sql
stable
set search_path = ''
return state = 'accepted' or (state in ('unconfirmed', 'requested') and not private.is_over(held_until));

-- What whoever reads it is told, also before the next decision writes it down.
create function private.booking_state(state text, held_until timestamptz) returns text
language sql
stable
set search_path = ''
return case when state in ('unconfirmed', 'requested') and private.is_over(held_until) then 'lapsed' else state end;

-- Has what is over by the clock lapse, and tells whoever waited for an answer. A clock that isn't trusted takes no time from anybody but what was asked for under the same date.
create function private.lapse_bookings() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_trusted boolean := private.trusts_clock();
  due private.studio_bookings;
begin
  for due in
    select known.* from private.studio_bookings as known join public.leads as lead on lead.id = known.lead_id
    where known.state in ('unconfirmed', 'requested') and known.held_until <= now()
      and (is_trusted or known.state = 'unconfirmed' and private.ended_lately(known.created_at, known.held_until))
    order by known.id for key share of lead for update of known skip locked
  loop
    update private.studio_bookings as known set state = 'lapsed' where known.id = due.id;
    if due.confirmed_at is null then
      perform private.close_unconfirmed_lead(due.lead_id);
    else
      perform private.queue_booking_email(due, 'booking-lapsed');
    end if;
  end loop;
end
$$;

-- Asked each second, it keeps up with the clock: what nobody answers lapses, which the team is told before, and who comes in two days
-- is reminded, unless they were accepted later than that.
create function private.settle_due_bookings(moment timestamptz) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  due private.studio_bookings;
begin
  perform private.lapse_bookings();
  if not private.trusts_clock() then
    return;
  end if;
  -- What is held for longer than anything is was dated by a clock that was ahead: it is held from now on.
  update private.studio_bookings as known
  set held_until = least(moment + private.longest_hold(known.state), lower(known.during))
  where known.state in ('unconfirmed', 'requested')
    and known.held_until > moment + private.longest_hold(known.state) + interval '1 minute';
  perform private.queue_lead_news(booking.lead_id, 'unanswered')
  from private.studio_bookings as booking
  where booking.state = 'requested'
    and booking.held_until - least(interval '6 hours', (booking.held_until - booking.created_at) / 4) <= moment
    and not exists (select from private.outbox as queued where queued.once = 'lead-news/unanswered/' || booking.lead_id);
  for due in
    select known.* from private.studio_bookings as known join public.leads as lead on lead.id = known.lead_id
    where known.state = 'accepted' and lower(known.during) > moment
      and known.during && tstzrange(moment, moment + interval '3 days')
      and private.remind_at(lower(known.during)) <= moment and known.answered_at < private.remind_at(lower(known.during))
      and not exists (select from private.outbox as queued where queued.once = 'booking-reminder/' || known.id)
    order by known.id for key share of lead for update of known skip locked
  loop
    perform private.queue_booking_email(due, 'booking-reminder');
  end loop;
end
$$;

-- Days begin at midnight: four weeks are today and the 27 days after it.
create function private.booking_horizon() returns timestamptz
language sql
stable
set search_path = ''
return ((now() at time zone 'America/Toronto')::date + 28)::timestamp at time zone 'America/Toronto';

-- How long before its time a studio is to be asked for.
create function private.booking_notice() returns interval
language sql
stable
security definer
set search_path = ''
as $$
  select make_interval(hours => coalesce(max((content.value ->> 'noticeHours')::integer), 4))
  from public.site_contents as content where content.key = 'settings/bookings'
$$;

create function public.list_free_times(studio text) returns table (starts_at timestamptz, ends_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if studio is null or char_length(studio) > 60 or private.bookable_studio(studio) is null then
    raise exception 'Ce studio ne se réserve pas en ligne.' using errcode = 'PT404';
  end if;
  return query
    select times.starts_at, times.ends_at
    from private.studio_times(studio, now() + private.booking_notice(), private.booking_horizon()) as times
    where not exists (
      select from private.studio_bookings as booking
      where booking.studio = list_free_times.studio and booking.during && tstzrange(times.starts_at, times.ends_at)
        and private.is_live_booking(booking.state, booking.held_until)
    )
    order by times.starts_at;
end
$$;

-- A token has to be long enough that nobody finds it by trying.
create function private.booking_by_token(token text) returns uuid
language sql
stable
set search_path = ''
return (
  select booking.id from private.studio_bookings as booking
  where char_length(token) between 22 and 100 and booking.token_hashes @> array[private.token_hash(token)]
);

-- What an e-mail about a booking says.
create function private.booking_facts(booking private.studio_bookings) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'studio', booking.studio_name, 'startsAt', lower(booking.during), 'endsAt', upper(booking.during),
    'heldUntil', booking.held_until, 'note', nullif(booking.answer, ''), 'remindsAt', private.remind_at(lower(booking.during))
  ))
$$;

-- The same at present, with what was queued beside it; null where the booking isn't any more what the e-mail tells. A clock that
-- isn't trusted keeps nothing from leaving.
create function private.booking_email_data(queued private.outbox) returns jsonb
language sql
stable
set search_path = ''
as $$
  select queued.data || private.booking_facts(booking) from private.studio_bookings as booking
  where booking.id = queued.subject and case queued.kind
    when 'booking-unconfirmed' then booking.state = 'unconfirmed'
    when 'booking-requested' then booking.state = 'requested'
    when 'booking-accepted' then booking.state = 'accepted'
    when 'booking-reminder' then booking.state = 'accepted' and lower(booking.during) > now()
    when 'booking-declined' then booking.state = 'declined'
    when 'booking-lapsed' then booking.state = 'lapsed'
    when 'booking-cancelled' then booking.state = 'cancelled'
    else true
  end
$$;

-- An address that nobody has confirmed may be anybody's: but for the e-mail that asks for it, it isn't written. Each e-mail has a token
-- of its own, so that the links of the earlier ones stay good.
create function private.queue_booking_email(about private.studio_bookings, email_kind text, more jsonb default '{}') returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := private.new_token();
begin
  if about.confirmed_at is null and email_kind <> 'booking-unconfirmed' then
    return;
  end if;
  update private.studio_bookings as known set token_hashes = known.token_hashes || private.token_hash(token)
  where known.id = about.id;
  perform private.queue_email(
    email_kind, (select lead.email from public.leads as lead where lead.id = about.lead_id), about.lead_id,
    private.booking_facts(about) || jsonb_build_object('link', '/reservation#' || token) || more,
    email_kind || '/' || about.id,
    subject => about.id
  );
end
$$;

create function public.book_studio(
  studio text, starts_at timestamptz, slots integer, person jsonb, note text, token text
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  setting jsonb;
  finishes timestamptz;
  made private.studio_bookings;
  address text;
  said bytea;
  first_asked_at timestamptz := now();
begin
  if studio is null or char_length(studio) > 60 or starts_at is null or slots is null
    or octet_length(person::text) > 5000 or char_length(note) > 1000 or token is null or char_length(token) not between 22 and 100
    or jsonb_typeof(person) is distinct from 'object'
  then
    raise exception 'Vérifiez vos coordonnées, puis réessayez.' using errcode = 'PT400';
  end if;
  address := coalesce(btrim(person ->> 'email'), '');
  if not private.is_email(address) then
    raise exception 'Entrez une adresse de courriel, comme nom@exemple.ca.' using errcode = 'PT400';
  end if;
  -- An attempt whose answer got lost is repeated with the same token, and answered the same, whatever became of it. With something
  -- corrected, it takes the place of what was sent before, unless that was confirmed.
  said := private.hash_request(person, jsonb_build_array(studio, starts_at, slots, note)::text);
  select known.* into made from private.studio_bookings as known where known.request_hash = private.token_hash(token);
  if made.said_hash = said then
    return jsonb_build_object(
      'state', 'unconfirmed', 'held_until',
      case made.state when 'unconfirmed' then made.held_until else least(made.created_at + interval '30 minutes', lower(made.during)) end
    );
  end if;
  perform private.admit_lead(address);
  -- Requests for a studio are decided one after the other.
  perform pg_advisory_xact_lock(hashtextextended('studio_bookings/' || studio, 0));
  perform private.lapse_bookings();
  select known.* into made from private.studio_bookings as known where known.id = made.id;
  setting := private.bookable_studio(studio);
  if setting is null then
    raise exception 'Ce studio ne se réserve pas en ligne.' using errcode = 'PT404';
  end if;
  select times.starts_at + slots * make_interval(mins => (setting ->> 'slotMinutes')::integer) into finishes
  from private.studio_times(studio, greatest(starts_at, now() + private.booking_notice()), private.booking_horizon()) as times
  where times.starts_at = starts_at and slots between 1 and 12
    and times.starts_at + slots * make_interval(mins => (setting ->> 'slotMinutes')::integer) <= times.closes_at;
  if finishes is null then
    raise exception 'Ce moment ne se réserve pas ou ne se réserve plus. Choisissez-en un autre : ce que vous avez écrit reste là.'
      using errcode = 'PT409';
  end if;
  -- However often it is corrected, nothing is held for more than an hour from when it was first asked for.
  if made.state = 'unconfirmed' then
    first_asked_at := made.created_at;
    perform private.withdraw_unconfirmed(made.lead_id);
  end if;
  update private.studio_bookings as known set request_hash = null where known.id = made.id;
  perform private.limit_unconfirmed(0, finishes - starts_at);
  begin
    insert into private.studio_bookings (
      lead_id, studio, studio_name, during, held_until, request_hash, said_hash, created_at
    )
    values (
      private.insert_lead('booking', person, note), studio, setting ->> 'name', tstzrange(starts_at, finishes),
      least(private.confirm_until(starts_at), first_asked_at + interval '1 hour'), private.token_hash(token), said, first_asked_at
    )
    returning * into made;
  exception
    when exclusion_violation then
      raise exception 'Quelqu’un vient de prendre ce moment. Choisissez-en un autre : ce que vous avez écrit reste là.'
        using errcode = 'PT409';
  end;
  perform private.remember_network(made.lead_id);
  -- The browser's token opens nothing: who has read the e-mail confirms.
  perform private.queue_booking_email(made, 'booking-unconfirmed');
  return jsonb_build_object('state', made.state, 'held_until', made.held_until);
end
$$;

-- The booking of a token, decided about as those of its studio are, one after the other.
create function private.lock_booking(wanted uuid) returns private.studio_bookings
language plpgsql
set search_path = ''
as $$
declare
  booking private.studio_bookings;
begin
  select known.* into booking from private.studio_bookings as known where known.id = wanted;
  perform pg_advisory_xact_lock(hashtextextended('studio_bookings/' || booking.studio, 0));
  perform private.lapse_bookings();
  perform from public.leads as lead where lead.id = booking.lead_id for key share;
  select known.* into booking from private.studio_bookings as known where known.id = wanted for update;
  return booking;
end
$$;

-- Makes firm what was asked for: the team answers within a day, and before the time itself.
create function public.confirm_booking(token text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking private.studio_bookings := private.lock_booking(private.booking_by_token(token));
  address text;
begin
  if booking.id is null then
    raise exception 'Ce lien n’est plus valable.' using errcode = 'PT404';
  end if;
  -- A link that is used twice says the same twice.
  if booking.state in ('requested', 'accepted') then
    return;
  end if;
  if booking.state <> 'unconfirmed' or private.is_over(booking.held_until) then
    raise exception 'Ce moment ne vous est plus gardé. Choisissez-en un autre.' using errcode = 'PT409';
  end if;
  select lower(lead.email) into address from public.leads as lead where lead.id = booking.lead_id;
  if (
    select count(*) >= 3 from private.studio_bookings as known join public.leads as lead on lead.id = known.lead_id
    where known.state = 'requested' and lower(lead.email) = address
  ) then
    raise exception 'Trois demandes à cette adresse attendent déjà une réponse. Appelez-nous pour en ajouter une.'
      using errcode = 'PT429';
  end if;
  update private.studio_bookings as known
  set state = 'requested', held_until = least(now() + private.longest_hold('requested'), lower(known.during)), confirmed_at = now()
  where known.id = booking.id
  returning known.* into booking;
  perform private.welcome_lead(booking.lead_id);
  perform private.queue_booking_email(booking, 'booking-requested');
end
$$;

-- Whoever has the token sees the booking and nothing of who else has one.
create function public.read_booking(token text)
returns table (
  studio text, studio_name text, starts_at timestamptz, ends_at timestamptz, state text, held_until timestamptz, answer text,
  first_name text
)
language sql
stable
security definer
set search_path = ''
as $$
  select booking.studio, booking.studio_name, lower(booking.during), upper(booking.during),
    private.booking_state(booking.state, booking.held_until), booking.held_until, booking.answer, lead.first_name
  from private.studio_bookings as booking join public.leads as lead on lead.id = booking.lead_id
  -- Looked for once, and not for each row.
  where booking.id = (select private.booking_by_token(left(token, 200)))
$$;

create function public.cancel_booking(token text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking private.studio_bookings := private.lock_booking(private.booking_by_token(token));
begin
  if booking.id is null then
    raise exception 'Ce lien n’est plus valable.' using errcode = 'PT404';
  end if;
  -- A link that is used twice says the same twice.
  if booking.state in ('cancelled', 'declined') then
    return;
  end if;
  if lower(booking.during) <= now() then
    raise exception 'Cette réservation a déjà commencé. Appelez-nous.' using errcode = 'PT409';
  end if;
  perform private.cancel_live_booking(booking, 'person', null);
end
$$;

-- By its person or by the team; what was never accepted is in nobody's calendar.
create function private.cancel_live_booking(booking private.studio_bookings, by text, said text) returns void
language plpgsql
set search_path = ''
as $$
declare
  former text := booking.state;
begin
  update private.studio_bookings as changed
  set state = 'cancelled', answer = said,
    answered_by = case when by = 'staff' then auth.uid() else changed.answered_by end,
    answered_at = case when by = 'staff' then now() else changed.answered_at end
  where changed.id = booking.id
  returning * into booking;
  if booking.confirmed_at is null then
    perform private.close_unconfirmed_lead(booking.lead_id);
  else
    perform private.queue_booking_email(booking, 'booking-cancelled', jsonb_build_object('reason', by));
  end if;
  if by = 'person' and former in ('requested', 'accepted') then
    perform private.queue_lead_news(booking.lead_id, 'cancelled');
  end if;
end
$$;

-- A request that has lapsed may still be accepted, as long as nobody else has the time, and so may one that isn't confirmed yet.
-- Declining what was accepted cancels it.
create function public.answer_booking(id uuid, accept boolean, seen_state text, note text default null) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking private.studio_bookings;
  is_new boolean;
begin
  perform private.require_right(private.has_role('editor'), 'answer_booking');
  if accept is null or char_length(note) > 1000 then
    raise exception 'Raccourcissez ce mot : 1000 caractères au plus.' using errcode = 'PT400';
  end if;
  booking := private.lock_booking(id);
  if booking.id is null then
    raise exception 'Cette réservation n’existe plus.' using errcode = 'PT404';
  end if;
  if seen_state is null then
    raise exception 'Rechargez la page, puis réessayez.' using errcode = 'PT400';
  end if;
  if accept and booking.state = 'accepted' or not accept and booking.state = 'declined' then
    return;
  end if;
  if booking.state in ('cancelled', 'declined') then
    raise exception 'Cette réservation a été refusée ou annulée entre-temps.' using errcode = 'PT409';
  end if;
  -- An answer to a request isn't one to what a colleague has made of it; one that has lapsed is a request still.
  if (booking.state = 'accepted') <> (seen_state = 'accepted') then
    raise exception '% a accepté cette réservation entre-temps.', coalesce(private.name_or_email(booking.answered_by), 'Quelqu’un')
      using errcode = 'PT409';
  end if;
  if not accept and seen_state = 'unconfirmed' and booking.confirmed_at is not null then
    raise exception 'Cette personne vient de confirmer sa demande.' using errcode = 'PT409';
  end if;
  if accept and lower(booking.during) <= now() then
    raise exception 'Ce moment est passé.' using errcode = 'PT409';
  end if;
  note := nullif(btrim(private.clean_text(note)), '');
  if not accept and (booking.state = 'accepted' or booking.confirmed_at is null) then
    perform private.cancel_live_booking(booking, 'staff', note);
    return;
  end if;
  is_new := booking.confirmed_at is null;
  begin
    update private.studio_bookings as changed
    set state = case when accept then 'accepted' else 'declined' end, answer = note, answered_by = auth.uid(),
      answered_at = now(),
      -- Somebody who called.
      confirmed_at = coalesce(changed.confirmed_at, case when accept then now() end)
    where changed.id = booking.id
    returning * into booking;
  exception
    when exclusion_violation then
      raise exception 'Ce moment a été pris entre-temps par une autre demande.' using errcode = 'PT409';
  end;
  if is_new then
    perform private.welcome_lead(booking.lead_id);
  end if;
  perform private.queue_booking_email(booking, 'booking-' || booking.state);
end
$$;

-- A new address takes the place of one's former one.
create function public.renew_calendar_address() returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- 244 random bits, spelled as addresses can carry them.
  new_token text := translate(
    encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'
  );
begin
  perform private.require_right(private.has_role('editor'), 'renew_calendar_address');
  insert into private.calendar_addresses (token_hash) values (private.token_hash(new_token))
  on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at;
  return to_jsonb(new_token);
end
$$;

create function public.revoke_calendar_address() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_right(private.has_role('editor'), 'revoke_calendar_address');
  delete from private.calendar_addresses as address where address.user_id = auth.uid();
end
$$;

create function public.read_calendar_address() returns timestamptz
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_right(private.has_role('editor'), 'read_calendar_address');
  return (select address.created_at from private.calendar_addresses as address where address.user_id = auth.uid());
end
$$;

-- Calendars store what they read on machines of others: when studios are taken, and nothing of who takes them. An address ends
-- with its person's right to answer bookings.
create function public.read_calendar(token text)
returns table (id uuid, studio_name text, starts_at timestamptz, ends_at timestamptz, state text, changed_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if token is null or char_length(token) not between 22 and 100 or not exists (
    select from private.calendar_addresses as address
    where address.token_hash = private.token_hash(token) and private.holds_role(address.user_id, 'editor')
  ) then
    raise exception 'Cette adresse n’est plus valable.' using errcode = 'PT404';
  end if;
  return query
    select booking.id, booking.studio_name, lower(booking.during), upper(booking.during), booking.state,
      coalesce(booking.answered_at, booking.created_at)
    from private.studio_bookings as booking
    where booking.during && tstzrange(now() - interval '28 days', null)
      and private.is_live_booking(booking.state, booking.held_until)
    order by lower(booking.during), booking.studio
    limit 1000;
end
$$;

select private.schedule_job('settle_due_bookings', '10 seconds', 'select private.settle_due_bookings(clock_timestamp())');

grant execute on function
  public.list_free_times(text), public.book_studio(text, timestamptz, integer, jsonb, text, text), public.confirm_booking(text),
  public.read_booking(text), public.cancel_booking(text), public.read_calendar(text)
  to anon, authenticated;
grant execute on function
  private.booking_state(text, timestamptz), private.is_over(timestamptz), public.answer_booking(uuid, boolean, text, text),
  public.renew_calendar_address(), public.revoke_calendar_address(), public.read_calendar_address()
  to authenticated;

comment on table private.studio_bookings is
  'Times that people ask for and staff accept. Each goes with its lead. No two of a studio that are requested or accepted overlap.';
comment on column private.studio_bookings.studio is 'The studio''s id in the settings and on the page of studios.';
comment on column private.studio_bookings.studio_name is 'What it was called when it was booked.';
comment on column private.studio_bookings.held_until is
  'Until then nobody else gets the time of a request that isn''t confirmed by its person, and then answered by the team.';
comment on column private.studio_bookings.answer is 'The team''s word.';
comment on column private.studio_bookings.token_hashes is 'Of the tokens in the links of its e-mails.';
comment on column private.studio_bookings.said_hash is 'Of what was asked for: said otherwise, the same token corrects it.';
comment on column private.studio_bookings.confirmed_at is
  'When its person pressed the button of the e-mail, or the team accepted it for them; until then nothing else is written to the address.';
comment on column private.studio_bookings.request_hash is 'Of the token that the browser made: the same is the same request. It opens nothing.';
comment on function public.list_free_times(text) is
  'The free times of a studio in the next four weeks. Refuses (404) a studio that the settings give no hours. A function: '
  'visitors read nothing of the bookings that it leaves out.';
comment on function public.book_studio(text, timestamptz, integer, jsonb, text, text) is
  'Asks for so many of a studio''s times in a row, and holds them for half an hour, until the person has confirmed by the link of '
  'the e-mail. The same token is the same request. '
  'Refuses (409) what somebody else has, or what isn''t among the studio''s times.';
comment on function public.confirm_booking(text) is
  'Makes firm what was asked for, by the token of an e-mail: held for 24 hours, but not beyond its own time. Once more does nothing.';
comment on function public.read_booking(text) is 'The booking whose token it is; no row for any other.';
comment on function public.cancel_booking(text) is
  'Cancels the booking whose token it is; once more does nothing. Refuses (404) an unknown token, (409) what has begun.';
comment on function public.answer_booking(uuid, boolean, text, text) is
  'Accepts a request, or one that lapsed as long as its time is free; declines it, or cancels what was accepted. Editors and above.';
comment on table private.calendar_addresses is
  'Who of the team has an address by which calendars read the studios'' times, as the hash of its token.';
comment on function public.renew_calendar_address() is
  'Gives one''s calendar address another token, which is nowhere stored: the one before ends. Editors and above.';
comment on function public.revoke_calendar_address() is 'Ends one''s calendar address. Editors and above.';
comment on function public.read_calendar_address() is
  'Since when one has a calendar address; null without one. Editors and above.';
comment on function public.read_calendar(text) is
  'The times that studios are booked or asked for, from four weeks ago on, 1,000 at most. Refuses (404) a token that is no '
  'calendar address''s, or of somebody who may answer no bookings any more.';
