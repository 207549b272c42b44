-- What visitors write to the company, within limits, and who is notified of it.

create table public.leads (
  id uuid not null default gen_random_uuid(),
  first_name text,
  last_name text,
  email text not null,
  company text,
  service text,
  message text not null,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid,
  is_handled boolean not null generated always as (handled_at is not null) stored,
  constraint leads_pkey primary key (id),
  constraint leads_handled_by_fkey
    foreign key (handled_by) references private.accounts (user_id) on delete set null,
  constraint leads_first_name_length check (char_length(first_name) <= 100),
  constraint leads_last_name_length check (char_length(last_name) <= 100),
  constraint leads_email_format check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  constraint leads_company_length check (char_length(company) <= 200),
  constraint leads_service_length check (char_length(service) <= 50),
  constraint leads_message_length check (message ~ '\S' and char_length(message) <= 5000),
  constraint leads_text_clean check (
    first_name = private.clean_line(first_name)
    and last_name = private.clean_line(last_name)
    and email = private.clean_line(email)
    and company = private.clean_line(company)
    and service = private.clean_line(service)
    and message = private.clean_text(message)
  )
);

create index leads_created_at_idx on public.leads (created_at);
create index leads_email_idx on public.leads (lower(email), created_at);
create index leads_order_idx on public.leads (is_handled, created_at desc, id);
create index leads_handled_by_idx on public.leads (handled_by);

create table private.lead_senders (
  id bigint generated always as identity,
  address_hash bytea not null,
  sent_at timestamptz not null default now(),
  constraint lead_senders_pkey primary key (id)
);

create index lead_senders_sent_at_idx on private.lead_senders (sent_at);
create index lead_senders_address_hash_idx on private.lead_senders (address_hash, sent_at);

-- The company is notified of each contact message by e-mail, once. Those that are still to be sent stand here, until whoever
-- sends takes them: two at once don't take the same, and what was taken is never sent again.
create table private.pending_notifications (
  message_id uuid not null,
  constraint pending_notifications_pkey primary key (message_id),
  constraint pending_notifications_message_id_fkey
    foreign key (message_id) references public.leads (id) on delete cascade
);

-- Limits of contact messages. One address may send 5 in ten minutes and 20 a day. While 100 came from everybody in ten
-- minutes, each address may send one: nobody uses up what the others need. Callers without an address (none, behind the
-- hosted gateway or the embedded server) share 100 in ten minutes. A row from the future, left by a clock that was
-- wrong, doesn't count.
create function private.limit_leads() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  network inet := private.caller_network();
  sender bytea := sha256(private.salt_of_the_day() || convert_to(coalesce(network::text, ''), 'UTF8'));
  is_busy boolean;
  recent integer;
  today integer;
begin
  -- Requests at once from one address wait for each other, or each would count without the others.
  perform pg_advisory_xact_lock(hashtextextended(encode(sender, 'hex'), 0));
  select count(*) >= 100 into is_busy
  from private.lead_senders where sent_at > now() - interval '10 minutes' and sent_at <= now();
  select count(*) filter (where sent_at > now() - interval '10 minutes'), count(*) into recent, today
  from private.lead_senders where address_hash = sender and sent_at <= now();

  if recent >= (case when network is null then 100 when is_busy then 1 else 5 end) then
    raise exception 'Trop de messages en peu de temps. Réessayez dans dix minutes, ou appelez-nous.'
      using errcode = 'PT429';
  end if;
  if network is not null and today >= 20 then
    raise exception 'Trop de messages aujourd’hui. Réessayez demain, ou appelez-nous.' using errcode = 'PT429';
  end if;
  insert into private.lead_senders (address_hash) values (sender);
  -- Dated by a clock that is behind, it would end before its time.
  new.created_at := private.dated_now(new.created_at);
  return new;
end
$$;

create trigger limit_leads
  before insert on public.leads
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_leads();

create function private.refuse_many_leads() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (select count(*) from sent) > 1 then
    raise exception 'Envoyez un message à la fois.' using errcode = 'PT400';
  end if;
  return null;
end
$$;

create trigger refuse_many_leads
  after insert on public.leads
  referencing new table as sent
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.refuse_many_leads();

create function private.sign_handled_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.handled_by := case when new.handled_at is not null then auth.uid() end;
  return new;
end
$$;

create trigger sign_handled_message
  before update of handled_at, handled_by on public.leads
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.sign_handled_message();

