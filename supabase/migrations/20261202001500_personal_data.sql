-- What the law asks of whoever keeps personal data (product: messages and personal data): requests answered within thirty days, what is kept about an
-- address given or erased, a register of incidents.

create table public.personal_data_requests (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  email text, -- Emptied when the address is erased, and 24 months after the answer.
  received_on date not null,
  due_on date not null generated always as (received_on + 30) stored, -- The law gives thirty days.
  answered_at timestamptz,
  answered_by uuid, -- Set by a trigger to whoever marks the request.
  created_at timestamptz not null default now(),
  constraint personal_data_requests_pkey primary key (id),
  constraint personal_data_requests_answered_by_fkey
    foreign key (answered_by) references private.accounts (user_id) on delete set null,
  constraint personal_data_requests_kind_known check (kind ~ '^(access|erasure)$'),
  constraint personal_data_requests_email_format check (private.is_email(email)),
  constraint personal_data_requests_text_clean check (email = private.clean_line(email)),
  constraint personal_data_requests_received_on_plausible check (private.is_plausible(received_on))
);

create index personal_data_requests_answered_by_idx on public.personal_data_requests (answered_by);
create index personal_data_requests_due_on_idx on public.personal_data_requests (due_on);

create table public.privacy_incidents (
  id uuid not null default gen_random_uuid(),
  happened_on date not null,
  description text not null,
  risk text not null,
  notified text not null, -- Who was notified of it: people, the Commission, or nobody and why.
  amendments jsonb, -- What each amendment has replaced, with when and by whom, the oldest first.
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  constraint privacy_incidents_pkey primary key (id),
  constraint privacy_incidents_created_by_fkey
    foreign key (created_by) references private.accounts (user_id) on delete set null,
  constraint privacy_incidents_description_length check (description <> '' and char_length(description) <= 5000),
  constraint privacy_incidents_risk_known check (risk ~ '^(low|serious)$'),
  constraint privacy_incidents_notified_length check (notified <> '' and char_length(notified) <= 2000),
  constraint privacy_incidents_happened_on_plausible check (private.is_plausible(happened_on)),
  constraint privacy_incidents_text_clean check (
    description = private.clean_text(description) and notified = private.clean_text(notified)
  )
);

create index privacy_incidents_created_by_idx on public.privacy_incidents (created_by);
create index privacy_incidents_happened_on_idx on public.privacy_incidents (happened_on desc);

-- What was erased stays erased (product: export and erasure) when an older backup is brought back: erasures are kept as hashes, outside of the backup
-- too, and done again. A removed account is one of them, with its role and its password. Kept without end, since a backup of any age may be brought
-- back, and nothing else would end the accounts in it; only whoever has an address finds its hash.
create table private.erasures (
  hash bytea not null,
  salt bytea not null,
  is_account_only boolean not null, -- An account was removed; messages from its address stay.
  erased_at timestamptz not null default now(),
  constraint erasures_pkey primary key (hash)
);

create function private.sign_answered_request() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.answered_by := case when new.answered_at is not null then auth.uid() end;
  return new;
end
$$;

create trigger sign_answered_request
  before update of answered_at on public.personal_data_requests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.sign_answered_request();

create function private.keep_amended_incident() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.amendments := coalesce(old.amendments, '[]') || jsonb_build_array(jsonb_build_object(
    'amended_at', now(), 'amended_by', auth.uid(),
    'happened_on', old.happened_on, 'description', old.description, 'risk', old.risk, 'notified', old.notified
  ));
  return new;
end
$$;

create trigger keep_amended_incident
  before update on public.privacy_incidents
  for each row when (
    (old.happened_on, old.description, old.risk, old.notified)
      is distinct from (new.happened_on, new.description, new.risk, new.notified)
  )
  execute function private.keep_amended_incident();

grant all on public.personal_data_requests, public.privacy_incidents to service_role;
grant select on public.personal_data_requests, public.privacy_incidents to authenticated;
grant insert (id, kind, email, received_on), update (answered_at) on public.personal_data_requests to authenticated;
grant insert (id, happened_on, description, risk, notified), update (happened_on, description, risk, notified)
  on public.privacy_incidents to authenticated;

select private.let_roles('public.personal_data_requests', '{"select": "admin", "insert": "admin", "update": "admin"}');
select private.let_roles('public.privacy_incidents', '{"select": "admin", "insert": "admin", "update": "admin"}');

