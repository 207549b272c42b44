-- The privacy page promises that messages are destroyed after 24 months, and on request.

grant delete on public.contact_messages to authenticated;

create policy "Admins destroy messages" on public.contact_messages
  for delete to authenticated
  using ((select private.has_role('admin')));

create function private.apply_retention() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.deleted_records where deleted_at < now() - interval '30 days';
  delete from public.contact_messages where created_at < now() - interval '24 months';
  -- Yesterday's salt goes with all that it marked.
  perform private.salt_of_the_day();
end
$$;

create function private.apply_retention_on_write() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.apply_retention();
  return null;
end
$$;

create trigger apply_retention
  after insert on public.contact_messages
  for each statement execute function private.apply_retention_on_write();

create or replace function private.forget_old_deletions() returns table (file_path text)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.apply_retention();
  -- What is only late to be destroyed looks the same to whoever asks, and files are destroyed by what is missing here.
  if not private.trusts_clock() then
    raise exception 'La date a changé de plus d’un jour depuis la dernière utilisation. Rien n’est supprimé pour de bon tant qu’une personne administratrice ne l’a pas confirmée, sur le tableau de bord.'
      using errcode = 'PT409';
  end if;
  return query
    select deleted.record ->> 'file_path' from private.deleted_records as deleted where deleted.source = 'media_library';
end
$$;

revoke all on function private.apply_retention(), private.apply_retention_on_write() from public, anon, authenticated;

-- Where the database has a clock of its own, nobody has to call.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    execute $cron$select cron.schedule('apply_retention', '17 * * * *', 'select private.apply_retention()')$cron$;
  end if;
exception
  -- Available, but not loaded with the server, or not for this database: the other callers do it.
  when others then
    raise notice 'pg_cron is not in use: %', sqlerrm;
end
$$;

comment on table public.contact_messages is
  'Leads. A visitor inserts one at a time without reading back, within the limits of private.limit_contact_messages. '
  'Destroyed after 24 months, or before by an admin: there is no copy.';
comment on function private.apply_retention() is
  'Destroys what has been kept for as long as promised: 30 days for deleted records, 24 months for messages, a day for marks.';
comment on function public.forget_old_deletions() is
  'Destroys what has been kept for as long as promised. Gives the addresses of deleted files that can still be put back.';
