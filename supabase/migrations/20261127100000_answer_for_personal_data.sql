-- What the law asks of whoever keeps personal data (product 13): requests answered within thirty days, what is kept about an
-- address given or erased, a register of incidents. And messages are deleted like all else: for thirty days, by mistake.

alter table private.deleted_records drop constraint deleted_records_source_known;
alter table private.deleted_records add constraint deleted_records_source_known
  check (source in ('articles', 'categories', 'tags', 'media_library', 'contact_messages'));

-- What the database destroys, at the end of the time or on request, is destroyed: copies are of what people delete.
create trigger keep_deleted_record before delete on public.contact_messages
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.keep_deleted_record();

create table public.personal_data_requests (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  email text,
  received_on date not null,
  due_on date not null generated always as (received_on + 30) stored,
  answered_at timestamptz,
  answered_by uuid,
  created_at timestamptz not null default now(),
  constraint personal_data_requests_pkey primary key (id),
  constraint personal_data_requests_answered_by_fkey
    foreign key (answered_by) references private.accounts (user_id) on delete set null,
  constraint personal_data_requests_kind_known check (kind ~ '^(access|erasure)$'),
  constraint personal_data_requests_email_format check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  constraint personal_data_requests_text_clean check (email = private.clean_line(email))
);

create index personal_data_requests_answered_by_idx on public.personal_data_requests (answered_by);
create index personal_data_requests_due_on_idx on public.personal_data_requests (due_on);

create table public.privacy_incidents (
  id uuid not null default gen_random_uuid(),
  happened_on date not null,
  description text not null,
  risk text not null,
  told text not null,
  amendments jsonb,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  constraint privacy_incidents_pkey primary key (id),
  constraint privacy_incidents_created_by_fkey
    foreign key (created_by) references private.accounts (user_id) on delete set null,
  constraint privacy_incidents_description_length check (description ~ '\S' and char_length(description) <= 5000),
  constraint privacy_incidents_risk_known check (risk ~ '^(low|serious)$'),
  constraint privacy_incidents_told_length check (told ~ '\S' and char_length(told) <= 2000),
  constraint privacy_incidents_text_clean check (
    description = private.clean_text(description) and told = private.clean_text(told)
  )
);

create index privacy_incidents_created_by_idx on public.privacy_incidents (created_by);
create index privacy_incidents_happened_on_idx on public.privacy_incidents (happened_on desc);

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
    'happened_on', old.happened_on, 'description', old.description, 'risk', old.risk, 'told', old.told
  ));
  return new;
end
$$;

create trigger keep_amended_incident
  before update on public.privacy_incidents
  for each row when (
    (old.happened_on, old.description, old.risk, old.told)
      is distinct from (new.happened_on, new.description, new.risk, new.told)
  )
  execute function private.keep_amended_incident();

