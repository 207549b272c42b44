-- What every later migration stands on: the roles of the API and a schema that the API does not expose.

-- Hosted projects have these roles; the embedded backend and a plain PostgreSQL get them here.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
end
$$;

-- Hosted projects grant these too, and own the schemas: nothing is touched there.
do $$
begin
  if not has_schema_privilege('anon', 'public', 'usage') then
    grant usage on schema public to anon, authenticated, service_role;
  end if;
  if not has_schema_privilege('anon', 'auth', 'usage') then
    grant usage on schema auth to anon, authenticated, service_role;
  end if;
  if not has_schema_privilege('anon', 'storage', 'usage') then
    grant usage on schema storage to anon, authenticated, service_role;
    grant select, insert, update, delete on storage.objects, storage.buckets to anon, authenticated, service_role;
  end if;
end
$$;

create schema private;
revoke all on schema private from public;

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Hosted projects give each API role every privilege on what a migration creates. Here a privilege is granted by name.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
revoke execute on function private.touch_updated_at() from public;

comment on schema private is
  'Helpers of policies and triggers, and rows that no API role may reach. Not exposed, and no API role has USAGE on it.';
