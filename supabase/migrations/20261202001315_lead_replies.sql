-- What the team answers a lead, and what it enters of those who called: product, following requests.

-- Whoever calls has checked who asks, and holds the lead locked. The same id again is the same answer, which leaves once.
create function private.add_reply(known public.leads, reply uuid, words text) returns void
language plpgsql
set search_path = ''
as $$
begin
  words := btrim(private.clean_text(left(words, 10000)), E' \t\n');
  perform private.refuse('PT400', 'Écrivez une réponse, de 5000 caractères au plus.')
  where coalesce(words = '' or char_length(words) > 5000, true);
  perform private.refuse('PT400', 'Cette personne n’a pas laissé de courriel. Appelez-la.') where known.email is null;
  insert into public.lead_events (id, lead_id, kind, text) values (reply, known.id, 'reply', words);
  perform private.queue_email('reply', known.email, known.id, '{}', 'reply/' || reply, subject => reply);
end
$$;

create function public.reply_to_lead(lead_id uuid, reply_id uuid, words text, seen_reply uuid default null) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.leads;
  latest public.lead_events;
begin
  perform private.require_right(private.has_role('editor'), 'reply_to_lead');
  select lead.* into known from public.leads as lead where lead.id = lead_id for update;
  perform private.refuse('PT404', 'Cette demande n’existe plus.') where not found;
  if exists (
    select from public.lead_events as event where event.id = reply_id and event.lead_id = known.id and event.author = auth.uid()
  ) then
    return;
  end if;
  select event.* into latest from public.lead_events as event
  where event.lead_id = known.id and event.kind = 'reply'
  order by event.created_at desc, event.id desc limit 1;
  perform private.refuse('PT409', coalesce(private.name_or_email(latest.author), 'Quelqu’un') || ' a répondu entre-temps.')
  where latest.id is distinct from seen_reply;
  perform private.add_reply(known, reply_id, words);
  if known.stage = 'new' then
    perform private.apply_lead_changes(known, '{"stage": "discussion"}');
  end if;
end
$$;

create function public.enter_lead(lead_id uuid, lead jsonb, reply text default null) returns void
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  known public.leads;
begin
  perform private.require_right(private.has_role('editor'), 'enter_lead');
  perform private.refuse('PT400', 'Raccourcissez ce que vous avez écrit.')
  where jsonb_typeof(lead) is distinct from 'object' or octet_length(lead::text) > 30000;
  insert into public.leads (
    id, kind, first_name, last_name, email, phone, company, service, message, source, created_at, changed_at, changed_by
  )
  values (
    enter_lead.lead_id, 'message',
    nullif(btrim(private.clean_line(lead ->> 'first_name')), ''), nullif(btrim(private.clean_line(lead ->> 'last_name')), ''),
    nullif(btrim(private.clean_line(lead ->> 'email')), ''), nullif(btrim(private.clean_line(lead ->> 'phone')), ''),
    nullif(btrim(private.clean_line(lead ->> 'company')), ''), nullif(btrim(private.clean_line(lead ->> 'service')), ''),
    coalesce(btrim(private.clean_text(lead ->> 'message')), ''), coalesce(lead ->> 'source', 'phone'), private.dated_now(now()),
    now(), auth.uid()
  )
  on conflict on constraint leads_pkey do nothing
  returning * into known;
  if known.id is null then
    return;
  end if;
  insert into public.lead_events (lead_id, kind, changes) values (known.id, 'change', jsonb_build_object('source', known.source));
  if reply is not null then
    perform private.add_reply(known, gen_random_uuid(), reply);
  end if;
end
$$;

-- Why an answer hasn't left, and by which number it is tried again; null once it has, and while it is on its way.
create function private.reply_failure(answer uuid, kind text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if kind <> 'reply' then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'email_id', queued.id, 'reason', queued.last_error,
      'next_try_at', case when queued.failed_at is null then queued.send_after end
    )
    from private.outbox as queued
    where queued.subject = answer and queued.kind = 'reply' and queued.sent_at is null and queued.last_error is not null
      -- Neither one that somebody has sent again nor one that leaves at this moment.
      and queued.tries > 0 and queued.taken_at is null
    limit 1
  );
end
$$;

create view public.listed_lead_events with (security_invoker = true) as
select
  event.id, event.lead_id, event.kind, event.text, event.changes, event.created_at, event.sent_at,
  private.reply_failure(event.id, event.kind) as failure, person.name as author_name
from public.lead_events as event left join private.account_names as person on person.user_id = event.author;

grant select on public.listed_lead_events to authenticated;
grant execute on function public.reply_to_lead, public.enter_lead, private.reply_failure to authenticated;

comment on function public.reply_to_lead is
  'Sends an answer to the person of a lead, and keeps it with the lead, which is new no more. The same reply_id again is the same answer. Refuses '
  '(409) whoever has not seen the latest one, with who wrote it. Editors and above.';
comment on function public.enter_lead is
  'Enters the lead of somebody who called, wrote or came: first_name, last_name, email or phone, company, service, message, source (phone, email, '
  'visit). `reply` is sent to them at once; without one nothing is. The same lead_id again is the same lead. Editors and above.';
comment on view public.listed_lead_events is
  'What happened with leads, with the names of who did it, and why an answer hasn''t left. Moderators and above.';
