-- Sessions of courses, whose places the database counts, and who is registered. One lock a session: whoever decides anything on
-- it holds its row, has what is over lapse first, and offers what is free to the line before letting go. So places that people
-- have never exceed those that there are, but where staff lowered these, and nobody in line is passed over.
--
-- Who registers by themselves has named an address that may be anybody's: their place is held for half an hour, and theirs once
-- they press the button that the e-mail to that address leads to.

-- Sessions of courses that one registers for. Functions alone change them.
create table private.course_sessions (
  id uuid not null default gen_random_uuid(),
  course text not null default '', -- The id of its course in the catalogue; empty where it is of none.
  title text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  register_until timestamptz not null,
  capacity integer not null,
  price integer, -- In euros, as all prices of the site, for a person; null where nothing is said of it.
  place text, -- Null for one that is given online.
  state text not null default 'open',
  version integer not null default 1, -- Goes up with each change, in calendars too.
  reminded_for timestamptz, -- The beginning of which those who registered were reminded.
  created_at timestamptz not null default now(),
  constraint course_sessions_pkey primary key (id),
  constraint course_sessions_course_format check (course ~ '^[a-z0-9-]{0,60}$'),
  constraint course_sessions_title_length check (title <> '' and char_length(title) <= 120),
  constraint course_sessions_place_length check (place <> '' and char_length(place) <= 200),
  constraint course_sessions_text_clean check (title = private.clean_line(title) and place = private.clean_line(place)),
  constraint course_sessions_order check (starts_at < ends_at and register_until <= starts_at),
  constraint course_sessions_times_plausible check (
    private.is_plausible(starts_at) and private.is_plausible(ends_at) and private.is_plausible(register_until)
  ),
  constraint course_sessions_capacity_range check (capacity between 1 and 500),
  constraint course_sessions_price_range check (price between 0 and 100000),
  constraint course_sessions_state_known check (state in ('open', 'cancelled'))
);

-- Who is registered for a session, or waits for a place. The person is the lead's, and so is how long it is stored.
create table private.registrations (
  id uuid not null default gen_random_uuid(),
  queue bigint not null generated always as identity, -- The order in line; whoever is moved to another session gets a new one.
  session_id uuid not null,
  lead_id uuid not null,
  seats integer not null default 1,
  others text[] not null default '{}', -- The names of those who come along, as far as they were given.
  -- held: a place is kept until offered_until for whoever has to confirm it. unconfirmed: would wait, once that is confirmed. registered: has a
  -- place. waiting: in line. offered: may take a place until offered_until. lapsed: didn't. cancelled: gave it up.
  state text not null,
  offered_until timestamptz,
  attended boolean,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  token_hashes bytea[] not null default '{}', -- Of the tokens in the links of its e-mails, which alone open it.
  request_hash bytea, -- Of the token that the browser made, which opens nothing: sent again, the same is answered the same.
  said_hash bytea, -- Of what was asked for: said otherwise, the same token corrects it.
  answered jsonb,
  constraint registrations_pkey primary key (id),
  constraint registrations_request_hash_key unique (request_hash),
  constraint registrations_session_id_fkey
    foreign key (session_id) references private.course_sessions (id) on delete cascade,
  constraint registrations_lead_id_fkey foreign key (lead_id) references public.leads (id) on delete cascade,
  constraint registrations_seats_range check (seats between 1 and 10),
  constraint registrations_others_length check (cardinality(others) < seats and char_length(array_to_string(others, '')) <= 2000),
  constraint registrations_text_clean check (
    array_to_string(others, ' ') = private.clean_line(array_to_string(others, ' '))
  ),
  constraint registrations_state_known
    check (state in ('held', 'unconfirmed', 'registered', 'waiting', 'offered', 'lapsed', 'cancelled')),
  constraint registrations_offer_ends
    check ((state in ('held', 'unconfirmed', 'offered')) = (offered_until is not null))
);

create index course_sessions_starts_at_idx on private.course_sessions (starts_at, id);
create index registrations_session_id_idx on private.registrations (session_id, state, queue) include (seats);
create index registrations_lead_id_idx on private.registrations (lead_id);
create index registrations_offered_until_idx on private.registrations (offered_until) where offered_until is not null;
create index registrations_waiting_idx on private.registrations (session_id, queue) include (seats) where state = 'waiting';
create index registrations_token_hashes_idx on private.registrations using gin (token_hashes);

-- Pages show how many places are free: who registers, leaves or is erased changes them.
create function private.log_course_session_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_page_changes();
  if tg_table_name = 'course_sessions' then
    perform private.index_for_search('session', coalesce(new.id, old.id)::text);
  end if;
  perform private.log_addresses('{/}', '{/}');
  return null;
end
$$;

-- When the transaction commits, as those of articles do, for the same reasons.
create constraint trigger log_course_session_change
  after insert or delete or update of
    course, title, starts_at, ends_at, register_until, capacity, price, place, state
  on private.course_sessions deferrable initially deferred
  for each row execute function private.log_course_session_change();
create constraint trigger log_registration_change
  after insert or delete or update of session_id, seats, state on private.registrations deferrable initially deferred
  for each row execute function private.log_course_session_change();

select private.let_roles('private.course_sessions', '{"select": "moderator"}');
select private.let_roles('private.registrations', '{"select": "moderator"}');

