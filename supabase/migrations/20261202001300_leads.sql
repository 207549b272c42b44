-- What comes of a visit (product: from visit to client): a message, an estimate, a registration, a booking, each within limits,
-- and what the team makes of it.

-- By which two ways of writing a number are told to be the same.
create function private.phone_digits(phone text) returns text
language sql
immutable
set search_path = ''
return regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\1');

create table public.leads (
  id uuid not null default gen_random_uuid(),
  kind text not null default 'message',
  first_name text,
  last_name text,
  email text,
  phone text,
  company text,
  service text,
  message text not null default '',
  estimate jsonb,
  created_at timestamptz not null default now(),
  -- By which way it came where the team has entered it; null for what came by the site.
  source text,
  -- Where the person came from, as statistics know it.
  page text,
  campaign text,
  domain text,
  -- What the team makes of it.
  stage text not null default 'new',
  lost_reason text,
  assignee uuid,
  next_step text,
  next_step_on date,
  amount integer, -- In dollars.
  closed_at timestamptz,
  is_closed boolean not null generated always as (stage in ('won', 'lost')) stored,
  version integer not null default 1, -- Counts the changes of the team: whoever has seen an older one is refused.
  changed_at timestamptz,
  changed_by uuid,
  search_text text not null generated always as (
    private.folded(left(coalesce(first_name, ''), 100)) || ' ' || private.folded(left(coalesce(last_name, ''), 100)) || E'\n'
      || private.folded(left(coalesce(email, ''), 254)) || ' ' || private.folded(coalesce(phone, '')) || E'\n' || private.folded(left(coalesce(company, ''), 200)) || E'\n'
      || private.folded(left(message, 5000))
  ) stored,
  constraint leads_pkey primary key (id),
  constraint leads_assignee_fkey foreign key (assignee) references private.accounts (user_id) on delete set null,
  constraint leads_changed_by_fkey foreign key (changed_by) references private.accounts (user_id) on delete set null,
  constraint leads_kind_known check (kind in ('message', 'estimate', 'registration', 'booking')),
  constraint leads_first_name_length check (char_length(first_name) <= 100),
  constraint leads_last_name_length check (char_length(last_name) <= 100),
  constraint leads_email_format check (private.is_email(email)),
  -- Whoever called may have given a number alone.
  constraint leads_email_given check (email is not null or (source is not null and phone is not null)),
  constraint leads_phone_format check (char_length(phone) <= 40 and char_length(private.phone_digits(phone)) between 7 and 20),
  constraint leads_source_known check (source in ('phone', 'email', 'visit')),
  constraint leads_company_length check (char_length(company) <= 200),
  constraint leads_service_length check (char_length(service) <= 50),
  constraint leads_message_length check ((kind <> 'message' or message <> '') and char_length(message) <= 5000),
  constraint leads_estimate_given check ((kind = 'estimate') = (estimate is not null)),
  constraint leads_estimate_size check (jsonb_typeof(estimate) = 'object' and octet_length(estimate::text) <= 2000),
  constraint leads_origin_length check (
    char_length(page) <= 300 and char_length(campaign) <= 50 and char_length(domain) <= 100
  ),
  constraint leads_stage_known check (stage in ('new', 'discussion', 'proposal', 'won', 'lost')),
  constraint leads_lost_reason_fits check (
    lost_reason is null or stage = 'lost' and lost_reason <> '' and char_length(lost_reason) <= 500
  ),
  constraint leads_next_step_length check (next_step <> '' and char_length(next_step) <= 300),
  constraint leads_next_step_on_plausible check (private.is_plausible(next_step_on)),
  constraint leads_amount_range check (amount between 0 and 100000000),
  constraint leads_closed_at_fits check ((closed_at is not null) = (stage in ('won', 'lost'))),
  constraint leads_text_clean check (
    first_name = private.clean_line(first_name)
    and last_name = private.clean_line(last_name)
    and email = private.clean_line(email)
    and phone = private.clean_line(phone)
    and company = private.clean_line(company)
    and service = private.clean_line(service)
    and message = private.clean_text(message)
    and lost_reason = private.clean_line(lost_reason)
    and next_step = private.clean_line(next_step)
  )
);