-- All that is stored about an address: of whoever wrote to the company, and of whoever has an account with it.
create function private.personal_data_of(address text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted text := lower(btrim(address));
  person private.accounts;
begin
  if not private.has_role('admin') then
    raise insufficient_privilege using message = 'permission denied for function export_personal_data';
  end if;
  select account.* into person from private.accounts as account where lower(account.email) = wanted;
  return jsonb_build_object(
    'email', wanted,
    'exported_at', now(),
    'messages', coalesce((
      select jsonb_agg(to_jsonb(sent) - 'handled_by' order by sent.created_at)
      from public.contact_messages as sent where lower(sent.email) = wanted
    ), '[]'),
    'deleted_messages', coalesce((
      select jsonb_agg(deleted.record - 'handled_by' || jsonb_build_object('deleted_at', deleted.deleted_at))
      from private.deleted_records as deleted
      where deleted.source = 'contact_messages' and lower(deleted.record ->> 'email') = wanted
    ), '[]'),
    'requests', coalesce((
      select jsonb_agg(to_jsonb(request) - 'answered_by' order by request.received_on)
      from public.personal_data_requests as request where lower(request.email) = wanted
    ), '[]'),
    'account', case when person.user_id is not null then to_jsonb(person) end,
    'articles', coalesce((
      select jsonb_agg(jsonb_build_object('title', article.title, 'slug', article.slug, 'created_at', article.created_at))
      from public.articles as article where article.author_id = person.user_id
    ), '[]'),
    'media', coalesce((
      select jsonb_agg(jsonb_build_object('title', medium.title, 'file', medium.file_path, 'created_at', medium.created_at))
      from public.media_library as medium where medium.uploaded_by = person.user_id
    ), '[]'),
    'saves', (select count(*) from private.article_revisions as revision where revision.saved_by = person.user_id)
  );
end
$$;

-- Nothing of the address stays, neither here nor among what was deleted. Requests stay without it, as proof that they
-- were answered. Somebody of the team keeps the account: what they wrote is the company's, and taking the role comes first.
create function private.forget_address(address text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text := lower(btrim(address));
  account private.accounts;
  message_count integer;
  deleted_count integer;
begin
  if not private.has_role('admin') then
    raise insufficient_privilege using message = 'permission denied for function erase_personal_data';
  end if;
  select known.* into account from private.accounts as known where lower(known.email) = wanted;
  if account.role > 'subscriber' then
    raise exception 'Cette adresse est celle d’une personne de l’équipe. Retirez-lui d’abord son rôle.'
      using errcode = 'PT409';
  end if;
  delete from public.contact_messages as message where lower(message.email) = wanted;
  get diagnostics message_count = row_count;
  delete from private.deleted_records as deleted
  where deleted.source = 'contact_messages' and lower(deleted.record ->> 'email') = wanted;
  get diagnostics deleted_count = row_count;
  update public.personal_data_requests as request
  set email = null, answered_at = coalesce(request.answered_at, now()), answered_by = coalesce(request.answered_by, auth.uid())
  where lower(request.email) = wanted;
  delete from private.announced_changes as announced where announced.email = wanted;
  delete from auth.users as person where person.id = account.user_id;
  return jsonb_build_object(
    'messages', message_count + deleted_count, 'account', account.user_id is not null
  );
end
$$;

create function public.export_personal_data(email text) returns jsonb
language sql
stable
set search_path = ''
return private.personal_data_of(email);

create function public.erase_personal_data(email text) returns jsonb
language sql
set search_path = ''
return private.forget_address(email);

-- As before, with who handled a message.
create or replace function private.put_back(
  record_source text, restored_id uuid, changes jsonb default '{}', other_links uuid[] default null
) returns void
language plpgsql
set search_path = ''
as $$
declare
  deleted private.deleted_records;
  columns text;
begin
  -- First of all, for the id is taken while this is there.
  delete from private.deleted_records
  where source = record_source and record_id = restored_id and deleted_at >= now() - interval '30 days'
  returning * into deleted;
  if not found then
    raise exception 'Cette suppression ne peut plus être annulée.' using errcode = 'PT404';
  end if;

  deleted.record := deleted.record || changes;
  deleted.links := coalesce(other_links, deleted.links);
  -- What the record pointed to may be gone by now: the link is then left empty.
  deleted.record := deleted.record || jsonb_build_object(
    'category_id', (select id from public.categories where id = (deleted.record ->> 'category_id')::uuid),
    'author_id', (select user_id from private.accounts where user_id = (deleted.record ->> 'author_id')::uuid),
    'uploaded_by', (select user_id from private.accounts where user_id = (deleted.record ->> 'uploaded_by')::uuid),
    'handled_by', (select user_id from private.accounts where user_id = (deleted.record ->> 'handled_by')::uuid)
  );
  -- All but what the database computes by itself.
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', deleted.source)::regclass
    and attnum > 0 and not attisdropped and attgenerated = '';
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    deleted.source, columns
  ) using deleted.record;

  case deleted.source
    when 'articles' then
      insert into public.article_tags (article_id, tag_id)
      select deleted.record_id, id from public.tags where id = any (deleted.links);
    when 'categories' then
      update public.articles set category_id = deleted.record_id
      where id = any (deleted.links) and category_id is null;
    when 'tags' then
      insert into public.article_tags (article_id, tag_id)
      select id, deleted.record_id from public.articles where id = any (deleted.links);
    else
      -- A medium and a message have no links.
  end case;
end
$$;

-- As before, with copies of messages, which grow no older than the messages, and addresses of requests.
create or replace function private.apply_retention() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.deleted_records where deleted_at < now() - interval '30 days';
  delete from public.contact_messages where created_at < now() - interval '24 months';
  delete from private.deleted_records
  where source = 'contact_messages' and (record ->> 'created_at')::timestamptz < now() - interval '24 months';
  update public.personal_data_requests set email = null
  where email is not null and answered_at < now() - interval '24 months';
  delete from private.preview_links where ends_at <= now();
  delete from private.preview_approvals as approval
  where not exists (select from public.articles where articles.id = approval.article_id)
    and not exists (
      select from private.deleted_records as deleted
      where deleted.source = 'articles' and deleted.record_id = approval.article_id
    );
  delete from private.article_revisions as revision
  where not exists (select from public.articles where articles.id = revision.article_id)
    and not exists (
      select from private.deleted_records as deleted
      where deleted.source = 'articles' and deleted.record_id = revision.article_id
    );
  -- Yesterday's salt goes with all that it marked.
  perform private.salt_of_the_day();
end
$$;

alter table public.personal_data_requests enable row level security;
alter table public.privacy_incidents enable row level security;

revoke all on public.personal_data_requests, public.privacy_incidents from public, anon, authenticated;
revoke all on function private.sign_answered_request(), private.keep_amended_incident(), private.personal_data_of(text),
  private.forget_address(text), public.export_personal_data(text), public.erase_personal_data(text)
  from public, anon, authenticated;
grant all on public.personal_data_requests, public.privacy_incidents to service_role;
grant select on public.personal_data_requests, public.privacy_incidents to authenticated;
grant insert (id, kind, email, received_on), update (answered_at) on public.personal_data_requests to authenticated;
grant insert (id, happened_on, description, risk, told), update (happened_on, description, risk, told)
  on public.privacy_incidents to authenticated;
grant execute on function private.personal_data_of(text), private.forget_address(text),
  public.export_personal_data(text), public.erase_personal_data(text)
  to authenticated;

create policy "Admins read requests" on public.personal_data_requests
  for select to authenticated using ((select private.has_role('admin')));
create policy "Admins write requests down" on public.personal_data_requests
  for insert to authenticated with check ((select private.has_role('admin')));
create policy "Admins answer requests" on public.personal_data_requests
  for update to authenticated using ((select private.has_role('admin')));
create policy "Admins read incidents" on public.privacy_incidents
  for select to authenticated using ((select private.has_role('admin')));
create policy "Admins write incidents down" on public.privacy_incidents
  for insert to authenticated with check ((select private.has_role('admin')));
create policy "Admins amend incidents" on public.privacy_incidents
  for update to authenticated using ((select private.has_role('admin')));

comment on table public.contact_messages is
  'Leads. A visitor inserts one at a time without reading back, within the limits of private.limit_contact_messages. '
  'Destroyed after 24 months, and 30 days after an admin deletes it; at once by erase_personal_data.';
comment on table public.personal_data_requests is
  'Who asked to see or to have erased what is kept about them, and when it was answered. Never deleted.';
comment on column public.personal_data_requests.email is 'Emptied when the address is erased, and 24 months after the answer.';
comment on column public.personal_data_requests.due_on is 'The law gives thirty days.';
comment on column public.personal_data_requests.answered_by is 'Set by a trigger to whoever marks the request.';
comment on table public.privacy_incidents is
  'The register of incidents, which the law asks to keep for five years. Amended, with what it said before; never deleted.';
comment on column public.privacy_incidents.told is 'Who was told of it: people, the Commission, or nobody and why.';
comment on column public.privacy_incidents.amendments is 'What each amendment has replaced, with when and by whom, the oldest first.';
comment on function public.export_personal_data(text) is 'All that is stored about an e-mail address. Admins only.';
comment on function public.erase_personal_data(text) is
  'Destroys all that is stored about an e-mail address, for good. Refuses (409) that of somebody of the team. Admins only.';