grant select (
  id, course, title, starts_at, ends_at, register_until, capacity, price, place, state, version
) on private.course_sessions to authenticated;
grant select (id, queue, session_id, lead_id, seats, others, state, offered_until, attended, changed_at, created_at)
  on private.registrations to authenticated;

-- What is free, and who is next

create function private.count_free_seats(session private.course_sessions) returns integer
language sql
stable
set search_path = ''
as $$
  select session.capacity - coalesce(sum(registration.seats), 0)::integer
  from private.registrations as registration
  where registration.session_id = session.id and registration.state in ('registered', 'held', 'offered')
$$;

-- What whoever comes now may have: a line is passed by nobody.
create function private.count_open_seats(session private.course_sessions) returns integer
language sql
stable
set search_path = ''
as $$
  select case when exists (
    select from private.registrations as known where known.session_id = session.id and known.state = 'waiting'
  ) then 0 else greatest(private.count_free_seats(session), 0) end
$$;

-- From 1 on; null for whoever doesn't wait.
create function private.position_in_line(registration private.registrations) returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer from private.registrations as earlier
  where registration.state = 'waiting' and earlier.state = 'waiting'
    and earlier.session_id = registration.session_id and earlier.queue <= registration.queue
  having count(*) > 0
$$;

-- Until when a place that becomes free is offered to the line. An offer of less than an hour is none: then the team is told.
create function private.offers_end(session private.course_sessions) returns timestamptz
language sql
immutable
set search_path = ''
as $$
  select least(session.register_until, session.starts_at - interval '3 hours')
$$;

-- What registering answers

-- Where nobody was registered, the session is full: the place in line that there would be, and what is left for fewer people, their
-- own held places among it.
create function private.registration_answer(
  session private.course_sessions, registration private.registrations, own integer default 0
) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'state', coalesce(registration.state, 'full'),
    'position_in_line', case when registration.id is not null then private.position_in_line(registration) else (
      select 1 + count(*) from private.registrations as known where known.session_id = session.id and known.state = 'waiting'
    ) end,
    'free', case when registration.id is null then own + private.count_open_seats(session) end,
    'confirm_until', case when registration.state in ('held', 'unconfirmed') then registration.offered_until end
  )
$$;

-- What people are written

-- When and where a session is, as e-mails tell it.
create function private.course_session_facts(session private.course_sessions) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'sessionId', session.id, 'title', session.title, 'startsAt', session.starts_at, 'endsAt', session.ends_at, 'place', session.place
  )
$$;

-- What an e-mail about a registration says at present; null where that has overtaken it.
create function private.registration_email_data(queued private.outbox) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  registration private.registrations;
  session private.course_sessions;
  facts jsonb := private.place_facts(queued.subject);
  -- A clock that isn't trusted keeps nothing from leaving.
  moment timestamptz := case when private.trusts_clock() then now() else '-infinity' end;
  is_living boolean;
  is_to_come boolean;
begin
  select known.* into registration from private.registrations as known where known.id = queued.subject;
  if not found then
    -- The session was deleted, and that it was cancelled is news still.
    return case when queued.kind in ('cancelled', 'session-cancelled') then queued.data end;
  end if;
  select known.* into session from private.course_sessions as known where known.id = registration.session_id;
  is_living := registration.state in ('registered', 'offered', 'waiting');
  is_to_come := session.state = 'open' and session.starts_at > moment;
  if (case queued.kind
    when 'unconfirmed' then registration.state in ('held', 'unconfirmed') and registration.offered_until > moment and is_to_come
    when 'registered' then registration.state = 'registered' and is_to_come
    when 'waiting' then registration.state = 'waiting' and is_to_come
    when 'offer' then registration.state = 'offered' and registration.offered_until > moment and is_to_come
    when 'cancelled' then not is_living
    when 'moved' then is_living and is_to_come
    when 'session-cancelled' then session.state = 'cancelled'
    when 'reminder' then registration.state = 'registered' and is_to_come
      and (moment = '-infinity' or private.remind_at(session.starts_at) <= moment)
    when 'session-note' then registration.state = 'registered' and queued.data -> 'sessionId' = facts -> 'sessionId'
    else is_living
  end) is not true then
    return null;
  end if;
  if queued.kind = 'moved' then
    -- From what the person was last told, whatever came and went meanwhile.
    queued.data := queued.data || jsonb_build_object('state', registration.state, 'before', (
      select earlier.data -> 'before' from private.outbox as earlier
      where earlier.subject = queued.subject and earlier.kind = 'moved' and earlier.id <= queued.id and earlier.sent_at is null
        and not exists (
          select from private.outbox as told
          where told.subject = queued.subject and told.kind = 'moved' and told.sent_at is not null
            and told.id > earlier.id and told.id < queued.id
        )
      order by earlier.id limit 1
    ));
    if queued.data -> 'before' <@ facts then
      return null;
    end if;
  end if;
  return queued.data || facts;
end
$$;

-- Decisions

-- The lock on a session; what is over by the clock has lapsed before anything else is decided.
create function private.lock_course_session(session uuid) returns private.course_sessions
language plpgsql
set search_path = ''
as $$
declare
  found private.course_sessions;
