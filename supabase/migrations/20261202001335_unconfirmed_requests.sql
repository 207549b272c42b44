-- Requests that name an address which nobody has confirmed yet (product: confirming by e-mail): a place or a studio is held for half an hour, and
-- becomes the person's by the button behind the e-mail's link. One network holds so much at a time, and staff see what came from
-- one, and free it at once.

-- Hashed addresses of those who asked for a place or a studio today, by lead. From which network the requests of today came. It goes with the salt of
-- the day, which leads from it to nobody.
create table private.lead_networks (
  lead_id uuid not null,
  address_hash bytea not null,
  constraint lead_networks_pkey primary key (lead_id),
  constraint lead_networks_lead_id_fkey foreign key (lead_id) references public.leads (id) on delete cascade
);

create index lead_networks_address_hash_idx on private.lead_networks (address_hash);

-- What is corrected before anybody has confirmed it makes way: nothing is left of it, unless the team has made something of it.
create function private.withdraw_unconfirmed(lead uuid) returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.leads as known
  where known.id = lead and known.version = 1
    and not exists (select from public.lead_events as event where event.lead_id = known.id);
  update private.registrations as known set state = 'cancelled', offered_until = null, changed_at = clock_timestamp()
  where known.lead_id = lead and known.state in ('held', 'unconfirmed');
  update private.studio_bookings as known set state = 'cancelled'
  where known.lead_id = lead and known.state = 'unconfirmed';
$$;

-- One network holds ten places and twelve hours of studios at a time: what a group, or five colleagues one by one, ask for. More only
-- where it is asked for at once. Callers without an address share ten times as much. Whoever calls has admitted the sender, who
-- waits for their own requests; the new one, which asks for so much, counts from now on.
create function private.limit_unconfirmed(lead uuid, seats integer, hours interval) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  sender bytea := private.hash_sender();
  share integer := case when private.caller_network() is null then 10 else 1 end;
  held_seats integer;
  held_hours interval;
begin
  select coalesce(sum(held.seats), 0) into held_seats
  from private.lead_networks as network join private.registrations as held on held.lead_id = network.lead_id
  where network.address_hash = sender and held.state in ('held', 'unconfirmed') and held.offered_until > clock_timestamp();
  select coalesce(sum(upper(held.during) - lower(held.during)), interval '0') into held_hours
  from private.lead_networks as network join private.studio_bookings as held on held.lead_id = network.lead_id
  where network.address_hash = sender and held.state = 'unconfirmed' and held.held_until > clock_timestamp();
  perform private.refuse('PT429', 'Des demandes de votre réseau attendent d’être confirmées. Ouvrez d’abord le courriel que nous avons envoyé, ou réessayez dans une demi-heure.')
  where (seats > 0 and held_seats > 0 and held_seats + seats > 10 * share)
    or (hours > interval '0' and held_hours > interval '0' and held_hours + hours > interval '12 hours' * share);
  insert into private.lead_networks (lead_id, address_hash) values (lead, sender);
end
$$;

-- What came today from the network of a lead, itself among it, and takes something from others that is to come.
create function private.requests_together(of_lead uuid)
returns table (registration uuid, session uuid, booking uuid, studio text)
language sql
stable
security definer
set search_path = ''
as $$
  select taken.id, taken.session_id, null::uuid, null::text
  from private.lead_networks as own
  join private.lead_networks as other on other.address_hash = own.address_hash
  join private.registrations as taken on taken.lead_id = other.lead_id
  join private.course_sessions as course on course.id = taken.session_id
  where own.lead_id = of_lead and taken.state in ('held', 'unconfirmed', 'registered', 'offered', 'waiting')
    and course.state = 'open' and course.starts_at > now()
  union all
  select null, null, booked.id, booked.studio
  from private.lead_networks as own
  join private.lead_networks as other on other.address_hash = own.address_hash
  join private.studio_bookings as booked on booked.lead_id = other.lead_id
  where own.lead_id = of_lead and private.booking_state(booked.state, booked.held_until) in ('unconfirmed', 'requested', 'accepted') and lower(booked.during) > now();
$$;

-- Who is registered: who has a place first, then the line in its order, then the others.
create view public.listed_registrations with (security_invoker = true) as
select
  known.id, known.session_id, known.lead_id, person.first_name, person.last_name, person.email, person.company, person.message,
  known.seats, known.others, known.state,
  case when known.state = 'waiting' then
    row_number() over (partition by known.session_id, known.state order by known.queue)::integer
  end as position_in_line,
  known.offered_until, (select count(*)::integer from private.requests_together(known.lead_id)) as together, known.attended, known.created_at, known.changed_at,
  array_position(array['registered', 'offered', 'held', 'waiting', 'unconfirmed', 'lapsed', 'cancelled'], known.state) as rank,
  known.queue
from private.registrations as known join public.leads as person on person.id = known.lead_id;

-- What is over by being declined, cancelled or lapsed stays to be seen.
create view public.listed_bookings with (security_invoker = true) as
select
  booking.id, booking.lead_id, booking.studio, booking.studio_name,
  lower(booking.during) as starts_at, upper(booking.during) as ends_at,
  private.booking_state(booking.state, booking.held_until) as state, booking.held_until,
  (select count(*)::integer from private.requests_together(booking.lead_id)) as together, lead.message as note, booking.answer, lead.first_name, lead.last_name,
  lead.email, lead.company, booking.created_at
from private.studio_bookings as booking join public.leads as lead on lead.id = booking.lead_id;

grant select on public.listed_registrations, public.listed_bookings to authenticated;

-- In an order, so that two who do so don't wait for each other.
create function public.free_together(lead_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  part record;
  registration private.registrations;
  booking private.studio_bookings;
  freed integer := 0;
begin
  perform private.require_right(private.has_role('editor'), 'free_together');
  for part in
    select * from private.requests_together(lead_id) as found
    order by found.session, found.studio, found.registration, found.booking
  loop
    if part.booking is not null then
      booking := private.lock_booking(part.booking);
      continue when private.booking_state(booking.state, booking.held_until) in ('declined', 'cancelled', 'lapsed');
      perform private.cancel_live_booking(booking, 'staff', null);
    else
      registration := private.lock_registration(part.registration);
      continue when registration.state in ('lapsed', 'cancelled');
      perform private.end_registration(registration, 'staff');
    end if;
    freed := freed + 1;
  end loop;
  return to_jsonb(freed);
end
$$;

grant execute on function private.requests_together, public.free_together to authenticated;

comment on function public.free_together is
  'Ends all that came today from the network of a request and is to come, and gives how many that were. Who has confirmed is written. Editors and '
  'above.';
comment on view public.listed_registrations is 'Who asked for a place, and how many requests came from the same network today. Moderators and above.';
comment on view public.listed_bookings is
  'Who asked for a studio, when, and how many requests came from the same network today. Moderators and above.';
