-- What is to be sent by e-mail, until it has left: queued with what it is about, in the same transaction. Whoever sends (the
-- function `send-emails`, or the embedded backend) takes one, sends it and reports, and only then takes the next: an e-mail says
-- what is true when it leaves.

-- E-mails about leads. What one says is emptied once it has left; the row goes with its lead.
create table private.outbox (
  id bigint not null generated always as identity,
  kind text not null,
  recipient text,
  about uuid, -- The lead without which there would be no e-mail.
  release_id uuid, -- The release, or the planned change, without which there would be none.
  subject uuid, -- The registration, the booking or the answer that it is about; null where that is the lead itself.
  data jsonb not null default '{}', -- What the e-mail needs beside what is true when it leaves: src/emails says which fields each kind reads.
  once text not null, -- The same key is the same e-mail, queued once: `registered/<id of the registration>`.
  send_after timestamptz not null default now(),
  created_at timestamptz not null default now(),
  tries integer not null default 0, -- How often it was given to whoever sends, since it was queued or an admin asked for another try.
  unreported integer not null default 0, -- How often it was given again because nobody reported on it.
  taken_at timestamptz,
  last_error text,
  failed_at timestamptz,
  sent_at timestamptz,
  overtaken_at timestamptz, -- When it was to leave, and was true no more.
  constraint outbox_pkey primary key (id),
  constraint outbox_once_key unique (once),
  constraint outbox_about_fkey foreign key (about) references public.leads (id) on delete cascade,
  constraint outbox_release_id_fkey foreign key (release_id) references private.releases (id) on delete cascade,
  constraint outbox_one_subject check (num_nonnulls(about, release_id) = 1 and (release_id is null) = (kind <> 'release-problem')),
  constraint outbox_kind_known check (kind in (
    'lead-notice', 'lead-news', 'estimate', 'reply',
    'unconfirmed', 'registered', 'waiting', 'offer', 'seats-returned', 'cancelled', 'moved', 'session-cancelled', 'reminder',
    'session-note',
    'booking-unconfirmed', 'booking-requested', 'booking-accepted', 'booking-declined', 'booking-lapsed', 'booking-cancelled',
    'booking-reminder',
    'release-problem'
  )),
  -- What the team is told goes to whom the settings name when it leaves.
  constraint outbox_recipient_given check ((recipient is null) = (kind in ('lead-notice', 'lead-news'))),
  constraint outbox_recipient_format check (private.is_email(recipient)),
  constraint outbox_once_length check (char_length(once) between 1 and 200),
  constraint outbox_data_size check (octet_length(data::text) <= 40000),
  constraint outbox_data_emptied check (sent_at is null or data = '{}')
);

create index outbox_about_idx on private.outbox (about);
create index outbox_release_id_idx on private.outbox (release_id);
create index outbox_subject_idx on private.outbox (subject, kind, id);
create index outbox_due_idx on private.outbox (send_after, id) where sent_at is null and failed_at is null and overtaken_at is null;
create index outbox_waiting_idx on private.outbox (lower(recipient), id)
  where sent_at is null and failed_at is null and overtaken_at is null;
create index outbox_failed_idx on private.outbox (created_at desc, id desc) where sent_at is null and last_error is not null;

-- The same key is the same e-mail: it is queued once, however often it is asked for.
create function private.queue_email(
  kind text, recipient text, about uuid, data jsonb, once text, send_after timestamptz default now(), subject uuid default null
) returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.outbox (kind, recipient, about, subject, data, once, send_after)
  values (queue_email.kind, queue_email.recipient, queue_email.about, queue_email.subject, coalesce(queue_email.data, '{}'),
    queue_email.once, coalesce(queue_email.send_after, now()))
  on conflict on constraint outbox_once_key do nothing
$$;

-- Whoever planned it hears that it did not go online; where they may not put it right any more, the admins do. Once, until somebody has
-- changed it.
create function private.queue_release_problem(hindered uuid) returns void
language sql
security definer
set search_path = ''
as $$
  with told as (
    select person.user_id, known.version, person.user_id = known.owner_id and person.role >= 'editor' as is_owner, person.role
    from private.releases as known cross join private.accounts as person where known.id = hindered
  )
  insert into private.outbox (kind, recipient, release_id, once)
  select 'release-problem', account.email, hindered, concat_ws('/', 'release-problem', hindered, told.version, told.user_id)
  from told join auth.users as account on account.id = told.user_id
  where private.is_email(account.email)
    and (told.is_owner or (told.role = 'admin' and not exists (select from told as other where other.is_owner)))
  on conflict on constraint outbox_once_key do nothing
$$;

