-- The company is told of a contact message by e-mail, once. Which ones it hasn't been told of stands here, until whoever
-- sends takes them: two at once don't take the same, and what was taken is never sent again.

create table private.untold_messages (
  message_id uuid not null,
  constraint untold_messages_pkey primary key (message_id),
  constraint untold_messages_message_id_fkey
    foreign key (message_id) references public.contact_messages (id) on delete cascade
);

create function private.await_telling() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.untold_messages (message_id) values (new.id);
  return null;
end
$$;

-- What a person sends: a message that comes back from among the deleted ones was told of in its time.
create trigger await_telling
  after insert on public.contact_messages
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.await_telling();

-- Where nobody has taken them for a day, an e-mail for each would be no news any more.
create function private.take_untold_messages() returns setof public.contact_messages
language sql
security definer
set search_path = ''
as $$
  with taken as (
    delete from private.untold_messages as untold using public.contact_messages as message
    where message.id = untold.message_id
    returning message.*
  )
  select taken.* from taken where taken.created_at > now() - interval '1 day' order by taken.created_at
$$;

create function public.take_untold_messages() returns setof public.contact_messages
language sql
set search_path = ''
as $$
  select taken.* from private.take_untold_messages() as taken
$$;

alter table private.untold_messages enable row level security;

revoke all on private.untold_messages from public, anon, authenticated;
revoke all on function private.await_telling() from public, anon, authenticated;
revoke all on function private.take_untold_messages(), public.take_untold_messages() from public, anon, authenticated;
grant execute on function private.take_untold_messages(), public.take_untold_messages() to service_role;

comment on table private.untold_messages is
  'Contact messages of which the company has not been told yet. A row goes when it is taken, or with its message.';
comment on function public.take_untold_messages() is
  'Gives the messages of the last day of which the company has not been told, each to one caller. The service key alone.';
