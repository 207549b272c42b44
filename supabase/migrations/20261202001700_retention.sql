-- What has been kept for as long as promised is destroyed: the privacy page says how long that is.

-- What is deleted is kept for thirty days, and its id stays taken (`trash.sql`). Of requests and sessions that is what people delete: what the
-- database destroys, at the end of the time or on request, is destroyed; and whoever sends a request once more needn't know of the deletion.
do $do$
declare
  home text;
begin
  foreach home in array '{public.articles,public.categories,public.tags,public.media_library,public.leads,private.course_sessions}'::text[] loop
    execute format(
      'create trigger keep_deleted_record before delete on %s for each row %s execute function private.keep_deleted_record()',
      home, case home
        when 'public.leads' then $$when (current_user in ('anon', 'authenticated'))$$
        when 'private.course_sessions' then 'when (auth.uid() is not null)'
        else ''
      end
    );
    continue when home = 'public.leads';
    execute format('create trigger refuse_deleted_id after insert or update of id on %s for each row execute function private.refuse_deleted_id()', home);
  end loop;
end
$do$;

-- Destroys what has been kept for as long as promised: 30 days for deleted records, the months of the settings for messages, 24 months for approvals
-- of contents and releases and for notes on contents, 30 days or 13 months for what was asked for in vain, seven days for accounts that nobody
-- confirmed, a day for marks.
create function private.apply_retention() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  oldest_message timestamptz := now() - private.message_retention();
begin
  -- Yesterday's salt goes with all that it marked.
  perform private.salt_of_the_day();
  if not private.trusts_clock() then
    return;
  end if;
  -- From the deletions that are over to what they leave: every message of a visitor comes through here.
  with over as (
    delete from private.deleted_records as deleted where deleted.deleted_at < now() - interval '30 days'
    returning deleted.record_id
  ), articles_gone as (
    select 'article'::public.document_kind as kind, over.record_id::text as id from over
    where not exists (select from public.articles as article where article.id = over.record_id)
  ), without_approvals as (
    delete from private.preview_approvals as approval using articles_gone where (approval.document_kind, approval.document_id) = (articles_gone.kind, articles_gone.id)
  ), without_notes as (
    delete from private.preview_notes as left_note using articles_gone where (left_note.document_kind, left_note.document_id) = (articles_gone.kind, articles_gone.id)
  ), without_pending as (
    delete from private.pending_changes as pending using articles_gone where (pending.kind, pending.id) = (articles_gone.kind, articles_gone.id)
  ), without_parts as (
    delete from private.release_documents as part using articles_gone where (part.kind, part.id) = (articles_gone.kind, articles_gone.id)
  )
  delete from private.document_versions as kept using articles_gone where (kept.kind, kept.id) = (articles_gone.kind, articles_gone.id);
  delete from private.announced_changes where not private.is_recent(announced_at, interval '5 minutes');
  -- Who took part in a session needs the registration until as long after it.
  delete from public.leads as lead
  where lead.created_at < oldest_message and not exists (
    select from private.registrations as taken join private.course_sessions as session on session.id = taken.session_id
    where taken.lead_id = lead.id and session.ends_at >= oldest_message
  ) and not exists (
    select from private.studio_bookings as booking
    where booking.lead_id = lead.id and upper(booking.during) >= oldest_message
  ) and not exists (
    select from private.deleted_parts as part
    join private.deleted_records as session on (session.source, session.record_id) = ('course_sessions', part.session_id)
    where part.lead_id = lead.id and (session.record ->> 'ends_at')::timestamptz >= oldest_message
  );
  delete from private.deleted_records
  where source = 'leads' and (record ->> 'created_at')::timestamptz < oldest_message;
  perform private.forget_gone_parts();
  update public.personal_data_requests set email = null
  where email is not null and answered_at < now() - interval '24 months';
  -- What fewer than five asked for in a month, and what is older than anybody can look at.
  delete from private.daily_totals as known
  where known.kind in ('missed_search', 'missed_page') and (known.day < current_date - 402 or (
    known.day < current_date - 30
    and (select sum(alike.count) from private.daily_totals as alike where (alike.kind, alike.subject) = (known.kind, known.subject)) < 5
  ));
  delete from private.preview_links where ends_at <= now();
  -- What a clock that was ahead has dated.
  update private.preview_links set ends_at = now() + interval '14 days' where ends_at > now() + interval '14 days';
  delete from private.preview_approvals
  where document_kind <> 'article' and approved_at < now() - interval '24 months';
  delete from private.preview_notes
  where document_kind <> 'article' and created_at < now() - interval '24 months';
  -- Accounts that nobody has confirmed, nor invited, nor given a role. The account goes before the user, so that its removal is seen for
  -- what it is.
  delete from private.accounts as account using auth.users as person
  where account.user_id = person.id and account.role = 'subscriber'
    and person.email_confirmed_at is null and person.invited_at is null and person.last_sign_in_at is null
    and person.created_at < now() - interval '7 days';
  delete from auth.users as person
  where person.email_confirmed_at is null and person.invited_at is null and person.last_sign_in_at is null
    and person.created_at < now() - interval '7 days'
    and not exists (select from private.accounts as account where account.user_id = person.id);
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
  after insert on public.leads
  for each statement execute function private.apply_retention_on_write();

-- Only the file store removes files, so whoever empties the trash with the service key asks here which of them may still be
-- put back.
create function public.forget_old_deletions() returns table (file_path text)
language sql
security definer
set search_path = ''
as $$
  select private.apply_retention();
  -- What is only late to be destroyed looks the same to whoever asks, and files are destroyed by what is missing here.
  select private.refuse('PT409', 'La date a changé de plus d’un jour depuis la dernière utilisation. Rien n’est supprimé pour de bon tant qu’une personne administratrice ne l’a pas confirmée, sur le tableau de bord.')
  where not private.trusts_clock();
  select deleted.record ->> 'file_path' from private.deleted_records as deleted where deleted.source = 'media_library'
  union all
  select former.file ->> 'file_path' from private.deleted_records as deleted
  cross join lateral jsonb_array_elements(coalesce(deleted.record -> 'former_files', '[]')) as former (file)
  where deleted.source = 'media_library';
$$;

-- No role is granted anything on the other tables of this schema: should one be by mistake, it finds no rows.
do $$
declare
  home regclass;
begin
  for home in select oid from pg_catalog.pg_class where relnamespace = 'private'::regnamespace and relkind = 'r' and not relrowsecurity loop
    execute format('alter table %s enable row level security', home);
  end loop;
end
$$;

select private.schedule_job('apply_retention', '17 * * * *', 'select private.apply_retention()');

grant execute on function public.forget_old_deletions to service_role;

comment on function public.forget_old_deletions is
  'Destroys what has been kept for as long as promised. Gives the addresses of deleted files that can still be put back.';