begin
  perform from private.course_sessions as known where known.id = session for no key update;
  perform private.settle_course_session(session);
  select known.* into found from private.course_sessions as known where known.id = session;
  perform private.refuse('PT404', 'Cette session n’existe plus.') where found.id is null;
  return found;
end
$$;

-- How long a place is kept for whoever has to say that they want it, and a studio for whoever has to confirm it, or to answer.
create function private.longest_hold(state text) returns interval
language sql
immutable
set search_path = ''
return case state when 'offered' then interval '48 hours' when 'requested' then interval '24 hours' else interval '30 minutes' end;

-- Nothing is held beyond its own beginning, nor, however often it is corrected, for more than an hour from when it was first asked for.
create function private.confirm_until(begins timestamptz, asked_at timestamptz) returns timestamptz
language sql
stable
set search_path = ''
return least(clock_timestamp() + interval '30 minutes', begins, asked_at + interval '1 hour');

-- Has offers lapse, and offers what is free to the first in line, as long as it suffices for them: who comes behind doesn't pass.
-- Whoever calls holds the lock. Leads are locked before what belongs to them, for whoever erases one comes in that order.
create function private.settle_course_session(settled uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  moment timestamptz := clock_timestamp();
  is_trusted boolean := private.trusts_clock();
  session private.course_sessions;
  person private.registrations;
  lapsed uuid[] := '{}';
  is_handed_on boolean := false;
begin
  select known.* into session from private.course_sessions as known where known.id = settled;
  if session.state is distinct from 'open' then
    return;
  end if;
  -- Nothing is held beyond the beginning. What is held for longer than anything is was dated by a clock that was ahead: it is from now on.
  perform from private.registrations as known join public.leads as lead on lead.id = known.lead_id
  where known.session_id = settled
    and (known.offered_until <= moment or known.offered_until > least(session.starts_at, moment + private.longest_hold(known.state)))
  for key share of lead;
  update private.registrations as known
  set offered_until = least(
    session.starts_at,
    case when is_trusted then least(known.offered_until, moment + private.longest_hold(known.state)) else known.offered_until end
  )
  where known.session_id = settled and (
    known.offered_until > session.starts_at
    or is_trusted and known.offered_until > moment + private.longest_hold(known.state) + interval '1 minute'
  );
  -- A clock that isn't trusted takes no place from anybody, but what was asked for under the same date.
  for person in
    select known.* from private.registrations as known
    where known.session_id = settled and known.offered_until <= moment
      and (is_trusted or known.state <> 'offered' and private.ended_lately(known.created_at, known.offered_until))
  loop
    update private.registrations as registration
    set state = 'lapsed', offered_until = null, changed_at = moment
    where registration.id = person.id;
    -- An address that nobody has confirmed may be anybody's: it isn't written again.
    if person.state = 'offered' then
      lapsed := lapsed || person.id;
    else
      perform private.close_unconfirmed_lead(person.lead_id);
    end if;
  end loop;
  while session.starts_at > moment loop
    select known.* into person from private.registrations as known join public.leads as lead on lead.id = known.lead_id
    where known.session_id = settled and known.state = 'waiting' order by known.queue limit 1
    for key share of lead;
    exit when person.id is null or person.seats > private.count_free_seats(session);
    if private.offers_end(session) < moment + interval '1 hour' then
      perform private.queue_lead_news(person.lead_id, 'place-free', person.queue::text);
      exit;
    end if;
    update private.registrations as registration
    set state = 'offered', offered_until = least(moment + private.longest_hold('offered'), private.offers_end(session)), changed_at = moment
    where registration.id = person.id;
    perform private.queue_place_email('offer', person.id);
    is_handed_on := true;
  end loop;
  perform private.queue_place_email('cancelled', late.id, more => jsonb_build_object(
    'reason', 'lapsed', 'state', 'offered', 'isHandedOn', is_handed_on
  ))
  from unnest(lapsed) as late (id);
end
$$;

-- Whether pages show a session as open, or at all, that isn't any more since the log was last told of a change, or opening hours that depend on
-- the day, of another one of Québec.
create function private.is_site_outdated(moment timestamptz) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.site_contents as hours
    where hours.key = 'settings/hours' and public.quebec_day(hours) is distinct from latest.day and public.quebec_day(hours) is not null
  ) or exists (
    select from private.course_sessions as session
    where session.state = 'open' and session.starts_at > latest.changed_at
      and (
        session.starts_at <= moment or (session.register_until <= moment and session.register_until > latest.changed_at)
      )
  )
  from (
    -- What was logged by a clock that was ahead has told nothing.
    select coalesce(max(entry.changed_at) filter (where entry.changed_at <= moment), '-infinity') as changed_at,
      max((entry.changed_at at time zone 'America/Toronto')::date) as day
    from (
      select known.changed_at from public.page_changes as known where known.path = '/' order by known.number desc limit 1
    ) as entry
  ) as latest
$$;

-- Registering

create function private.require_open_course_session(session uuid) returns void
language sql
stable
set search_path = ''
as $$
  select private.refuse('PT409', case
    when known.state = 'cancelled' then 'Cette session est annulée.'
    when known.ends_at <= clock_timestamp() then 'Cette session a déjà eu lieu.'
    when known.starts_at <= clock_timestamp() then 'Cette session a déjà commencé.'
  end)
  from private.course_sessions as known where known.id = session