create index leads_phone_idx on public.leads (private.phone_digits(phone)) where phone is not null;
create index leads_created_at_idx on public.leads (created_at);
create index leads_email_idx on public.leads (lower(email), created_at);
create index leads_order_idx on public.leads (is_closed, created_at desc, id);
create index leads_stage_idx on public.leads (stage, created_at desc, id);
create index leads_kind_idx on public.leads (kind, is_closed, created_at desc, id);
create index leads_assignee_idx on public.leads (assignee, is_closed, created_at desc, id);
create index leads_due_idx on public.leads (next_step_on, id) where not is_closed and next_step_on is not null;
create index leads_changed_by_idx on public.leads (changed_by);
create index leads_search_text_idx on public.leads using gin (search_text extensions.gin_trgm_ops) with (fastupdate = off);

-- What happened with a lead, in its order, which nobody changes: what the team noted, answered, and made of it.
create table public.lead_events (
  id uuid not null default gen_random_uuid(),
  lead_id uuid not null,
  kind text not null default 'note',
  author uuid default auth.uid(),
  text text,
  changes jsonb, -- What a change set, of stage, lost_reason, next_step, next_step_on and amount; or source, of a lead that was entered.
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz, -- When an answer left.
  constraint lead_events_pkey primary key (id),
  constraint lead_events_lead_id_fkey foreign key (lead_id) references public.leads (id) on delete cascade,
  constraint lead_events_author_fkey foreign key (author) references private.accounts (user_id) on delete set null,
  constraint lead_events_kind_known check (kind in ('note', 'reply', 'change')),
  constraint lead_events_says check ((kind = 'change') = (changes is not null) and (kind = 'change') = (text is null)),
  constraint lead_events_sent_fits check (sent_at is null or kind = 'reply'),
  constraint lead_events_text_length check (text <> '' and char_length(text) <= 5000),
  constraint lead_events_text_clean check (text = private.clean_text(text))
);

create index lead_events_lead_id_idx on public.lead_events (lead_id, created_at);
create index lead_events_author_idx on public.lead_events (author);

-- Hashed addresses of those who wrote today. They go with the salt of the day.
create table private.lead_senders (
  id bigint generated always as identity,
  address_hash bytea not null,
  sent_at timestamptz not null default now(),
  constraint lead_senders_pkey primary key (id)
);

create index lead_senders_sent_at_idx on private.lead_senders (sent_at);
create index lead_senders_address_hash_idx on private.lead_senders (address_hash, sent_at);

-- What every way in has to pass. One address may send 5 in ten minutes and 20 a day. While 100 came from everybody in ten
-- minutes, each address may send one: nobody uses up what the others need. Callers without an address (none, behind the
-- hosted gateway or the embedded server) share 100 in ten minutes. A row from the future, left by a clock that was
-- wrong, doesn't count. Gives the time at which the lead is dated: by a clock that is behind, it would end before its time.
create function private.admit_lead(email text) returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  network inet := private.caller_network();
  sender bytea := private.hash_sender();
  is_busy boolean;
  recent integer;
  today integer;
begin
  perform private.refuse('23514', 'Ce courriel est trop long.') where char_length(email) > 254;
  -- Requests at once from one address wait for each other, or each would count without the others.
  perform pg_advisory_xact_lock(hashtextextended(encode(sender, 'hex'), 0));
  select count(*) >= 100 into is_busy
  from private.lead_senders where sent_at > now() - interval '10 minutes' and sent_at <= now();
  select count(*) filter (where sent_at > now() - interval '10 minutes'), count(*) into recent, today
  from private.lead_senders where address_hash = sender and sent_at <= now();

  perform private.refuse('PT429', 'Trop de messages en peu de temps. Réessayez dans dix minutes, ou appelez-nous.')
  where recent >= (case when network is null then 100 when is_busy then 1 else 5 end);
  perform private.refuse('PT429', 'Trop de messages aujourd’hui. Réessayez demain, ou appelez-nous.')
  where network is not null and today >= 20;
  perform private.check_proof();
  insert into private.lead_senders (address_hash) values (sender);
  return private.dated_now(now());
end
$$;