-- What the database destroys, at the end of the time or on request, is destroyed: copies are of what people delete.
create trigger keep_deleted_record before delete on public.leads
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.keep_deleted_record();

create function private.queue_notification() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.pending_notifications (message_id) values (new.id);
  return null;
end
$$;

-- What a person sends: a message that is restored from the deleted ones was notified in its time.
create trigger queue_notification
  after insert on public.leads
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.queue_notification();

alter table public.leads enable row level security;
alter table private.lead_senders enable row level security;
alter table private.pending_notifications enable row level security;

grant all on public.leads to service_role;
grant insert (id, first_name, last_name, email, company, service, message) on public.leads to anon, authenticated;
grant select, update (handled_at, handled_by), delete on public.leads to authenticated;

create policy "Anyone writes to the company" on public.leads
  for insert to anon, authenticated
  with check (true);

create policy "Editors read messages" on public.leads
  for select to authenticated
  using ((select private.has_role('editor')));

create policy "Editors mark messages as handled" on public.leads
  for update to authenticated
  using ((select private.has_role('editor')));

create policy "Admins destroy messages" on public.leads
  for delete to authenticated
  using ((select private.has_role('admin')));

-- The new ones first, each kind newest first.
create function public.list_leads(only_handled boolean default null, wanted_page integer default 1)
returns table (
  id uuid, first_name text, last_name text, email text, company text, service text, message text, created_at timestamptz,
  handled_at timestamptz, handled_by uuid, handler_first_name text, handler_last_name text,
  total bigint, is_total_exact boolean, page integer
)
language sql
stable
set search_path = ''
begin atomic
  with counted as (
    select least(count(*), 10000) as total, count(*) <= 10000 as is_exact,
      greatest(1, least(wanted_page, (least(count(*), 10000) + 49) / 50)) as page
    from (
      select from public.leads as message
      -- A range of the index, whatever is asked for. Beside row security, a bare `coalesce` would be asked of each row.
      where message.is_handled >= (select coalesce(only_handled, false))
        and message.is_handled <= (select coalesce(only_handled, true))
      limit 10001
    ) as found
  ), chosen as (
    select message.* from public.leads as message
    where message.is_handled >= (select coalesce(only_handled, false))
      and message.is_handled <= (select coalesce(only_handled, true))
    order by message.is_handled, message.created_at desc, message.id
    limit 50 offset (select (counted.page - 1) * 50 from counted)
  ), handlers as (
    -- By their ids: the view asks of each account who may see it.
    select person.user_id, person.first_name, person.last_name from public.profiles as person
    where person.user_id = any (array(select distinct chosen.handled_by from chosen))
  )
  select chosen.id, chosen.first_name, chosen.last_name, chosen.email, chosen.company, chosen.service, chosen.message,
    chosen.created_at, chosen.handled_at, chosen.handled_by, handler.first_name, handler.last_name,
    counted.total, counted.is_exact, counted.page::integer
  from chosen cross join counted left join handlers as handler on handler.user_id = chosen.handled_by
  order by chosen.is_handled, chosen.created_at desc, chosen.id;
end;

-- Where nobody has taken them for a day, an e-mail for each would be no news any more.
create function private.take_pending_notifications() returns setof public.leads
language sql
security definer
set search_path = ''
as $$
  with taken as (
    delete from private.pending_notifications as pending using public.leads as message
    where message.id = pending.message_id
    returning message.*
  )
  select taken.* from taken where taken.created_at > now() - interval '1 day' order by taken.created_at
$$;

create function public.take_pending_notifications() returns setof public.leads
language sql
set search_path = ''
as $$
  select taken.* from private.take_pending_notifications() as taken
$$;

grant execute on function public.list_leads(boolean, integer) to authenticated;
grant execute on function private.take_pending_notifications(), public.take_pending_notifications() to service_role;

comment on table public.leads is
  'Leads. A visitor inserts one at a time without reading back, within the limits of private.limit_leads. '
  'Destroyed after the months of the settings, and 30 days after an admin deletes it; at once by erase_personal_data.';
comment on column public.leads.handled_by is 'Set by a trigger to whoever marks the message.';
comment on table private.lead_senders is
  'Hashed addresses of those who wrote today. They never meet the messages, and go with the salt of the day.';
comment on table private.pending_notifications is
  'Contact messages of which the company has not been notified yet. A row goes when it is taken, or with its message.';
comment on function public.take_pending_notifications() is
  'Gives the messages of the last day of which the company has not been notified, each to one caller. The service key alone.';