$$;

-- Another one of the same person: by the address as it is stored, and by name, for colleagues may share an address.
create function private.earlier_registration(registration private.registrations) returns private.registrations
language sql
stable
set search_path = ''
as $$
  select earlier.* from public.leads as lead
  join public.leads as other on lower(other.email) = lower(lead.email)
    and private.folded(concat_ws(' ', other.first_name, other.last_name))
      = private.folded(concat_ws(' ', lead.first_name, lead.last_name))
  join private.registrations as earlier on earlier.lead_id = other.id
  where lead.id = registration.lead_id and earlier.session_id = registration.session_id
    and earlier.id <> registration.id and earlier.state in ('registered', 'offered', 'waiting')
  limit 1
$$;

-- For staff, who may know, and whoever has read the e-mail to that address.
create function private.refuse_second_registration(registration private.registrations) returns void
language sql
stable
set search_path = ''
as $$
  select private.refuse('PT409',
    'Ce courriel est déjà inscrit à cette session. Le lien pour modifier l’inscription se trouve dans le courriel de confirmation.'
  )
  where (private.earlier_registration(registration)).id is not null
$$;

create function private.check_person(person jsonb, needs_name boolean default true) returns void
language sql
stable
set search_path = ''
as $$
  select private.refuse('PT400', case
    when coalesce(pg_column_size(person) > 20000 or jsonb_typeof(person) <> 'object', true)
      then 'Vérifiez vos coordonnées, puis réessayez.'
    when private.is_email(btrim(person ->> 'email')) is not true then 'Entrez une adresse de courriel, comme nom@exemple.ca.'
    when needs_name
      and coalesce(private.clean_line(person ->> 'first_name') = '' or private.clean_line(person ->> 'last_name') = '', true)
      then 'Entrez votre prénom et votre nom.'
    when char_length(person ->> 'first_name') > 100 or char_length(person ->> 'last_name') > 100
      or char_length(person ->> 'company') > 200 or char_length(person ->> 'message') > 5000
      then 'Raccourcissez vos réponses, puis réessayez.'
  end)
$$;

create function private.check_seats(session private.course_sessions, seats integer, others text[]) returns void
language sql
stable
set search_path = ''
as $$
  select private.refuse('PT400', case
    when coalesce(seats not between 1 and 10 or cardinality(others) >= seats, true)
      or char_length(array_to_string(others, '')) > 2000
      or exists (select from unnest(others) as name where coalesce(name = '' or name <> private.clean_line(name), true))
      then 'Vérifiez le nombre de personnes et leurs noms, puis réessayez.'
    when seats > session.capacity then 'Cette session compte '
      || case session.capacity when 1 then 'une seule place' else session.capacity || ' places' end || ' en tout.'
  end)
$$;

-- Adds a registration behind all others. Whoever calls holds the lock, and has checked everything but whether there is one.
create function private.add_registration(
  session private.course_sessions, person jsonb, seats integer, others text[], state text, asked_at timestamptz default now()
) returns private.registrations
language sql
set search_path = ''
as $$
  insert into private.registrations (session_id, lead_id, seats, others, state, offered_until, created_at)
  values (
    session.id, private.insert_lead('registration', person - 'message', person ->> 'message', 'coaching'), seats, others, state,
    case when state in ('held', 'unconfirmed') then private.confirm_until(session.starts_at, asked_at) end, asked_at
  )
  returning *
$$;