-- Words as people write them, without what could be an address of somebody.
create function private.clean_campaign(campaign text) returns text
language sql
immutable
set search_path = ''
as $$
  select named.campaign from (select lower(normalize(btrim(left(clean_campaign.campaign, 50)), nfc)) as campaign) as named
  where named.campaign ~ '^[[:alnum:]œ]([[:alnum:]œ .,_+&''’:!()-]*)$'
$$;

-- The domain of another site. The site's own pages lead nowhere from.
create function private.clean_domain(host text) returns text
language sql
stable
set search_path = ''
as $$
  select regexp_replace(named.host, '^www\.', '') from (select lower(left(clean_domain.host, 101)) as host) as named
  where char_length(named.host) <= 100 and named.host ~ '^([a-z0-9-]+\.)+[a-z]{2,24}$'
    and named.host <> coalesce(substring(
      lower(left(nullif(current_setting('request.headers', true), '')::json ->> 'origin', 300)) from '^https?://([^/:?#]+)'
    ), '')
$$;

-- Only a page that the site has: anything else could be words about somebody.
create function private.clean_page(page text) returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  page := left(page, 1) || rtrim(substr(page, 2, 300), '/');
  return case when private.is_site_page(page) then page end;
end
$$;

create function private.admit_sent_lead() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.estimate is not null then
    perform private.check_estimate(new.estimate);
  end if;
  new.created_at := private.admit_lead(new.email);
  new.kind := case when new.estimate is null then 'message' else 'estimate' end;
  new.page := private.clean_page(new.page);
  new.campaign := private.clean_campaign(new.campaign);
  new.domain := private.clean_domain(new.domain);
  -- Its limits are the limits of its count. One that is restored was counted in its time, a registration or a booking is once it is confirmed.
  perform private.count_event('lead', new.campaign);
  perform private.count_event('estimate', new.campaign) where new.kind = 'estimate';
  return new;
end
$$;

create trigger admit_sent_lead
  before insert on public.leads
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.admit_sent_lead();

-- For what makes its own lead: a registration, a booking. Whoever calls has admitted the sender, where it is a visitor. The person has first_name,
-- last_name, email, company, page, campaign and domain.
create function private.insert_lead(kind text, person jsonb, message text default '', service text default null) returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  inserted uuid;
begin
  perform private.refuse('PT400', 'Raccourcissez ce que vous avez écrit.')
  where octet_length(person::text) > 8000 or octet_length(message) > 20000 or octet_length(service) > 200;
  insert into public.leads (
    kind, first_name, last_name, email, company, service, message, created_at, page, campaign, domain
  )
  values (
    insert_lead.kind,
    nullif(btrim(private.clean_line(person ->> 'first_name')), ''), nullif(btrim(private.clean_line(person ->> 'last_name')), ''),
    btrim(private.clean_line(person ->> 'email')), nullif(btrim(private.clean_line(person ->> 'company')), ''),
    private.clean_line(insert_lead.service), coalesce(btrim(private.clean_text(insert_lead.message)), ''),
    private.dated_now(now()), private.clean_page(person ->> 'page'), private.clean_campaign(person ->> 'campaign'),
    private.clean_domain(person ->> 'domain')
  )
  returning id into inserted;
  return inserted;
end
$$;

-- What somebody asks for, apart from where they came from: sent again with the token of the browser, it is the same request.
create function private.hash_request(person jsonb, more text) returns bytea
language sql
immutable
set search_path = ''
return sha256(convert_to((person - array['page', 'campaign', 'domain'])::text || more, 'UTF8'));

create function private.never_confirmed() returns text
language sql
immutable
set search_path = ''
return 'Jamais confirmée par courriel.';

-- What nobody confirmed is nothing that somebody asked for, unless the team has made something of it.
create function private.close_unconfirmed_lead(unconfirmed uuid) returns void
language sql
security definer
set search_path = ''
as $$
  update public.leads as lead
  set stage = 'lost', lost_reason = private.never_confirmed(), closed_at = now(), version = lead.version + 1
  where lead.id = unconfirmed and lead.stage = 'new' and lead.version = 1
$$;

