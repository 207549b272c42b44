-- Studios by the hour (product: audiovisual production): the free times of the next four weeks, requests that hold a time for half an hour until their
-- person confirms them and then for a day, and what staff answer. When a studio is open is a setting (`settings/bookings`); times are those of Québec's clocks. Staff alone read the
-- table: a person comes to their booking by a token of which only hashes are stored.

create extension if not exists btree_gist with schema extensions;

-- Times that people ask for and staff accept. Each goes with its lead. No two of a studio that are requested or accepted overlap.
create table private.studio_bookings (
  id uuid not null default gen_random_uuid(),
  lead_id uuid not null,
  studio text not null, -- The studio's id in the settings and on the page of studios.
  studio_name text not null, -- What it was called when it was booked.
  during tstzrange not null,
  state text not null default 'unconfirmed',
  -- Until then nobody else gets the time of a request that isn't confirmed by its person, and then answered by the team.
  held_until timestamptz not null,
  answer text, -- The team's word.
  answered_by uuid,
  answered_at timestamptz,
  token_hashes bytea[] not null default '{}', -- Of the tokens in the links of its e-mails.
  request_hash bytea, -- Of the token that the browser made: the same is the same request. It opens nothing.
  said_hash bytea, -- Of what was asked for: said otherwise, the same token corrects it.
  -- When its person pressed the button of the e-mail, or the team accepted it for them; until then nothing else is written to the address.
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

select private.let_roles('private.studio_bookings', '{"select": "moderator"}');

grant select (id, lead_id, studio, studio_name, during, state, held_until, answer, created_at) on private.studio_bookings to authenticated;

-- A studio as the settings have it; empty where it takes no bookings.
create function private.bookable_studio(wanted text) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select studio from jsonb_array_elements(private.published_content('settings/bookings') -> 'studios') as studio where studio ->> 'id' = wanted
$$;

-- Every time of a studio that begins between two moments, free or not, in order; beside each, when the studio closes. Without moments,
-- those that may be asked for: after the notice of the settings, today and on the 27 days after it. A day that is closed
-- is closed for all; then an exception of the studio, then its week. Opening hours become moments first and are divided after: on
-- the day on which the clocks change, a night has an hour more or less, and no time is there twice.
create function private.studio_times(wanted text, after timestamptz default null, before timestamptz default null)
returns table (starts_at timestamptz, ends_at timestamptz, closes_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  with studio as (
    select private.bookable_studio(wanted) as setting, content.value -> 'closed' as closed_days,
      coalesce(after, now() + make_interval(hours => coalesce((content.value ->> 'noticeHours')::integer, 4))) as after,
      coalesce(before, ((now() at time zone 'America/Toronto')::date + 28)::timestamp at time zone 'America/Toronto') as before
    from public.site_contents as content where content.key = 'settings/bookings'
  ), days as (
    select day::date as day, to_char(day, 'YYYY-MM-DD') as name
    from studio, generate_series(
      (studio.after at time zone 'America/Toronto')::date, (studio.before at time zone 'America/Toronto')::date, '1 day'
    ) as day
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
      select from jsonb_array_elements(studio.closed_days) as closed
      where days.name collate "C" between closed ->> 'from' and coalesce(nullif(closed ->> 'to', ''), closed ->> 'from')
    )
  ), openings as (
    select (hours.day + (hours.hours ->> 'opens')::time) at time zone 'America/Toronto' as opens_at,
      (hours.day + (hours.hours ->> 'closes')::time) at time zone 'America/Toronto' as closes_at,
      make_interval(mins => (studio.setting ->> 'slotMinutes')::integer) as length
    from hours cross join studio
    where hours.hours -> 'isOpen' = 'true'
  )
  select begins, begins + openings.length, openings.closes_at
  from studio, openings, generate_series(openings.opens_at, openings.closes_at - openings.length, openings.length) as begins
  where begins >= studio.after and begins < studio.before
  order by begins
$$;

-- What whoever reads it is told, also before the next decision writes it down: what nobody has confirmed, or answered, in time doesn't
-- take its time from others any more.
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
      perform private.queue_place_email('booking-lapsed', due.id);
    end if;
  end loop;
end
$$;

-- Asked each second, it keeps up with the clock: places and studios that are held lapse, lines move up, also where an erasure has made
-- way, the team is told before a request lapses that nobody answers, and who comes in two days is reminded once, unless a booking was
-- accepted later than that.
create function private.settle_due_places(moment timestamptz) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_trusted boolean := private.trusts_clock();
  due private.course_sessions;
  booking private.studio_bookings;
begin
  for due in
    select session.* from private.course_sessions as session
    where session.id in (
        select known.session_id from private.registrations as known
        where known.offered_until <= moment
            and (is_trusted or known.state <> 'offered' and private.ended_lately(known.created_at, known.offered_until))
          or is_trusted and known.offered_until > moment + private.longest_hold(known.state) + interval '1 minute'
      )
      or is_trusted and session.state = 'open' and session.starts_at > moment and (
        session.reminded_for is distinct from session.starts_at and private.remind_at(session.starts_at) <= moment
        or private.offers_end(session) >= moment + interval '1 hour' and private.count_free_seats(session) >= (
          select known.seats from private.registrations as known
          where known.session_id = session.id and known.state = 'waiting' order by known.queue limit 1
        )
      )
    -- Whoever has the lock settles the session as well.
    order by session.id for no key update skip locked
  loop
    perform private.settle_course_session(due.id);
    continue when not is_trusted or due.state <> 'open' or due.starts_at <= moment or private.remind_at(due.starts_at) > moment
      or due.reminded_for is not distinct from due.starts_at;
    perform private.queue_place_email('reminder', registration.id, 'v' || due.version)
    from private.registrations as registration where registration.session_id = due.id and registration.state = 'registered';
    update private.course_sessions as session set reminded_for = session.starts_at where session.id = due.id;
  end loop;
  perform private.lapse_bookings();
  if not is_trusted then
    return;
  end if;
  -- What is held for longer than anything is was dated by a clock that was ahead: it is held from now on.
  update private.studio_bookings as known
  set held_until = least(moment + private.longest_hold(known.state), lower(known.during))
  where known.state in ('unconfirmed', 'requested')
    and known.held_until > moment + private.longest_hold(known.state) + interval '1 minute';
  perform private.queue_lead_news(known.lead_id, 'unanswered')
  from private.studio_bookings as known
  where known.state = 'requested'
    and known.held_until - least(interval '6 hours', (known.held_until - known.created_at) / 4) <= moment
    and not exists (select from private.outbox as queued where queued.once = 'lead-news/unanswered/' || known.lead_id);
  for booking in
    select known.* from private.studio_bookings as known join public.leads as lead on lead.id = known.lead_id
    where known.state = 'accepted' and lower(known.during) > moment
      and known.during && tstzrange(moment, moment + interval '3 days')
      and private.remind_at(lower(known.during)) <= moment and known.answered_at < private.remind_at(lower(known.during))
      and not exists (select from private.outbox as queued where queued.once = 'booking-reminder/' || known.id)
    order by known.id for key share of lead for update of known skip locked
  loop
    perform private.queue_place_email('booking-reminder', booking.id);
  end loop;
end
$$;

create function public.list_free_times(studio text) returns table (starts_at timestamptz, ends_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select private.refuse('PT404', 'Ce studio ne se réserve pas en ligne.')
  where studio is null or char_length(studio) > 60 or private.bookable_studio(studio) is null;
  select times.starts_at, times.ends_at
  from private.studio_times(studio) as times
  where not exists (
    select from private.studio_bookings as booking
    where booking.studio = list_free_times.studio and booking.during && tstzrange(times.starts_at, times.ends_at)
      and private.booking_state(booking.state, booking.held_until) in ('unconfirmed', 'requested', 'accepted')
  )
  order by times.starts_at;
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
  said bytea;
  first_asked_at timestamptz := now();
begin
  perform private.refuse('PT400', 'Vérifiez vos coordonnées, puis réessayez.')
  where studio is null or char_length(studio) > 60 or starts_at is null or slots is null
    or char_length(note) > 1000 or token is null or char_length(token) not between 22 and 100;
  perform private.check_person(person, needs_name => false);
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
  perform private.admit_lead(btrim(person ->> 'email'));
  -- Requests for a studio are decided one after the other.
  perform pg_advisory_xact_lock(hashtextextended('studio_bookings/' || studio, 0));
  perform private.lapse_bookings();
  select known.* into made from private.studio_bookings as known where known.id = made.id;
  setting := private.bookable_studio(studio);
  perform private.refuse('PT404', 'Ce studio ne se réserve pas en ligne.') where setting is null;
  select times.starts_at + slots * (times.ends_at - times.starts_at) into finishes
  from private.studio_times(studio) as times
  where times.starts_at = starts_at and slots between 1 and 12
    and times.starts_at + slots * (times.ends_at - times.starts_at) <= times.closes_at;
  perform private.refuse('PT409', 'Ce moment ne se réserve pas ou ne se réserve plus. Choisissez-en un autre : ce que vous avez écrit reste là.')
  where finishes is null;
  if made.state = 'unconfirmed' then
    first_asked_at := made.created_at;
    perform private.withdraw_unconfirmed(made.lead_id);
  end if;
  update private.studio_bookings as known set request_hash = null where known.id = made.id;
  begin
    insert into private.studio_bookings (
      lead_id, studio, studio_name, during, held_until, request_hash, said_hash, created_at
    )
    values (
      private.insert_lead('booking', person, note), studio, setting ->> 'name', tstzrange(starts_at, finishes),
      private.confirm_until(starts_at, first_asked_at), private.token_hash(token), said, first_asked_at
    )
    returning * into made;
  exception
    when exclusion_violation then
      raise exception 'Quelqu’un vient de prendre ce moment. Choisissez-en un autre : ce que vous avez écrit reste là.'
        using errcode = 'PT409';
  end;
  perform private.limit_unconfirmed(made.lead_id, 0, finishes - starts_at);
  -- The browser's token opens nothing: who has read the e-mail confirms.
  perform private.queue_place_email('booking-unconfirmed', made.id);
  return jsonb_build_object('state', made.state, 'held_until', made.held_until);
end
$$;

-- A booking, decided about as those of its studio are, one after the other.
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
  perform private.refuse('PT404', 'Cette réservation n’existe plus.') where booking.id is null;
  return booking;
end
$$;

create function public.confirm_booking(token text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking private.studio_bookings := private.lock_booking(private.opened_by(token));
begin
  -- A link that is used twice says the same twice.
  if booking.state in ('requested', 'accepted') then
    return;
  end if;
  perform private.refuse('PT409', 'Ce moment ne vous est plus gardé. Choisissez-en un autre.')
  where booking.state <> 'unconfirmed' or private.is_over(booking.held_until);
  perform private.refuse('PT429', 'Trois demandes à cette adresse attendent déjà une réponse. Appelez-nous pour en ajouter une.')
  from public.leads as lead join public.leads as other on lower(other.email) = lower(lead.email)
  join private.studio_bookings as known on known.lead_id = other.id
  where lead.id = booking.lead_id and known.state = 'requested'
  having count(*) >= 3;
  update private.studio_bookings as known
  set state = 'requested', held_until = least(now() + private.longest_hold('requested'), lower(known.during)), confirmed_at = now()
  where known.id = booking.id
  returning known.* into booking;
  perform private.welcome_lead(booking.lead_id);
  perform private.queue_place_email('booking-requested', booking.id);
end
$$;

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
  where booking.id = (select private.opened_by(token))
$$;

create function public.cancel_booking(token text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  booking private.studio_bookings := private.lock_booking(private.opened_by(token));
begin
  -- A link that is used twice says the same twice.
  if booking.state in ('cancelled', 'declined') then
    return;
  end if;
  perform private.refuse('PT409', 'Cette réservation a déjà commencé. Appelez-nous.') where lower(booking.during) <= now();
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
    perform private.queue_place_email('booking-cancelled', booking.id, more => jsonb_build_object('reason', by));
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
  perform private.refuse('PT400', 'Raccourcissez ce mot : 1000 caractères au plus.')
  where accept is null or char_length(note) > 1000;
  booking := private.lock_booking(id);
  perform private.refuse('PT400', 'Rechargez la page, puis réessayez.') where seen_state is null;
  if accept and booking.state = 'accepted' or not accept and booking.state = 'declined' then
    return;
  end if;
  perform private.refuse('PT409', case
    when booking.state in ('cancelled', 'declined') then 'Cette réservation a été refusée ou annulée entre-temps.'
    -- An answer to a request isn't one to what a colleague has made of it; one that has lapsed is a request still.
    when (booking.state = 'accepted') <> (seen_state = 'accepted')
      then coalesce(private.name_or_email(booking.answered_by), 'Quelqu’un') || ' a accepté cette réservation entre-temps.'
    when not accept and seen_state = 'unconfirmed' and booking.confirmed_at is not null
      then 'Cette personne vient de confirmer sa demande.'
    when accept and lower(booking.during) <= now() then 'Ce moment est passé.'
  end);
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
  perform private.queue_place_email('booking-' || booking.state, booking.id);
end
$$;

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
language sql
security definer
set search_path = ''
as $$
  select private.require_right(private.has_role('editor'), 'revoke_calendar_address');
  delete from private.calendar_addresses as address where address.user_id = auth.uid();
$$;

create function public.read_calendar_address() returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_right(private.has_role('editor'), 'read_calendar_address');
  select address.created_at from private.calendar_addresses as address where address.user_id = auth.uid();
$$;

-- Calendars store what they read on machines of others: when studios are taken, and nothing of who takes them. An address ends
-- with its person's right to answer bookings.
create function public.read_calendar(token text)
returns table (id uuid, studio_name text, starts_at timestamptz, ends_at timestamptz, state text, changed_at timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select private.refuse('PT404', 'Cette adresse n’est plus valable.')
  where token is null or char_length(token) not between 22 and 100 or not exists (
    select from private.calendar_addresses as address
    where address.token_hash = private.token_hash(token) and private.holds_role(address.user_id, 'editor')
  );
  select booking.id, booking.studio_name, lower(booking.during), upper(booking.during), booking.state,
    coalesce(booking.answered_at, booking.created_at)
  from private.studio_bookings as booking
  where booking.during && tstzrange(now() - interval '28 days', null)
    and private.booking_state(booking.state, booking.held_until) in ('unconfirmed', 'requested', 'accepted')
  order by lower(booking.during), booking.studio
  limit 1000;
$$;

select private.schedule_job('settle_due_places', '10 seconds', 'select private.settle_due_places(clock_timestamp())');

grant execute on function
  public.list_free_times, public.book_studio, public.confirm_booking, public.read_booking, public.cancel_booking, public.read_calendar
  to anon, authenticated;
grant execute on function
  private.booking_state, private.is_over, public.answer_booking, public.renew_calendar_address, public.revoke_calendar_address,
  public.read_calendar_address to authenticated;

comment on function public.list_free_times is
  'The free times of a studio in the next four weeks. Refuses (404) a studio that the settings give no hours. A function: visitors read nothing of '
  'the bookings that it leaves out.';
comment on function public.book_studio is
  'Asks for so many of a studio''s times in a row, and holds them for half an hour, until the person has confirmed by the link of the e-mail. The '
  'same token is the same request. Refuses (409) what somebody else has, or what isn''t among the studio''s times.';
comment on function public.confirm_booking is
  'Makes firm what was asked for, by the token of an e-mail: held for 24 hours, but not beyond its own time. Once more does nothing.';
comment on function public.read_booking is 'The booking whose token it is; no row for any other.';
comment on function public.cancel_booking is
  'Cancels the booking whose token it is; once more does nothing. Refuses (404) an unknown token, (409) what has begun.';
comment on function public.answer_booking is
  'Accepts a request, or one that lapsed as long as its time is free; declines it, or cancels what was accepted. Editors and above.';
comment on function public.renew_calendar_address is
  'Gives one''s calendar address another token, which is nowhere stored: the one before ends. Editors and above.';
comment on function public.revoke_calendar_address is 'Ends one''s calendar address. Editors and above.';
comment on function public.read_calendar_address is 'Since when one has a calendar address; null without one. Editors and above.';
comment on function public.read_calendar is
  'The times that studios are booked or asked for, from four weeks ago on, 1,000 at most. Refuses (404) a token that is no calendar address''s, or '
  'of somebody who may answer no bookings any more.';