-- Whom somebody asks about: an e-mail address, the number of whoever only called, or a name; as it is compared and hashed.
create function private.named_person(typed text) returns text
language sql
immutable
set search_path = ''
return case
  when left(typed, 300) ~ '^[+0-9().[:space:]-]+$' then private.phone_digits(left(typed, 300))
  else lower(btrim(left(typed, 300)))
end;

create function private.is_of_person(wanted text, email text, phone text) returns boolean
language sql
immutable
set search_path = ''
return lower(email) = wanted or private.phone_digits(phone) = wanted;

-- What an address is told of itself is all that leads back to it, whatever the person did: signing in, saving, sharing,
-- deleting, answering, managing. Left out: passwords and tokens, with which somebody else could sign in; what others
-- wrote or who they are (of somebody else's lead that was changed or noted something of, the moment alone); requests answered and incidents written down,
-- registers about others that the law has the company keep; approvals and visits, which bear no address. What readers of a preview
-- have noted bears a name: in place of an address, a name finds it.
-- What is told of a lead and of what happened with it to the person that it is of, deleted or not: not who of the team wrote or changed what,
-- and nothing that opens a registration.
create function private.lead_data(record jsonb) returns jsonb
language sql
stable
set search_path = ''
as $$
  with part as (
    select 'lead_events' as source, to_jsonb(event) as record
    from public.lead_events as event where event.lead_id = (lead_data.record ->> 'id')::uuid
    union all
    select 'registrations', to_jsonb(taken) from private.registrations as taken where taken.lead_id = (lead_data.record ->> 'id')::uuid
    union all
    select 'studio_bookings', to_jsonb(booking) from private.studio_bookings as booking where booking.lead_id = (lead_data.record ->> 'id')::uuid
    union all
    select kept.source, kept.record from private.deleted_parts as kept where kept.lead_id = (lead_data.record ->> 'id')::uuid
  )
  select lead_data.record - array['assignee', 'changed_by', 'search_text'] || jsonb_object_agg(kind.name, coalesce((
    select jsonb_agg(part.record - array[
      'id', 'lead_id', 'author', 'answered_by', 'session_id', 'queue', 'token_hashes', 'request_hash', 'said_hash', 'answered'
    ] || coalesce((
      select jsonb_build_object('session', session.title, 'starts_at', session.starts_at)
      from private.course_sessions as session where session.id = (part.record ->> 'session_id')::uuid
      union all
      select jsonb_build_object('session', session.record -> 'title', 'starts_at', session.record -> 'starts_at')
      from private.deleted_records as session
      where (session.source, session.record_id) = ('course_sessions', (part.record ->> 'session_id')::uuid)
    ), '{}') order by part.record ->> 'created_at')
    from part where part.source = kind.source
  ), '[]'))
  from (values ('lead_events', 'events'), ('registrations', 'registrations'), ('studio_bookings', 'bookings')) as kind (source, name)
$$;

create function public.export_personal_data(email text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted text := private.named_person(email);
  own private.accounts;
  person uuid;
begin
  perform private.require_right(private.has_role('admin'), 'export_personal_data');
  perform private.require_fresh_proof();
  select account.* into own from private.accounts as account where lower(account.email) = wanted;
  person := own.user_id;
  return (with found (part, told, moment) as (
    select 'preview_notes', jsonb_build_object(
      'document', private.key_of((left_note.document_kind, left_note.document_id)), 'name', left_note.name, 'words', left_note.words, 'note', left_note.note,
      'proposal', left_note.proposal, 'created_at', left_note.created_at
    ), left_note.created_at
    from private.preview_notes as left_note where left_note.id in (select private.notes_of_person(wanted))
    union all
    -- What somebody has asked the company, and was sent.
    select 'messages', private.lead_data(to_jsonb(sent)), sent.created_at
    from public.leads as sent where private.is_of_person(wanted, sent.email, sent.phone)
    union all
    select 'deleted_messages', private.lead_data(deleted.record) || jsonb_build_object('deleted_at', deleted.deleted_at), deleted.deleted_at
    from private.deleted_records as deleted
    where deleted.source = 'leads' and private.is_of_person(wanted, deleted.record ->> 'email', deleted.record ->> 'phone')
    union all
    select 'requests', to_jsonb(request) - 'answered_by', request.received_on
    from public.personal_data_requests as request where lower(request.email) = wanted
    union all
    select 'emails', jsonb_build_object('kind', mail.kind, 'recipient', mail.recipient, 'sent_at', mail.sent_at), mail.sent_at
    from private.outbox as mail where lower(mail.recipient) = wanted and mail.sent_at is not null
    union all
    -- What an account is, has and has deleted.
    select 'articles', jsonb_build_object('title', article.title, 'slug', article.slug, 'created_at', article.created_at), article.created_at
    from public.articles as article where article.author_id = person
    union all
    select 'media', jsonb_build_object('title', medium.title, 'file', medium.file_path, 'created_at', medium.created_at), medium.created_at
    from public.media_library as medium where medium.uploaded_by = person
    union all
    -- What a service keeps of a session depends on its version.
    select 'sessions', jsonb_build_object(
      'created_at', open.created_at, 'used_at', open.updated_at, 'browser', to_jsonb(open) -> 'user_agent', 'address', to_jsonb(open) -> 'ip'
    ), open.created_at
    from auth.sessions as open where open.user_id = person
    union all
    select 'deleted', jsonb_build_object(
      'kind', deleted.source, 'title', coalesce(deleted.record ->> 'title', deleted.record ->> 'name'), 'deleted_at', deleted.deleted_at
    ), deleted.deleted_at
    from private.deleted_records as deleted
    where person::text in (deleted.deleted_by::text, deleted.record ->> 'author_id', deleted.record ->> 'uploaded_by')
    union all
    -- What somebody of the team did in texts and requests.
    select 'saves', jsonb_build_object(
      'document', private.key_of((kept.kind, kept.id)), 'title', case when not private.is_of_code(kept.kind) then kept.value ->> 'title' end,
      'reason', kept.reason, 'note', kept.note, 'saved_at', kept.saved_at
    ), kept.saved_at
    from private.document_versions as kept where kept.saved_by = person
    union all
    select 'releases', jsonb_build_object(
      'name', release.name, 'created_at', release.created_at, 'due_at', release.due_at, 'published_at', release.published_at,
      'parts', array_remove(array[
        case when release.owner_id = person then 'owner' end,
        case when release.created_by = person then 'maker' end,
        case when release.published_by = person then 'publisher' end
      ], null)
    ), release.created_at
    from private.releases as release where person in (release.owner_id, release.created_by, release.published_by)
    union all
    select 'preview_links', jsonb_build_object(
      'document', private.key_of((link.document_kind, link.document_id)), 'title', coalesce(release.name, private.title_of((link.document_kind, link.document_id))),
      'created_at', link.created_at, 'ends_at', link.ends_at
    ), link.created_at
    from private.preview_links as link left join private.releases as release on release.id = link.release_id where link.created_by = person
    union all
    select 'note_answers', jsonb_build_object(
      'document', private.key_of((left_note.document_kind, left_note.document_id)), 'answer', left_note.answer, 'answered_at', left_note.answered_at
    ), left_note.answered_at
    from private.preview_notes as left_note where left_note.answered_by = person
    union all
    select 'changed_leads', jsonb_build_object('changed_at', lead.changed_at), lead.changed_at
    from public.leads as lead where lead.changed_by = person
    union all
    select 'lead_events', jsonb_build_object('kind', event.kind, 'created_at', event.created_at), event.created_at
    from public.lead_events as event where event.author = person
    union all
    select 'journal', jsonb_build_object(
      'kind', line.kind, 'changed_at', line.changed_at, 'old_role', line.old_role, 'new_role', line.new_role,
      'articles', line.articles, 'media', line.media,
      'part', case person when line.account_id then 'concerned' when line.actor_id then 'actor' else 'recipient' end
    ), line.changed_at
    from private.account_journal as line where person in (line.account_id, line.actor_id, line.recipient_id)
  ) select jsonb_build_object(
    'email', wanted,
    'exported_at', now(),
    'account', case when person is not null then to_jsonb(own) end,
    'sign_in', (
      select jsonb_build_object(
        'created_at', known.created_at, 'invited_at', known.invited_at, 'confirmed_at', known.email_confirmed_at,
        'last_sign_in_at', known.last_sign_in_at, 'suspended_until', known.banned_until, 'given', known.raw_user_meta_data
      )
      from auth.users as known where known.id = person
    ),
    'assigned_leads', (select count(*) from public.leads as lead where lead.assignee = person)
  ) || jsonb_object_agg(listed.part, coalesce((
    select jsonb_agg(found.told order by found.moment) from found where found.part = listed.part
  ), '[]'))
  from unnest(array[
    'preview_notes', 'messages', 'deleted_messages', 'requests', 'emails', 'articles', 'media', 'sessions', 'deleted', 'saves', 'releases',
    'preview_links', 'note_answers', 'changed_leads', 'lead_events', 'journal'
  ]) as listed (part));
end
$$;

create function private.erasure_hash(salt bytea, address text) returns bytea
language sql
immutable
set search_path = ''
return sha256(salt || convert_to(lower(btrim(address)), 'UTF8'));

-- One salt for all, so that an address is hashed once to be compared with every erasure.
create function private.note_erasure(address text, only_account boolean) returns void
language sql
set search_path = ''
as $$
  insert into private.erasures as known (hash, salt, is_account_only)
  select private.erasure_hash(used.salt, address), used.salt, only_account
  from (
    select coalesce(
      (select erasure.salt from private.erasures as erasure order by erasure.erased_at limit 1),
      uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    ) as salt
  ) as used
  on conflict (hash) do update
    set erased_at = excluded.erased_at, is_account_only = known.is_account_only and excluded.is_account_only
$$;

create function private.note_removed_account() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_erasure(old.email, true);
  return null;
end
$$;

create trigger note_removed_account
  after delete on private.accounts
  for each row when (old.email is not null) execute function private.note_removed_account();

-- Nothing of the address stays, neither here nor among what was deleted: nothing but an id that no name goes with any more is
-- left of an account, in the journal, which nobody changes, and on the files that the company keeps. Requests stay without the
-- address, as proof that they were answered. Whoever writes again after `erased_at` stays.
create function private.destroy_address(wanted text, erased_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  account private.accounts;
  message_count integer;
  deleted_count integer;
begin
  select known.* into account from private.accounts as known
  where lower(known.email) = wanted and known.created_at <= erased_at;
  delete from public.leads as message
  where private.is_of_person(wanted, message.email, message.phone) and message.created_at <= erased_at;
  get diagnostics message_count = row_count;
  delete from private.deleted_records as deleted
  where deleted.source = 'leads' and private.is_of_person(wanted, deleted.record ->> 'email', deleted.record ->> 'phone')
    and (deleted.record ->> 'created_at')::timestamptz <= erased_at;
  get diagnostics deleted_count = row_count;
  perform private.forget_gone_parts();
  delete from private.preview_notes as left_note
  where left_note.id in (select private.notes_of_person(wanted)) and left_note.created_at <= erased_at;
  update public.personal_data_requests as request
  set email = null, answered_at = coalesce(request.answered_at, now()), answered_by = coalesce(request.answered_by, auth.uid())
  where lower(request.email) = wanted and request.created_at <= erased_at;
  delete from private.announced_changes as announced where announced.email = wanted or announced.account_id = account.user_id;
  update private.deleted_records as deleted
  set deleted_by = nullif(deleted.deleted_by, account.user_id),
    record = deleted.record || coalesce((
      select jsonb_object_agg(entry.key, null) from jsonb_each_text(deleted.record) as entry
      where entry.key in ('author_id', 'uploaded_by', 'assignee', 'changed_by') and entry.value = account.user_id::text
    ), '{}')
  where account.user_id::text in (
    deleted.deleted_by::text, deleted.record ->> 'author_id', deleted.record ->> 'uploaded_by',
    deleted.record ->> 'assignee', deleted.record ->> 'changed_by'
  );
  update private.deleted_parts as part set record = part.record || '{"author": null, "answered_by": null}'
  where account.user_id::text in (part.record ->> 'author', part.record ->> 'answered_by');
  delete from auth.users as person where person.id = account.user_id;
  return jsonb_build_object(
    'messages', message_count + deleted_count, 'account', account.user_id is not null
  );
end
$$;

-- Somebody of the team keeps the account: what they wrote is the company's, and taking the role comes first.
create function public.erase_personal_data(email text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text := private.named_person(email);
begin
  perform private.require_right(private.has_role('admin'), 'erase_personal_data');
  perform private.require_fresh_proof();
  perform private.refuse('PT409', 'Cette adresse est celle d’une personne de l’équipe. Retirez-lui d’abord son rôle.')
  where exists (
    select from private.accounts as known where lower(known.email) = wanted and known.role > 'subscriber'
  );
  perform private.note_erasure(wanted, false);
  return private.destroy_address(wanted, 'infinity');
end
$$;

-- What to keep outside of the database, and to give to redo_erasures after a restore.
create function private.list_erasures() returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'hash', encode(hash, 'hex'), 'salt', encode(salt, 'hex'), 'is_account_only', is_account_only, 'erased_at', erased_at
  ) order by erased_at, hash), '[]')
  from private.erasures
$$;

-- Does again what `list_erasures` has told of before these data were brought back, and gives the number of addresses that
-- were there again. Nobody's role keeps them: it was taken before. What came after an erasure stays.
create function private.redo_erasures(list jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  entries constant private.erasures[] := array(
    select (decode(entry ->> 'hash', 'hex'), decode(entry ->> 'salt', 'hex'), (entry ->> 'is_account_only')::boolean,
      (entry ->> 'erased_at')::timestamptz)::private.erasures
    from jsonb_array_elements(list) as entry
  );
  missed constant private.erasures[] := array(
    select entry from unnest(entries) as entry where not exists (
      select from private.erasures as known
      where known.hash = entry.hash and known.erased_at >= entry.erased_at and (entry.is_account_only or not known.is_account_only)
    )
  );
  found record;
  redone integer := 0;
begin
  -- First, so that what is erased below is noted with the same salt, and under no second hash.
  insert into private.erasures as known select entry.* from unnest(entries) as entry
  on conflict (hash) do update
    set erased_at = greatest(known.erased_at, excluded.erased_at),
      is_account_only = known.is_account_only and excluded.is_account_only;
  for found in
    with addresses as (
      select private.named_person(named.person) as email
      from public.leads as lead cross join lateral (values (lead.email), (lead.phone)) as named (person)
      union select private.named_person(named.person)
      from private.deleted_records cross join lateral (values (record ->> 'email'), (record ->> 'phone')) as named (person)
      where source = 'leads'
      union select lower(btrim(email)) from public.personal_data_requests where email is not null
      union select lower(btrim(email)) from private.accounts where email is not null
      union select lower(btrim(name)) from private.preview_notes
      union select lower(rtrim(written[1], '.,;:!?)')) from private.preview_notes,
        regexp_matches(concat_ws(' ', name, note, proposal), '[^\s@<>]{1,64}@[^\s@<>]{1,253}', 'g') as written
    ), hashed as (
      select addresses.email, private.erasure_hash(used.salt, addresses.email) as hash
      from addresses cross join (select distinct entry.salt from unnest(missed) as entry) as used
    )
    select hashed.email, erasure.is_account_only, erasure.erased_at
    from unnest(missed) as erasure join hashed on hashed.hash = erasure.hash
  loop
    begin
      if found.is_account_only then
        delete from auth.users as person using private.accounts as account
        where account.user_id = person.id and lower(btrim(account.email)) = found.email
          and account.created_at <= found.erased_at;
      else
        perform private.destroy_address(found.email, found.erased_at);
      end if;
      redone := redone + 1;
    exception
      -- The only admin of that time: without this account, nobody could let anybody in.
      when sqlstate 'PT409' or sqlstate '42501' then
        raise warning 'not erased again: %', sqlerrm;
    end;
  end loop;
  return redone;
end
$$;

grant execute on function public.export_personal_data, public.erase_personal_data to authenticated;

comment on table public.personal_data_requests is
  'Who asked to see or to have erased what is kept about them, and when it was answered. Never deleted.';
comment on table public.privacy_incidents is
  'The register of incidents, which the law asks to keep for five years. Amended, with what it said before; never deleted.';
comment on function public.export_personal_data is
  'All that is stored about an e-mail address and what its account did, without what concerns others; of a telephone number, the leads that bear '
  'it; of a name, the notes that it was given with. Admins only.';
comment on function public.erase_personal_data is
  'Destroys all that is stored about an e-mail address, for good; of a telephone number, the leads that bear it; of a name, the notes that it was '
  'given with. Refuses (409) the address of somebody of the team. Admins only.';
