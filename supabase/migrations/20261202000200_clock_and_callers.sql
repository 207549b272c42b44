-- What time it is, and who calls: what the rest asks before it destroys, limits or counts.

-- Whatever ends, lapses or gives up by the time that has gone by asks first whether the date can be trusted (product: jumps of the date):
-- `is_over` of a moment, `trusts_clock` where it acts by itself. A machine that starts three years ahead would destroy every
-- message at once, and give held places to others: so the latest time that was seen is kept with the data. After more than a day
-- without any, or a day back, nothing that can't be taken back happens until an admin confirms the date, or until it has held
-- through 24 hours of running. docs/decisions/0053-what-ends-by-the-date.md lists all such places.
create table private.clock (
  is_only boolean not null default true,
  seen_at timestamptz, -- The latest time that was right, to the hour; empty in data that were never used.
  doubted_at timestamptz, -- When a date that nobody has confirmed was seen last, to ten minutes.
  held interval not null default '0', -- How long the database has run with that date.
  constraint clock_pkey primary key (is_only),
  constraint clock_only_one check (is_only)
);

insert into private.clock default values;

-- Who calls, as far as limits and counts have to know: a network address that is never stored, hashed with a salt that
-- lives for a day. The next day nothing leads back to anybody, not even by trying all addresses.
create table private.daily_salt (
  day date not null,
  salt bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  constraint daily_salt_pkey primary key (day)
);

-- What was counted today, and which proofs of work have served, as hashes with the salt of the day. Emptied with the salt that hashed them.
create table private.daily_marks (
  mark bytea not null,
  constraint daily_marks_pkey primary key (mark)
);

create function private.is_near(seen timestamptz, moment timestamptz) returns boolean
language sql
immutable
set search_path = ''
return seen between moment - interval '1 day' and moment + interval '1 day';

create function private.is_date_trusted() returns boolean
language sql
stable
security definer
set search_path = ''
return (select clock.seen_at is null or private.is_near(clock.seen_at, now()) from private.clock);

-- Whether a moment is over for good: by a date that nobody trusts, nothing is.
create function private.is_over(moment timestamptz) returns boolean
language sql
stable
security definer
set search_path = ''
return moment <= now() and private.is_date_trusted();

-- Whether what began and was to end within the last day is over: both are of one date, whether that is right or not. So half an hour
-- stays half an hour on a machine that was off for days.
create function private.ended_lately(began timestamptz, moment timestamptz) returns boolean
language sql
stable
set search_path = ''
return began <= moment and moment <= now() and began > now() - interval '1 day';

-- Whether something was done no longer ago than that. What a clock that was ahead has dated isn't recent until its date comes: a day is what
-- a date may be off without a doubt.
create function private.is_recent(moment timestamptz, span interval) returns boolean
language sql
stable
set search_path = ''
return moment > now() - span and moment < now() + interval '1 day';

-- The one answer to whoever acts by the date. It keeps up with the clock once an hour, and with a date in doubt every ten minutes:
-- more often would be a write each second. What asks within two hours of the last time has run between; a machine that was off, or
-- whose date has jumped once more, hasn't. Whoever asks may hold other locks: they don't wait for one who writes at the moment.
create function private.trusts_clock() returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  latest private.clock;
  elapsed interval;
begin
  select known.* into latest from private.clock as known
  where case when private.is_date_trusted()
    then known.seen_at is null or known.seen_at < now() - interval '1 hour' or known.doubted_at is not null
    else known.doubted_at is null or now() - known.doubted_at not between interval '-10 minutes' and interval '10 minutes'
  end
  for update skip locked;
  if not found then
    return private.is_date_trusted();
  end if;
  if private.is_date_trusted() then
    update private.clock set seen_at = greatest(seen_at, now()), doubted_at = null, held = '0' where is_only;
    return true;
  end if;
  elapsed := now() - latest.doubted_at;
  latest.held := case
    when elapsed between interval '0' and interval '2 hours' then latest.held + elapsed
    when elapsed between interval '0' and interval '1 day' then latest.held
    else '0'
  end;
  if latest.held < interval '24 hours' then
    update private.clock set doubted_at = now(), held = latest.held where is_only;
    return false;
  end if;
  update private.clock set seen_at = now(), doubted_at = null, held = '0' where is_only;
  return true;
end
$$;

-- Where the database has a clock of its own, nobody has to call: it does what is due by this schedule. Where pg_cron is available but
-- not loaded with the server, or not for this database, the other callers do it.
create function private.schedule_job(job text, schedule text, command text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    execute 'select cron.schedule($1, $2, $3)' using job, schedule, command;
  end if;
exception
  when others then
    raise notice 'pg_cron is not in use: %', sqlerrm;
end
$$;

-- When something is dated that will be destroyed by its date: not before the latest time that was seen.
create function private.dated_now(moment timestamptz) returns timestamptz
language sql
stable
security definer
set search_path = ''
return (select case when private.is_near(clock.seen_at, moment) then moment else greatest(clock.seen_at, moment) end from private.clock);

create function public.read_clock() returns table (seen_at timestamptz, server_time timestamptz, is_trusted boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_right(private.has_role('admin'), 'read_clock');
  return query
    select clock.seen_at, now(), private.is_date_trusted() from private.clock;
end
$$;

-- What the admin has read counts, not what the clock says by now.
create function public.confirm_clock(server_time timestamptz) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_right(private.has_role('admin'), 'confirm_clock');
  perform private.refuse('PT409', 'La date a encore changé. Vérifiez-la, puis confirmez de nouveau.')
  where private.is_near(server_time, now()) is not true;
  update private.clock set seen_at = now(), doubted_at = null, held = '0' where is_only;
end
$$;

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
    truncate private.daily_marks, private.lead_networks, private.lead_senders;
    insert into private.daily_salt (day) values (today) returning salt into found_salt;
  end if;
  return found_salt;
end
$$;

-- The network of the caller, as a hash of the day. Callers without an address are one.
create function private.hash_sender() returns bytea
language sql
security definer
set search_path = ''
return sha256(private.salt_of_the_day() || convert_to(coalesce(private.caller_network()::text, ''), 'UTF8'));

-- Whether a reader is new to something today, by a hash of the day of who calls and what for. Whoever has an address may say anything of the
-- browser: 16 kinds of it count, for the people who share an address. Callers without an address are one. 200,000 marks are a day's most;
-- then nothing is counted until the next.
create function private.is_first_today(what text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  network inet := private.caller_network();
  agent text := left(nullif(current_setting('request.headers', true), '')::json ->> 'user-agent', 500);
  caller text := coalesce(network::text || ' ' || get_byte(sha256(convert_to(coalesce(agent, ''), 'UTF8')), 0) % 16, '');
  -- Before the marks are counted, for on a new day this empties their table.
  reader bytea := sha256(private.salt_of_the_day() || convert_to(caller || ' ' || what, 'UTF8'));
begin
  if (select count(*) from private.daily_marks) >= 200000 then
    return false;
  end if;
  insert into private.daily_marks (mark) values (reader) on conflict do nothing;
  return found;
end
$$;

grant execute on function public.read_clock, public.confirm_clock to authenticated;

comment on function public.read_clock is
  'The latest time that was seen, what the clock says, and whether it is trusted: nothing is destroyed until then. Admins only.';
comment on function public.confirm_clock is 'Trusts the clock, as long as it still says what was read. Admins only.';
