-- What was erased stays erased (product 13.3) when an older backup is brought back: erasures are kept as hashes, outside of
-- the backup too, and done again. A removed account is one of them, with its role and its password.

create table private.erasures (
  hash bytea not null,
  salt bytea not null,
  is_account_only boolean not null,
  erased_at timestamptz not null default now(),
  constraint erasures_pkey primary key (hash)
);

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
  found record;
  redone integer := 0;
begin
  for found in
    with listed as (
      select decode(entry ->> 'hash', 'hex') as hash, decode(entry ->> 'salt', 'hex') as salt,
        (entry ->> 'is_account_only')::boolean as is_account_only, (entry ->> 'erased_at')::timestamptz as erased_at
      from jsonb_array_elements(list) as entry
    ), missed as (
      select listed.* from listed
      where not exists (
        select from private.erasures as known
        where known.hash = listed.hash and known.erased_at >= listed.erased_at
          and (listed.is_account_only or not known.is_account_only)
      )
    ), addresses as (
      select lower(btrim(email)) as email from public.contact_messages
      union select lower(btrim(record ->> 'email')) from private.deleted_records where source = 'contact_messages'
      union select lower(btrim(email)) from public.personal_data_requests where email is not null
      union select lower(btrim(email)) from private.accounts where email is not null
    ), hashed as (
      select addresses.email, private.erasure_hash(used.salt, addresses.email) as hash
      from addresses cross join (select distinct salt from missed) as used
    )
    select hashed.email, missed.is_account_only, missed.erased_at from missed join hashed on hashed.hash = missed.hash
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
  insert into private.erasures as known (hash, salt, is_account_only, erased_at)
  select decode(entry ->> 'hash', 'hex'), decode(entry ->> 'salt', 'hex'), (entry ->> 'is_account_only')::boolean,
    (entry ->> 'erased_at')::timestamptz
  from jsonb_array_elements(list) as entry
  on conflict (hash) do update
    set erased_at = greatest(known.erased_at, excluded.erased_at),
      is_account_only = known.is_account_only and excluded.is_account_only;
  return redone;
end
$$;

alter table private.erasures enable row level security;

revoke all on private.erasures from public, anon, authenticated;
revoke all on function private.erasure_hash(bytea, text), private.note_erasure(text, boolean),
  private.note_removed_account(), private.list_erasures(), private.redo_erasures(jsonb)
  from public, anon, authenticated;

comment on table private.erasures is 'Which addresses were erased, as hashes, and when: for data that are brought back from before.';
comment on column private.erasures.is_account_only is 'An account was removed; messages from its address stay.';
comment on function private.list_erasures() is 'What to keep outside of the database, and to give to redo_erasures after a restore.';
comment on function private.redo_erasures(jsonb) is
  'Erases again what was erased after these data were saved. Gives the number of addresses that were there again.';