-- Nobody learns from an answer who is registered, nor from what is free afterwards: an address that is gets the answer of one that
-- isn't, a place is held all the same, and its owner gets the e-mail about the registration that they have. Whoever corrects what they
-- have just sent keeps the place that is held for them, and nothing else is left of it.
create function public.register_for_course_session(
  session uuid, person jsonb, seats integer, others text[], token text, accepts_waiting boolean default false
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  session private.course_sessions;
  sent private.registrations;
  registration private.registrations;
  corrected private.registrations;
  earlier private.registrations;
  said bytea;
  own integer;
  fits boolean;
begin
  perform private.refuse('PT400', 'Rechargez la page, puis réessayez.')
  where coalesce(left(token, 200) !~ '^[A-Za-z0-9_-]{22,128}$', true);
  perform private.check_person(person);
  session := private.lock_course_session(register_for_course_session.session);
  select known.* into sent from private.registrations as known where known.request_hash = private.token_hash(token);
  said := private.hash_request(person, jsonb_build_array(session.id, seats, others)::text);
  if sent.said_hash = said then
    return sent.answered;
  end if;
  perform private.refuse('PT400', 'Rechargez la page, puis réessayez.') where sent.session_id <> session.id;
  perform private.require_open_course_session(session.id);
  perform private.refuse('PT409', 'Les inscriptions à cette session sont closes. Écrivez-nous : nous verrons ce qui est possible.')
  where session.register_until <= clock_timestamp();
  perform private.check_seats(session, seats, others);
  if sent.state in ('held', 'unconfirmed') then
    corrected := sent;
  end if;
  own := case when corrected.state = 'held' then corrected.seats else 0 end;
  fits := seats <= own or private.count_open_seats(session) >= seats - own;
  -- Nobody waits without having said so.
  if not fits and accepts_waiting is not true then
    return private.registration_answer(session, null, own);
  end if;
  perform private.admit_lead(person ->> 'email');
  perform private.withdraw_unconfirmed(corrected.lead_id);
  update private.registrations as known set request_hash = null where known.id = sent.id;
  registration := private.add_registration(
    session, person, seats, others, case when fits then 'held' else 'unconfirmed' end, coalesce(corrected.created_at, now())
  );
  perform private.limit_unconfirmed(registration.lead_id, seats, interval '0');
  update private.registrations as known
  set request_hash = private.token_hash(token), said_hash = said,
    answered = private.registration_answer(session, registration)
  where known.id = registration.id
  returning known.* into registration;
  earlier := private.earlier_registration(registration);
  if earlier.id is null then
    perform private.queue_place_email('unconfirmed', registration.id, more => jsonb_build_object('state', registration.state));
  else
    -- Once a day, whoever asks.
    perform private.queue_place_email(
      case earlier.state when 'offered' then 'offer' else earlier.state end, earlier.id,
      'again/' || (now() at time zone 'America/Toronto')::date, '{"again": true}'
    );
  end if;
  return registration.answered;
end
$$;

-- With a link

create function public.read_registration(token text) returns table (
  state text, position_in_line integer, offered_until timestamptz, seats integer, others text[], first_name text, email text,
  session_id uuid, title text, starts_at timestamptz, ends_at timestamptz, place text, price integer, session_state text
)
language sql
stable
security definer
set search_path = ''
as $$
  select registration.state, private.position_in_line(registration), registration.offered_until, registration.seats,
    registration.others, lead.first_name, lead.email, session.id, session.title, session.starts_at, session.ends_at,
    session.place, session.price, session.state
  from private.registrations as registration
  join private.course_sessions as session on session.id = registration.session_id
  join public.leads as lead on lead.id = registration.lead_id
  -- Looked for once, and not for each row.
  where registration.id = (select private.opened_by(token))
$$;

-- The registration as it stands behind the lock on its session, where somebody may have moved it meanwhile.
create function private.lock_registration(wanted uuid) returns private.registrations
language plpgsql
set search_path = ''
as $$
declare
  registration private.registrations;
  locked uuid;
begin
  loop
    select known.* into registration from private.registrations as known where known.id = wanted;
    perform private.refuse('PT404', 'Cette inscription n’existe plus.') where registration.id is null;
    exit when registration.session_id = locked;
    locked := registration.session_id;
    perform private.lock_course_session(locked);
    perform from public.leads as lead where lead.id = registration.lead_id for key share;
  end loop;
  return registration;
end
$$;

create function private.require_living_registration(registration private.registrations) returns void
language sql
stable
set search_path = ''
as $$
  select private.refuse('PT409', case registration.state
    when 'lapsed' then 'Le délai est passé : cette place n’est plus gardée pour vous.'
    when 'cancelled' then 'Cette inscription est déjà annulée.'
  end)
$$;

create function private.end_registration(registration private.registrations, by text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_open_course_session(registration.session_id);
  perform private.require_living_registration(registration);
  update private.registrations as known set state = 'cancelled', offered_until = null, changed_at = clock_timestamp()
  where known.id = registration.id;
  -- An address that nobody has confirmed may be anybody's: it isn't written again.
  if registration.state in ('held', 'unconfirmed') then
    perform private.close_unconfirmed_lead(registration.lead_id);
  else
    perform private.queue_place_email(
      'cancelled', registration.id, more => jsonb_build_object('reason', by, 'state', registration.state)
    );
  end if;
  if by = 'person' and registration.state = 'registered' then
    perform private.queue_lead_news(registration.lead_id, 'cancelled');
  end if;
  perform private.settle_course_session(registration.session_id);
end
$$;

-- Makes firm what was asked for, or offered. Whoever would wait stands in line from now on, or has a place if there is one by now.
create function private.confirm_registration(registration private.registrations) returns void
language plpgsql
set search_path = ''
as $$
declare
  session private.course_sessions;
  is_new boolean := registration.state in ('held', 'unconfirmed');
  settled text := 'registered';
begin
  perform private.require_open_course_session(registration.session_id);
  perform private.require_living_registration(registration);
  perform private.refuse('PT409', case registration.state
    when 'registered' then 'Cette place est déjà confirmée.' when 'waiting' then 'Aucune place n’est libre pour le moment.'
  end);
  if is_new then
    perform private.refuse_second_registration(registration);
  end if;
  if registration.state = 'unconfirmed' then
    select known.* into session from private.course_sessions as known where known.id = registration.session_id;
    perform private.check_seats(session, registration.seats, registration.others);
    update private.registrations as known set queue = default where known.id = registration.id;
    if registration.seats > private.count_open_seats(session) then
      settled := 'waiting';
    end if;
  end if;
  update private.registrations as known set state = settled, offered_until = null, changed_at = clock_timestamp()
  where known.id = registration.id
  returning known.* into registration;
  if is_new then
    perform private.welcome_lead(registration.lead_id);
  end if;
  perform private.queue_place_email(registration.state, registration.id);
end
$$;

create function public.cancel_registration(token text) returns void
language sql
security definer
set search_path = ''
as $$
  select private.end_registration(private.lock_registration(private.opened_by(token)), 'person')
$$;

create function public.confirm_registration(token text) returns void
language sql
security definer
set search_path = ''
as $$
  select private.confirm_registration(private.lock_registration(private.opened_by(token)))
$$;

create function public.return_seats(token text, kept integer, others text[]) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  registration private.registrations;
begin
  perform private.refuse('PT400', 'Vérifiez le nombre de personnes et leurs noms, puis réessayez.')
  where coalesce(kept < 1 or cardinality(others) > 10 or cardinality(others) >= kept, true);
  registration := private.lock_registration(private.opened_by(token));
  perform private.require_open_course_session(registration.session_id);
  perform private.require_living_registration(registration);
  perform private.refuse('PT409', case
    when kept >= registration.seats or not others <@ registration.others
      then 'Cette inscription a changé entre-temps. Rechargez la page.'
    when registration.state in ('unconfirmed', 'held') then 'Confirmez d’abord votre inscription.'
  end);
  update private.registrations as known set seats = kept, others = return_seats.others, changed_at = clock_timestamp()
  where known.id = registration.id;
  perform private.queue_place_email(
    'seats-returned', registration.id, kept::text,
    more => jsonb_build_object('state', registration.state, 'returned', registration.seats - kept)
  );
  if registration.state = 'registered' then
    perform private.queue_lead_news(registration.lead_id, 'seats-returned', kept::text);
  end if;
  perform private.settle_course_session(registration.session_id);
end
$$;

-- What visitors see

create function public.list_course_sessions() returns table (
  id uuid, course text, title text, starts_at timestamptz, ends_at timestamptz, register_until timestamptz,
  capacity integer, free integer, price integer, place text, is_open boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select session.id, session.course, session.title, session.starts_at, session.ends_at, session.register_until,
    session.capacity,
    private.count_open_seats(session), session.price, session.place, session.register_until > now()
  from private.course_sessions as session
  where session.starts_at > now() and session.state = 'open'
  order by session.starts_at, session.id
  limit 200
$$;

-- What staff see and do

create view public.listed_course_sessions with (security_invoker = true) as
select
  session.id, session.course, session.title, session.starts_at, session.ends_at, session.register_until, session.capacity,
  session.price, session.place, session.state, session.version,
  coalesce(people.registered, 0) as registered, coalesce(people.held, 0) as held, coalesce(people.offered, 0) as offered,
  coalesce(people.waiting, 0) as waiting, coalesce(people.attended, 0) as attended,
  -- What is to come first, the next one on top; then what is over, the latest on top.
  session.ends_at <= now() as is_over,
  extract(epoch from session.starts_at) * case when session.ends_at <= now() then -1 else 1 end as sort_time
from private.course_sessions as session
left join (
  select known.session_id,
    sum(known.seats) filter (where known.state = 'registered') as registered, sum(known.seats) filter (where known.state = 'held') as held,
    sum(known.seats) filter (where known.state = 'offered') as offered, sum(known.seats) filter (where known.state = 'waiting') as waiting,
    sum(known.seats) filter (where known.attended) as attended
  from private.registrations as known group by known.session_id
) as people on people.session_id = session.id;

grant select on public.listed_course_sessions to authenticated;

-- A new session, where `version` is null; else the next version of one. Who is registered is written when it is held at another time or place.
create function public.save_course_session(
  session uuid, version integer, course text, title text, starts_at timestamptz, ends_at timestamptz,
  register_until timestamptz, capacity integer, price integer, place text
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  given private.course_sessions;
  before private.course_sessions;
begin
  perform private.require_right(private.has_role('editor'), 'save_course_session');
  given := row(
    session, coalesce(course, ''), btrim(private.clean_line(left(title, 1000))), starts_at, ends_at, register_until, capacity, price,
    nullif(btrim(private.clean_line(left(place, 1000))), ''), 'open', coalesce(version, 0) + 1, null, now()
  );
  perform private.refuse('PT400', case
    when coalesce(given.title = '' or char_length(given.title) > 120, true) or char_length(given.place) > 200
      or length(given.course) > 60 then 'Vérifiez le titre et le lieu de la session.'
    when not (private.is_plausible(starts_at) and private.is_plausible(ends_at) and private.is_plausible(register_until))
      then 'Vérifiez l’année : de 1900 à 2200.'
    when coalesce(starts_at >= ends_at, true) then 'La session doit finir après son début.'
    when coalesce(register_until > starts_at, true) then 'Les inscriptions doivent fermer avant le début de la session.'
    when coalesce(capacity not between 1 and 500, true) then 'Une session compte de 1 à 500 places.'
    when version is null and starts_at <= clock_timestamp() then 'Choisissez une date à venir.'
  end);
  if version is null then
    insert into private.course_sessions select given.*;
    return to_jsonb(given.version);
  end if;
  before := private.lock_course_session(session);
  perform private.refuse('PT409', case
    when before.version <> version then 'Une autre personne a modifié cette session entre-temps. Rechargez la page.'
    when before.state = 'cancelled' then 'Cette session est annulée.'
  end);
  perform private.refuse('PT400', 'Choisissez une date à venir.')
  where given.starts_at <= clock_timestamp() and given.starts_at <> before.starts_at;
  perform private.refuse('PT409', format(
    'Un groupe de %s personnes attend une place : annulez ou déplacez d’abord son inscription.', max(known.seats)
  ))
  from private.registrations as known where known.session_id = session and known.state = 'waiting'
  having max(known.seats) > given.capacity;
  update private.course_sessions as known
  set course = given.course, title = given.title, starts_at = given.starts_at, ends_at = given.ends_at,
    register_until = given.register_until, capacity = given.capacity, price = given.price, place = given.place, version = given.version,
    -- Whoever was reminded of another day is reminded again, of the first one too.
    reminded_for = case when known.starts_at = given.starts_at then known.reminded_for end
  where known.id = session;
  if (before.starts_at, before.ends_at, before.place) is distinct from (given.starts_at, given.ends_at, given.place) then
    perform private.queue_place_email(
      'moved', known.id, 'v' || given.version,
      more => jsonb_build_object('state', known.state, 'before', private.course_session_facts(before))
    )
    from private.registrations as known
    where known.session_id = session and known.state in ('registered', 'offered', 'waiting') order by known.queue;
  end if;
  perform private.settle_course_session(session);
  return to_jsonb(given.version);
end
$$;

create function public.cancel_course_session(session uuid, version integer, note text default '') returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  cancelled private.course_sessions;
begin
  perform private.require_right(private.has_role('editor'), 'cancel_course_session');
  note := btrim(private.clean_text(left(note, 2000)));
  cancelled := private.lock_course_session(session);
  perform private.refuse('PT409', 'Une autre personne a modifié cette session entre-temps. Rechargez la page.')
  where cancelled.version is distinct from version;
  perform private.require_open_course_session(session);
  update private.course_sessions as known set state = 'cancelled', version = known.version + 1 where known.id = session;
  perform private.queue_place_email(
    'session-cancelled', known.id, more => jsonb_build_object('note', coalesce(note, ''), 'state', known.state)
  )
  from private.registrations as known
  where known.session_id = session and known.state in ('registered', 'offered', 'waiting') order by known.queue;
  -- There is nothing left to accept, or to confirm.
  perform private.close_unconfirmed_lead(known.lead_id) from private.registrations as known
  where known.session_id = session and known.state in ('held', 'unconfirmed');
  update private.registrations as known
  set state = case known.state when 'offered' then 'waiting' else 'cancelled' end, offered_until = null
  where known.session_id = session and known.offered_until is not null;
end
$$;

create function public.delete_course_session(session uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  deleted private.course_sessions;
begin
  perform private.require_right(private.has_role('admin'), 'delete_course_session');
  deleted := private.lock_course_session(session);
  perform private.refuse('PT409', 'Des personnes sont inscrites : annulez d’abord la session, pour qu’elles le sachent.')
  where deleted.state = 'open' and not private.is_over(deleted.ends_at) and exists (
    select from private.registrations as known
    where known.session_id = session and known.state in ('registered', 'held', 'offered', 'waiting')
  );
  delete from private.course_sessions as known where known.id = session;
end
$$;

-- Somebody who called: staff register them, by the same rules, after the date to register until as well.
create function public.register_by_staff(
  session uuid, person jsonb, seats integer, others text[], accepts_waiting boolean default false
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  session private.course_sessions;
  registration private.registrations;
  fits boolean;
begin
  perform private.require_right(private.has_role('editor'), 'register_by_staff');
  perform private.check_person(person);
  session := private.lock_course_session(register_by_staff.session);
  perform private.require_open_course_session(session.id);
  perform private.check_seats(session, seats, others);
  fits := private.count_open_seats(session) >= seats;
  if not fits and accepts_waiting is not true then
    return private.registration_answer(session, null);
  end if;
  registration := private.add_registration(
    session, person, seats, others, case when fits then 'registered' else 'waiting' end
  );
  perform private.refuse_second_registration(registration);
  perform private.welcome_lead(registration.lead_id);
  perform private.queue_place_email(registration.state, registration.id);
  return private.registration_answer(session, registration);
end
$$;

-- What is done to an offer isn't done to a place that a colleague has confirmed meanwhile, and a note of who came doesn't take the
-- place of a colleague's.
create function private.require_seen(registration private.registrations, seen text) returns void
language sql
stable
set search_path = ''
as $$
  select private.refuse('PT409', format('Cette inscription a changé entre-temps : elle est maintenant « %s ».', case standing
    when 'registered' then 'Inscrite' when 'attended' then 'Présente' when 'absent' then 'Absente'
    when 'offered' then 'Place offerte' when 'waiting' then 'En attente' when 'lapsed' then 'Délai passé'
    when 'held' then 'À confirmer' when 'unconfirmed' then 'Attente à confirmer' else 'Annulée'
  end))
  from (
    select case
      when registration.state <> 'registered' or registration.attended is null then registration.state
      when registration.attended then 'attended' else 'absent'
    end as standing
  ) as known
  where seen is distinct from standing
$$;

-- Both sessions are locked in the order of their ids, before anything else, so that two moves don't wait for each other.
create function private.move_registration(moved uuid, target uuid, seen text) returns void
language plpgsql
set search_path = ''
as $$
declare
  registration private.registrations;
  origin uuid;
  session private.course_sessions;
  fits boolean;
  had_place boolean;
begin
  select known.session_id into origin from private.registrations as known where known.id = moved;
  perform private.lock_course_session(known.id)
  from (
    select locked.id from private.course_sessions as locked where locked.id in (origin, target) order by locked.id
  ) as known;
  select known.* into registration from private.registrations as known join public.leads as lead on lead.id = known.lead_id
  where known.id = moved for key share of lead;
  perform private.refuse('PT404', 'Cette inscription n’existe plus.') where registration.id is null;
  perform private.refuse('PT409', 'Une autre personne vient de déplacer cette inscription.')
  where registration.session_id <> origin;
  perform private.require_seen(registration, seen);
  perform private.require_living_registration(registration);
  select known.* into session from private.course_sessions as known where known.id = target;
  perform private.refuse('PT404', 'Cette session n’existe plus.') where session.id is null;
  perform private.refuse('PT409', case
    when registration.state in ('held', 'unconfirmed') then 'Cette inscription n’est pas encore confirmée.'
    when target = origin then 'Cette inscription est déjà dans cette session.'
  end);
  perform private.require_open_course_session(session.id);
  perform private.check_seats(session, registration.seats, registration.others);
  fits := private.count_open_seats(session) >= registration.seats;
  had_place := registration.state <> 'waiting';
  -- Who has a place, or was offered one, doesn't lose it to a line.
  perform private.refuse('PT409', 'L’autre session n’a pas assez de places libres.') where not fits and had_place;
  -- Behind all others there.
  update private.registrations as known
  set session_id = target, queue = default, state = case when fits then 'registered' else 'waiting' end,
    offered_until = null, changed_at = clock_timestamp()
  where known.id = moved
  returning known.* into registration;
  perform private.refuse_second_registration(registration);
  -- Who was waiting is told that they have a place; who had one, that it is elsewhere.
  perform private.queue_place_email(case
    when not fits then 'waiting' when had_place then 'moved' else 'registered'
  end, moved, more => jsonb_build_object(
    'state', case when fits then 'registered' else 'waiting' end,
    'before', (select private.course_session_facts(known) from private.course_sessions as known where known.id = origin)
  ));
  perform private.settle_course_session(origin);
end
$$;

-- `cancel`, `confirm` what was offered, `move` to another session; and who came: `attended`, `absent`, `unmarked`. Each names what was
-- seen.
create function public.change_registration(registration uuid, action text, seen text, target uuid default null) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed private.registrations;
begin
  perform private.require_right(private.has_role('editor'), 'change_registration');
  if action = 'move' then
    perform private.move_registration(registration, target, seen);
    return;
  end if;
  changed := private.lock_registration(registration);
  perform private.require_seen(changed, seen);
  case left(action, 20)
    when 'cancel' then
      perform private.end_registration(changed, 'staff');
    when 'confirm' then
      perform private.confirm_registration(changed);
    when 'attended', 'absent', 'unmarked' then
      perform private.refuse('PT409', 'Seule une personne inscrite peut être notée présente ou absente.')
      where changed.state <> 'registered';
      update private.registrations as known
      set attended = case action when 'attended' then true when 'absent' then false end
      where known.id = changed.id;
    else
      raise exception 'Cette opération n’existe pas.' using errcode = 'PT400';
  end case;
end
$$;

-- An e-mail to each person who has a place, alone. The browser makes `note`: sent again, it leaves once.
create function public.write_to_registered(session uuid, note uuid, subject text, body text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  written integer;
begin
  perform private.require_right(private.has_role('editor'), 'write_to_registered');
  subject := btrim(private.clean_line(left(subject, 1000)));
  body := btrim(private.clean_text(left(body, 10000)));
  perform private.refuse('PT400', 'Écrivez un objet et un message, de 5000 caractères au plus.')
  where coalesce(subject = '' or char_length(subject) > 150, true) or coalesce(body = '' or char_length(body) > 5000, true);
  perform private.lock_course_session(session);
  perform private.queue_place_email(
    'session-note', known.id, note::text, more => jsonb_build_object('subject', subject, 'body', body)
  )
  from private.registrations as known where known.session_id = session and known.state = 'registered';
  get diagnostics written = row_count;
  return to_jsonb(written);
end
$$;

grant execute on function
  public.list_course_sessions, public.register_for_course_session, public.read_registration, public.cancel_registration,
  public.confirm_registration, public.return_seats to anon, authenticated;
grant execute on function
  public.save_course_session, public.cancel_course_session, public.delete_course_session, public.register_by_staff, public.change_registration,
  public.write_to_registered to authenticated;

comment on function public.register_for_course_session is
  'Asks for places, for a person and others. Answers `held` or, for whoever would wait, `unconfirmed`, and until when it is to be confirmed by the '
  'link of the e-mail; or `full`: then nobody was registered, for nobody waits without having accepted it. The same token again is answered the '
  'same. An address that is registered gets the answer of one that isn''t.';
comment on function public.confirm_registration is
  'Makes firm a place that was asked for or offered, or stands in line. Refuses (409) what is over, and the same person twice.';
comment on function public.return_seats is 'Gives places back but for those that are kept, one at least, with the names that are kept.';
comment on function public.list_course_sessions is
  'The open sessions to come with what is free in each: nothing, while somebody waits. Never who is registered. A function: visitors read nothing '
  'of the registrations that it counts.';
comment on view public.listed_course_sessions is
  'All sessions with how many have a place, hold one, were offered one, wait and came. Moderators and above.';