-- A registration or a booking counts, and the team hears of it, once it is confirmed, be it late.
create function private.welcome_lead(confirmed uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.leads as lead set stage = 'new', lost_reason = null, closed_at = null, version = lead.version + 1
  where lead.id = confirmed and lead.stage = 'lost' and lead.lost_reason = private.never_confirmed();
  perform private.queue_email('lead-notice', null, confirmed, '{}', 'lead-notice/' || confirmed);
  perform private.count_event('lead', (select lead.campaign from public.leads as lead where lead.id = confirmed));
end
$$;

-- What became of a registration or a booking without the team: it was cancelled, or places were given back, or nobody has answered,
-- or a place is free that isn't offered any more. Told once, unless `once` says that it is another one.
create function private.queue_lead_news(lead uuid, news text, once text default '') returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_email(
    'lead-news', null, lead, private.place_facts(known.id) || jsonb_build_object('news', news),
    concat_ws('/', 'lead-news', news, lead, nullif(once, ''))
  )
  from (
    select taken.id, taken.lead_id from private.registrations as taken
    union all select booked.id, booked.lead_id from private.studio_bookings as booked
  ) as known
  where known.lead_id = lead;
end
$$;

-- A registration and a booking are each asked for, confirmed and changed by links in e-mails.

-- What a link opens. Each e-mail has a token of its own, so that the links of the earlier ones stay good, and tokens aren't stored.
create function private.opened_by(token text) returns uuid
language plpgsql
stable
set search_path = ''
as $$
declare
  hashes bytea[] := array[private.token_hash(left(token, 200))];
begin
  return (
    select known.id from private.registrations as known where known.token_hashes @> hashes
    union all select known.id from private.studio_bookings as known where known.token_hashes @> hashes
  );
end
$$;

-- Two days before, at the same time as clocks in Québec show it.
create function private.remind_at(starts_at timestamptz) returns timestamptz
language sql
immutable
set search_path = ''
return ((starts_at at time zone 'America/Toronto') - interval '2 days') at time zone 'America/Toronto';

-- What e-mails say of a registration or a booking.
create function private.place_facts(wanted uuid) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return coalesce((
    select private.course_session_facts(session) || jsonb_build_object(
      'price', session.price, 'remindsAt', private.remind_at(session.starts_at), 'offersEnd', private.offers_end(session),
      'seats', taken.seats, 'position', private.position_in_line(taken), 'heldUntil', taken.offered_until
    )
    from private.registrations as taken join private.course_sessions as session on session.id = taken.session_id
    where taken.id = wanted
  ), (
    select jsonb_build_object(
      'title', booked.studio_name, 'startsAt', lower(booked.during), 'endsAt', upper(booked.during), 'heldUntil', booked.held_until,
      'remindsAt', private.remind_at(lower(booked.during)), 'note', nullif(booked.answer, '')
    )
    from private.studio_bookings as booked where booked.id = wanted
  ));
end
$$;

-- One e-mail to whoever asked for a place or a studio, once for the same place in line unless `once` says that it is another one. An
-- address that nobody has confirmed may be anybody's: but for the e-mail that asks for it, it isn't written about a booking.
create function private.queue_place_email(kind text, wanted uuid, once text default '', more jsonb default '{}') returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  hash bytea := private.token_hash(token);
  person public.leads;
  queue text;
begin
  select known.queue into queue from private.registrations as known where known.id = wanted;
  -- Before what belongs to the person: whoever erases them comes in this order.
  select lead.* into person from public.leads as lead
  where lead.id in (
    select known.lead_id from private.registrations as known where known.id = wanted
    union all
    select known.lead_id from private.studio_bookings as known
    where known.id = wanted and (known.confirmed_at is not null or queue_place_email.kind = 'booking-unconfirmed')
  )
  for key share;
  if person.id is null then
    return;
  end if;
  update private.registrations as known set token_hashes = known.token_hashes || hash where known.id = wanted;
  update private.studio_bookings as known set token_hashes = known.token_hashes || hash where known.id = wanted;
  perform private.queue_email(
    kind, person.email, person.id, private.place_facts(wanted) || jsonb_build_object('token', token) || more,
    concat_ws('/', kind, wanted, queue, nullif(once, '')), subject => wanted
  );
end
$$;

-- The company is notified of each lead, whichever way it came in, but of a registration or a booking only once its person has confirmed
-- it; who asked for an estimate gets its figures.
create function private.queue_lead_emails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.kind in ('message', 'estimate') then
    perform private.queue_email('lead-notice', null, new.id, '{}', 'lead-notice/' || new.id);
  end if;
  if new.kind = 'estimate' then
    perform private.queue_email('estimate', new.email, new.id, '{}', 'estimate/' || new.id);
  end if;
  return null;
end
$$;

-- What comes now: a lead that is restored from the deleted ones was notified in its time. Of what the team enters, it knows.
create trigger queue_lead_emails
  after insert on public.leads
  for each row when (new.created_at >= now() and new.source is null)
  execute function private.queue_lead_emails();

-- What hasn't left. Nothing waits for longer than the longest pause: what seems to was dated by a clock that was ahead, and is due.
-- Whoever took an e-mail has ten minutes to report it; taken later than now, by a clock that was ahead. Each person's e-mails leave in
-- the order in which they were queued: one waits for those before it that are due or were tried.
create view private.waiting_emails with (security_invoker = true) as
select
  queued.*,
  queued.taken_at not between now() - interval '10 minutes' and now() + interval '10 minutes' as is_unreported,
  -- To be given to whoever sends: the second silence gives it up, and nothing is given up by a date in doubt.
  (queued.send_after <= now() or queued.send_after > now() + interval '25 hours') and (
    queued.taken_at is null
    or queued.taken_at not between now() - interval '10 minutes' and now() + interval '10 minutes'
      and (queued.unreported = 0 or private.is_date_trusted())
  ) as is_ready,
  exists (
    select from private.outbox as earlier
    where lower(earlier.recipient) = lower(queued.recipient) and earlier.id < queued.id
      and earlier.sent_at is null and earlier.failed_at is null and earlier.overtaken_at is null
      and (earlier.send_after <= now() or earlier.send_after > now() + interval '25 hours' or earlier.tries > 0)
  ) as is_held_back
from private.outbox as queued
where queued.sent_at is null and queued.failed_at is null and queued.overtaken_at is null;

-- Whether take_email would give any: asked every ten seconds, by pg_cron or the embedded server.
create function private.has_due_emails() returns boolean
language sql
stable
security definer
set search_path = ''
return exists (select from private.waiting_emails as queued where queued.is_ready and not queued.is_held_back);

-- What an e-mail says of its subject at present; null where that has overtaken it. A kind of which there is a later one says
-- nothing that this doesn't; each note of the team is another one.
create function private.present_data(queued private.outbox) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if queued.release_id is not null then
    return (
      select jsonb_build_object(
        'releaseId', known.id, 'name', known.name, 'document', private.key_of((part.kind, part.id)), 'title', private.title_of((part.kind, part.id)),
        'dueAt', known.due_at, 'problem', known.problem, 'isStopped', known.is_stopped,
        'isEnd', part.begun_at is not null
      )
      from private.releases as known
      left join private.release_documents as part on part.release_id = known.id and known.name is null
      where known.id = queued.release_id and known.problem is not null and known.published_at is null
      limit 1
    );
  end if;
  if queued.kind = 'reply' then
    return (
      select jsonb_build_object('words', event.text, 'author', person.name, 'reply_to', account.email)
      from public.lead_events as event
      left join private.account_names as person on person.user_id = event.author
      left join auth.users as account on account.id = event.author
      where event.id = queued.subject
    );
  end if;
  if queued.subject is null then
    return case
      when queued.kind = 'lead-notice' then (
        select case when lead.kind in ('registration', 'booking')
          then jsonb_build_object(lead.kind, private.asked_for(lead.id, lead.kind)) else '{}'
        end
        from public.leads as lead where lead.id = queued.about
      )
      else queued.data
    end;
  end if;
  if queued.kind <> 'session-note' and exists (
    select from private.outbox as later
    where later.subject = queued.subject and later.kind = queued.kind and later.id > queued.id and later.overtaken_at is null
  ) then
    return null;
  end if;
  return case
      when queued.kind not like 'booking-%' then private.registration_email_data(queued)
      else (
        select queued.data || private.place_facts(booked.id) from private.studio_bookings as booked
        where booked.id = queued.subject and (
          queued.kind = 'booking-' || booked.state
          or queued.kind = 'booking-reminder' and booked.state = 'accepted' and lower(booked.during) > now()
        )
      )
    end
    -- What never came to a calendar isn't taken off it.
    || jsonb_build_object('isOnCalendar', exists (
      select from private.outbox as earlier
      where earlier.subject = queued.subject and earlier.sent_at is not null
        and earlier.kind in ('registered', 'moved', 'booking-accepted')
    ));
end
$$;

-- Whoever took one and didn't report it within ten minutes may have sent it: it is given once more, with the same id, by which services of e-mail
-- recognize it, and then no more.
create function public.take_email() returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  queued private.outbox;
  present jsonb;
begin
  -- Nothing is given up by a date in doubt.
  if private.trusts_clock() then
    update private.waiting_emails as given
    set failed_at = now(), taken_at = null, last_error = 'L’envoi a été interrompu deux fois : le courriel est peut-être parti.'
    where given.is_unreported and given.unreported > 0;
    -- What nobody was there to send for a day would be no news any more.
    update private.waiting_emails as old
    set failed_at = now(), last_error = coalesce(old.last_error || ' ', '') || 'Personne ne l’a envoyé pendant une journée.'
    where old.taken_at is null and old.send_after < now() - interval '1 day' and not old.is_held_back;
  end if;
  loop
    select due.id into queued.id from private.waiting_emails as due where due.is_ready and not due.is_held_back
    order by due.send_after, due.id limit 1 for update skip locked;
    if not found then
      return null;
    end if;
    select known.* into queued from private.outbox as known where known.id = queued.id;
    present := private.present_data(queued);
    exit when present is not null;
    -- What a session was before it moved is told by the e-mail that comes instead.
    update private.outbox as overtaken
    set overtaken_at = now(), taken_at = null, last_error = null, data = case
      when overtaken.kind = 'moved' then jsonb_build_object('before', overtaken.data -> 'before') else '{}'
    end
    where overtaken.id = queued.id;
  end loop;
  update private.outbox as taken
  set taken_at = now(),
    tries = taken.tries + case when taken.taken_at is null then 1 else 0 end,
    unreported = taken.unreported + case when taken.taken_at is null then 0 else 1 end
  where taken.id = queued.id;
  return jsonb_build_object(
    'id', queued.id, 'kind', queued.kind, 'recipient', queued.recipient, 'data', present, 'created_at', queued.created_at,
    'lead', (select to_jsonb(lead) from public.leads as lead where lead.id = queued.about)
  );
end
$$;

-- What has left has nothing to say any more; what hasn't is tried again later, as long as there is a pause for it, unless trying
-- again is of no use. What the same person gets after it waits as long.
create function public.report_email(id bigint, error text default null, is_final boolean default false) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  known private.outbox;
  pause interval;
begin
  select queued.* into known from private.outbox as queued
  where queued.id = report_email.id and queued.sent_at is null and queued.taken_at is not null for update;
  if not found then
    return;
  end if;
  -- After the first try, the second... After the last one there is none. The fourth comes before a place that waits for its person's
  -- button is let go, after half an hour.
  pause := (array[1, 5, 15, 120, 360, 1440])[known.tries] * interval '1 minute';
  update private.outbox as queued
  set taken_at = null,
    unreported = 0,
    sent_at = case when error is null then now() end,
    data = case when error is null then '{}' else queued.data end,
    last_error = left(private.clean_line(left(error, 1000)), 500),
    send_after = case when error is null then queued.send_after else now() + coalesce(pause, interval '0') end,
    failed_at = case when error is not null and (is_final or pause is null) then now() end
  where queued.id = report_email.id
  returning queued.* into known;
  update public.lead_events as event set sent_at = known.sent_at where known.kind = 'reply' and event.id = known.subject;
  update private.waiting_emails as queued
  set send_after = greatest(queued.send_after, case when known.sent_at is null and known.failed_at is null then known.send_after else now() end)
  where lower(queued.recipient) = lower(known.recipient) and queued.id > known.id;
end
$$;

create function public.list_failed_emails()
returns table (
  id bigint, kind text, recipient text, about uuid, tries integer, reason text, created_at timestamptz, next_try_at timestamptz,
  total bigint
)
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_right(private.has_role('admin'), 'list_failed_emails');
  select queued.id, queued.kind, queued.recipient, queued.about, queued.tries, queued.last_error, queued.created_at,
    case when queued.failed_at is null then queued.send_after end,
    count(*) over ()
  from private.outbox as queued
  where queued.sent_at is null and queued.overtaken_at is null and queued.last_error is not null
  order by queued.created_at desc, queued.id desc
  limit 100;
$$;

create function public.retry_email(id bigint) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_right(
    private.has_role('admin') or private.has_role('editor') and exists (
      select from private.outbox as queued where queued.id = retry_email.id and queued.kind = 'reply'
    ),
    'retry_email'
  );
  update private.outbox as queued
  set send_after = now(), tries = 0, unreported = 0, failed_at = null
  where queued.id = retry_email.id and queued.sent_at is null and queued.overtaken_at is null and queued.last_error is not null
    and queued.taken_at is null;
  perform private.refuse('PT409', 'Ce courriel n’attend plus : il est parti, ou on l’envoie en ce moment.') where not found;
end
$$;

grant execute on function public.take_email, public.report_email to service_role;
grant execute on function public.list_failed_emails, public.retry_email to authenticated;

comment on function public.take_email is
  'Gives the e-mail that is due next, to one caller, with what is true now; null where there is none. It is reported by report_email. The service '
  'key alone.';
comment on function public.report_email is
  'Says that an e-mail has left, or why it hasn''t, and whether trying again is of no use. The service key alone.';
comment on function public.list_failed_emails is
  'E-mails that didn''t leave, with the reason, and when they are tried again, if they are: a hundred at most. Admins only. A function: no role '
  'reads the outbox.';
comment on function public.retry_email is 'Lets an e-mail that didn''t leave be tried again at once. Admins; an answer to a lead, editors too.';
