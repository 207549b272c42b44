-- Who calls, as far as limits and counts have to know: a network address that is never stored, hashed with a salt that
-- lives for a day. The next day nothing leads back to anybody, not even by trying all addresses.

create table private.daily_salt (
  day date not null,
  salt bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  constraint daily_salt_pkey primary key (day)
);

create table private.article_view_marks (
  mark bytea not null,
  constraint article_view_marks_pkey primary key (mark)
);

drop index private.contact_senders_sent_at_idx;
truncate private.contact_senders;
create index contact_senders_sent_at_idx on private.contact_senders (sent_at);
create index contact_senders_address_hash_idx on private.contact_senders (address_hash, sent_at);

create function private.caller_network() returns inet
language plpgsql
stable
set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  address inet;
begin
  -- The hosted gateway writes the first header itself, the embedded backend the second.
  address := regexp_replace(
    btrim(coalesce(left(headers ->> 'cf-connecting-ip', 100), split_part(left(headers ->> 'x-forwarded-for', 100), ',', 1))),
    '^::ffff:(?=[0-9]+\.)', '', 'i'
  )::inet;
  -- A household or an office has 2^64 addresses of version 6.
  return case family(address) when 6 then network(set_masklen(address, 64)) else set_masklen(address, 32) end;
exception
  when invalid_text_representation then
    return null;
end
$$;

create function private.salt_of_the_day() returns bytea
language plpgsql
security definer
set search_path = ''
as $$
declare
  today date := (now() at time zone 'America/Toronto')::date;
  found_salt bytea;
begin
  select salt into found_salt from private.daily_salt where day = today;
  if found_salt is null then
    -- One caller begins the day, the others wait for the salt.
    perform pg_advisory_xact_lock(hashtext('private.daily_salt'));
    select salt into found_salt from private.daily_salt where day = today;
  end if;
  if found_salt is null then
    delete from private.daily_salt where day <> today;
    truncate private.article_view_marks, private.contact_senders;
    insert into private.daily_salt (day) values (today) returning salt into found_salt;
  end if;
  return found_salt;
end
$$;

-- Limits of contact messages. One address may send 5 in ten minutes and 20 a day. While 100 came from everybody in ten
-- minutes, each address may send one: nobody uses up what the others need. Callers without an address (none, behind the
-- hosted gateway or the embedded server) share 100 in ten minutes. A row from the future, left by a clock that was
-- wrong, doesn't count.
create or replace function private.limit_contact_messages() returns trigger
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
  from private.contact_senders where sent_at > now() - interval '10 minutes' and sent_at <= now();
  select count(*) filter (where sent_at > now() - interval '10 minutes'), count(*) into recent, today
  from private.contact_senders where address_hash = sender and sent_at <= now();

  if recent >= (case when network is null then 100 when is_busy then 1 else 5 end) then
    raise exception 'Trop de messages en peu de temps. Réessayez dans dix minutes, ou appelez-nous.'
      using errcode = 'PT429';
  end if;
  if network is not null and today >= 20 then
    raise exception 'Trop de messages aujourd’hui. Réessayez demain, ou appelez-nous.' using errcode = 'PT429';
  end if;
  insert into private.contact_senders (address_hash) values (sender);
  -- Dated by a clock that is behind, it would end before its time.
  new.created_at := private.dated_now(new.created_at);
  return new;
end
$$;

create function private.refuse_many_messages() returns trigger
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

create trigger refuse_many_messages
  after insert on public.contact_messages
  referencing new table as sent
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.refuse_many_messages();

-- A reader counts once a day for an article. Whoever has an address may say anything of the browser: 16 kinds of it
-- count, for the people who share an address. Callers without an address are one reader. 100,000 marks are a day's
-- most; then nothing is counted until the next.
create or replace function private.count_article_view(article_slug text) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  network inet := private.caller_network();
  agent text := nullif(current_setting('request.headers', true), '')::json ->> 'user-agent';
  reader text := '';
  article uuid;
  salt bytea;
begin
  select id into article from public.articles where slug = article_slug and status = 'published';
  if not found then
    return;
  end if;
  salt := private.salt_of_the_day();
  if (select count(*) from private.article_view_marks) >= 100000 then
    return;
  end if;
  if network is not null then
    reader := network::text || ' ' || get_byte(sha256(convert_to(coalesce(agent, ''), 'UTF8')), 0) % 16;
  end if;
  insert into private.article_view_marks (mark)
  values (sha256(salt || uuid_send(article) || convert_to(reader, 'UTF8')))
  on conflict do nothing;
  if found then
    update public.articles set views_count = views_count + 1 where id = article and views_count < 2147483647;
  end if;
end
$$;

revoke all on private.daily_salt, private.article_view_marks from public, anon, authenticated;
revoke all on function private.caller_network(), private.salt_of_the_day(), private.refuse_many_messages()
  from public, anon, authenticated;

comment on table private.daily_salt is 'One row: the salt of the day, in Québec. The first call of the next day replaces it.';
comment on table private.article_view_marks is
  'Who has read what today, as hashes of article, address and browser with the salt of the day. Emptied with it.';
comment on table private.contact_senders is
  'Hashed addresses of those who wrote today. They never meet the messages, and go with the salt of the day.';
comment on function public.record_article_view(text) is
  'Counts a reader of a published article, once a day for each reader and article. The site calls it once a visit.';