grant all on public.leads, public.lead_events to service_role;
grant insert (id, first_name, last_name, email, company, service, message, estimate, page, campaign, domain)
  on public.leads to anon, authenticated;
grant select, delete on public.leads to authenticated;
grant select, insert (id, lead_id, text) on public.lead_events to authenticated;
grant execute on function private.phone_digits to anon, authenticated, service_role;

create policy "Anyone writes to the company" on public.leads
  for insert to anon, authenticated
  with check (true);

select private.let_roles('public.leads', '{"select": "moderator", "delete": "admin"}');
select private.let_roles('public.lead_events', '{"select": "moderator", "insert": "editor"}');

-- Whoever calls has checked who asks, and holds the lead locked. Gives the new version.
create function private.apply_lead_changes(known public.leads, changes jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  wanted public.leads;
begin
  perform private.refuse('PT400', 'Ces modifications ne se lisent pas.')
  where jsonb_typeof(changes) is distinct from 'object' or octet_length(changes::text) > 10000
    or changes - array['stage', 'lost_reason', 'assignee', 'next_step', 'next_step_on', 'amount'] <> '{}';
  wanted := jsonb_populate_record(known, changes);
  perform private.refuse('PT400', 'Choisissez une personne de l’équipe.')
  where wanted.assignee is distinct from known.assignee and wanted.assignee is not null and not private.holds_role(wanted.assignee, 'editor');
  perform private.refuse(
    'PT400', coalesce(nullif(concat_ws(' ', known.first_name, known.last_name), ''), known.email)
      || ' n’a pas encore de place confirmée : la demande sera gagnée quand la place le sera.'
  )
  where wanted.stage = 'won' and known.stage <> 'won' and exists (
    select from private.registrations as taken
    where taken.lead_id = known.id and taken.state in ('held', 'unconfirmed', 'waiting', 'offered')
  );
  update public.leads as lead
  set stage = wanted.stage,
    lost_reason = case when wanted.stage = 'lost' then nullif(btrim(private.clean_line(wanted.lost_reason)), '') end,
    assignee = wanted.assignee,
    next_step = nullif(btrim(private.clean_line(wanted.next_step)), ''),
    next_step_on = wanted.next_step_on,
    amount = wanted.amount,
    closed_at = case when wanted.stage in ('won', 'lost') then coalesce(known.closed_at, now()) end,
    version = known.version + 1,
    changed_at = now(),
    changed_by = auth.uid()
  where lead.id = known.id;
  insert into public.lead_events (lead_id, kind, changes)
  select known.id, 'change', jsonb_object_agg(part.key, part.value)
  from public.leads as lead cross join lateral jsonb_each(to_jsonb(lead)) as part
  where lead.id = known.id and part.key in ('stage', 'lost_reason', 'next_step', 'next_step_on', 'amount')
    and part.value is distinct from to_jsonb(known) -> part.key
  having count(*) > 0;
  return known.version + 1;
end
$$;

create function public.change_lead(lead_id uuid, seen_version integer, changes jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.leads;
begin
  perform private.require_right(private.has_role('editor'), 'change_lead');
  select lead.* into known from public.leads as lead where lead.id = lead_id for update;
  perform private.refuse('PT404', 'Cette demande n’existe plus.') where not found;
  perform private.refuse(
    'PT409', coalesce(private.name_or_email(known.changed_by), 'Quelqu’un') || ' a modifié cette demande entre-temps.'
  )
  where seen_version is distinct from known.version;
  return to_jsonb(private.apply_lead_changes(known, changes));
end
$$;

-- In the order of their ids, so that two who change the same ones don't wait for each other.
create function public.change_leads(ids uuid[], changes jsonb, versions integer[]) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  part record;
  known public.leads;
  result jsonb := '[]';
begin
  perform private.require_right(private.has_role('editor'), 'change_leads');
  perform private.refuse('PT400', 'Choisissez de 1 à 200 demandes.')
  where coalesce(
      cardinality(ids) not between 1 and 200 or octet_length(changes::text) > 200000
        or cardinality(versions) <> cardinality(ids) or array_position(versions, null) is not null,
      true
    )
    or jsonb_typeof(changes) = 'array' and jsonb_array_length(changes) <> cardinality(ids);
  for part in
    select wanted.id, versions[wanted.position] as version,
      case when jsonb_typeof(changes) = 'array' then changes -> (wanted.position - 1)::integer else changes end as changes
    from unnest(ids) with ordinality as wanted (id, position)
    order by wanted.id
  loop
    select lead.* into known from public.leads as lead where lead.id = part.id for update;
    continue when not found or part.version <> known.version;
    result := result || jsonb_build_object(
      'id', known.id, 'version', private.apply_lead_changes(known, part.changes), 'former', (
        select jsonb_object_agg(before.key, before.value) from jsonb_each(to_jsonb(known)) as before
        where part.changes ? before.key or before.key = 'lost_reason' and part.changes ? 'stage'
      )
    );
  end loop;
  return result;
end
$$;

-- What a lead asks for: which session, how many come, and how it stands; or which studio when, and until when it is held. Null of any
-- other.
create function private.asked_for(wanted uuid, kind text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return case kind
    when 'registration' then (
      select jsonb_build_object(
        'session_id', session.id, 'title', session.title, 'starts_at', session.starts_at, 'ends_at', session.ends_at,
        'place', session.place, 'seats', taken.seats, 'others', taken.others, 'state', taken.state,
        'position_in_line', private.position_in_line(taken), 'offered_until', taken.offered_until
      )
      from private.registrations as taken join private.course_sessions as session on session.id = taken.session_id
      where taken.lead_id = wanted limit 1
    )
    when 'booking' then (
      select jsonb_build_object(
        'studio_name', booked.studio_name, 'starts_at', lower(booked.during), 'ends_at', upper(booked.during),
        'state', private.booking_state(booked.state, booked.held_until), 'held_until', booked.held_until
      )
      from private.studio_bookings as booked where booked.lead_id = wanted limit 1
    )
  end;
end
$$;

-- List, columns, file and the page of one: all that the team reads of leads.
create view public.listed_leads with (security_invoker = true) as
select
  lead.*, lower(lead.email) as sender, person.name as assignee_name,
  case lead.kind when 'registration' then private.asked_for(lead.id, lead.kind) end as registration,
  case lead.kind when 'booking' then private.asked_for(lead.id, lead.kind) end as booking
from public.leads as lead left join private.account_names as person on person.user_id = lead.assignee;

grant select on public.listed_leads to authenticated;

-- Who can be in charge, by name: editors and admins who aren't suspended. A function, for accounts are admins' to read.
create function public.list_lead_assignees() returns table (user_id uuid, first_name text, last_name text)
language sql
stable
security definer
set search_path = ''
as $$
  select private.require_right(private.has_role('moderator'), 'list_lead_assignees');
  select person.user_id, person.first_name, person.last_name from private.accounts as person
  where private.holds_role(person.user_id, 'editor')
  order by left(person.search_text, 200) collate "C", person.user_id
  limit 200;
$$;

grant execute on function public.change_lead, public.change_leads, private.asked_for, public.list_lead_assignees to authenticated;

comment on table public.leads is
  'What came of a visit. A visitor inserts a message or an estimate at a time without reading back, within private.admit_lead; registrations and '
  'bookings make their own, and the team enters (enter_lead) what came by another way. Changed by change_lead and change_leads alone. Destroyed '
  'after the months of the settings, and 30 days after an admin deletes it, which is refused while somebody counts on its registration or booking; '
  'at once by erase_personal_data.';
comment on table public.lead_events is
  'Notes of the team, answers to the person, and changes of the lead. Nobody changes or deletes one by itself; they go with the lead.';
comment on function public.change_lead is
  'Changes stage, lost_reason, assignee, next_step, next_step_on or amount, whichever is given, and gives the new version. Refuses (409) whoever '
  'has seen an older version, with who changed it. Editors and above.';
comment on function public.change_leads is
  'Changes up to 200 leads alike, or each by the entry of a list at its place, and gives for each that was changed its new version and its former '
  'values, which undo it when they are given back. Leaves out those that are gone or have another version than the one that was seen. Editors and '
  'above.';
comment on view public.listed_leads is
  'Leads with the name of who is in charge and with what they ask for; sender is the e-mail in lower case. Moderators and above.';
