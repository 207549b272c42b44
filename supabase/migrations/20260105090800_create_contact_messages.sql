create table public.contact_messages (
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
  constraint contact_messages_pkey primary key (id),
  constraint contact_messages_handled_by_fkey
    foreign key (handled_by) references private.accounts (user_id) on delete set null,
  constraint contact_messages_first_name_length check (char_length(first_name) <= 100),
  constraint contact_messages_last_name_length check (char_length(last_name) <= 100),
  constraint contact_messages_email_format check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  constraint contact_messages_company_length check (char_length(company) <= 200),
  constraint contact_messages_service_length check (char_length(service) <= 50),
  constraint contact_messages_message_length check (message ~ '\S' and char_length(message) <= 5000)
);

create index contact_messages_created_at_idx on public.contact_messages (created_at desc);
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at);
create index contact_messages_unhandled_idx on public.contact_messages (created_at desc) where handled_at is null;
create index contact_messages_handled_by_idx on public.contact_messages (handled_by);

-- Addresses of senders, hashed, for as long as the limit looks back. They never meet the messages.
create table private.contact_senders (
  id bigint generated always as identity,
  address_hash bytea not null,
  sent_at timestamptz not null default now(),
  constraint contact_senders_pkey primary key (id)
);

create index contact_senders_sent_at_idx on private.contact_senders (sent_at);

create function private.limit_contact_messages() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  -- The hosted gateway writes the first header itself; the second is the best a plain proxy can tell.
  address text := coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1));
  sender bytea := sha256(convert_to(address, 'UTF8'));
begin
  delete from private.contact_senders where sent_at < now() - interval '10 minutes';
  if (select count(*) from private.contact_senders where address_hash = sender) >= 5
    or (
      select count(*) from public.contact_messages
      where lower(email) = lower(new.email) and created_at > now() - interval '10 minutes'
    ) >= 3
    or (
      select count(*) from public.contact_messages where created_at > now() - interval '10 minutes'
    ) >= 100
  then
    raise exception 'Trop de messages en peu de temps. Réessayez dans dix minutes, ou appelez-nous.'
      using errcode = 'PT429';
  end if;
  if sender is not null then
    insert into private.contact_senders (address_hash) values (sender);
  end if;
  return new;
end
$$;

create function private.sign_handled_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.handled_by := case when new.handled_at is not null then auth.uid() end;
  return new;
end
$$;

create trigger limit_contact_messages
  before insert on public.contact_messages
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_contact_messages();

create trigger sign_handled_message
  before update of handled_at, handled_by on public.contact_messages
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.sign_handled_message();

alter table public.contact_messages enable row level security;

revoke all on private.contact_senders from public, anon, authenticated;
revoke all on function private.limit_contact_messages(), private.sign_handled_message() from public, anon, authenticated;
revoke all on public.contact_messages from public, anon, authenticated;
grant all on public.contact_messages to service_role;
grant insert (id, first_name, last_name, email, company, service, message) on public.contact_messages to anon, authenticated;
grant select on public.contact_messages to authenticated;
grant update (handled_at, handled_by) on public.contact_messages to authenticated;

create policy "Anyone writes to the company" on public.contact_messages
  for insert to anon, authenticated
  with check (true);

create policy "Editors read messages" on public.contact_messages
  for select to authenticated
  using ((select private.has_role('editor')));

create policy "Editors mark messages as handled" on public.contact_messages
  for update to authenticated
  using ((select private.has_role('editor')));

comment on table public.contact_messages is
  'Leads. A visitor inserts without reading back; ten minutes allow 3 messages an e-mail, 5 a network address, 100 in all.';
comment on column public.contact_messages.handled_by is 'Set by a trigger to whoever marks the message.';
