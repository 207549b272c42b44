import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import { factorTablesSql } from '../../embedded/worker/factorTables.ts';

/** Roles that belong to the whole server, with the rights and limits of a hosted project's. */
export const rolesSql = `
create role postgres login createrole createdb bypassrls replication;
create role authenticator login noinherit;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
grant anon, authenticated, service_role to authenticator, postgres;
grant anon, authenticated, service_role to supabase_storage_admin;
-- @supabase/lite is both services over one connection.
create role services login inherit;
grant supabase_auth_admin, supabase_storage_admin, anon, authenticated, service_role to services;

alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role postgres set search_path = "$user", public, extensions;
alter role authenticator set search_path = public, extensions;
`;

/**
 * What a database of a hosted project holds before its first migration: the tables of accounts and files, which their own
 * services own, and no automatic grants. pg_cron, pg_net and the vault are not enabled.
 *
 * Two things that PostgreSQL itself doesn't have. There, an extension lets `postgres` set policies on tables of the
 * storage service; here, it borrows the service's rights for as long as the statement runs. And the minor releases of
 * November 2026 refuse to rewrite a table whose row type a stored expression names (CVE-2026-6460); here, such an expression
 * is refused at once.
 */
export const projectSql = `
alter schema public owner to postgres;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role;
create extension pgcrypto with schema extensions;

create schema auth authorization supabase_auth_admin;
create schema storage authorization supabase_storage_admin;

set role supabase_auth_admin;
${getAuthSchemaSql()}
${factorTablesSql}create function auth.jwt() returns jsonb language sql stable
as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
create function auth.uid() returns uuid language sql stable
as $$ select (auth.jwt() ->> 'sub')::uuid $$;
create function auth.role() returns text language sql stable
as $$ select auth.jwt() ->> 'role' $$;
create function auth.email() returns text language sql stable
as $$ select auth.jwt() ->> 'email' $$;
grant usage on schema auth to anon, authenticated, service_role, postgres;
grant select, insert, update, delete, references, trigger on all tables in schema auth to postgres;
reset role;

set role supabase_storage_admin;
${getStorageSchemaSql()}
create function storage.protect_delete() returns trigger language plpgsql
as $$
begin
  if session_user in ('postgres', 'authenticator') and current_setting('storage.allow_delete_query', true) is distinct from 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.' using errcode = '42501';
  end if;
  return null;
end
$$;
create trigger protect_objects_delete before delete on storage.objects for each statement execute function storage.protect_delete();
create trigger protect_buckets_delete before delete on storage.buckets for each statement execute function storage.protect_delete();
grant usage on schema storage to anon, authenticated, service_role, postgres;
grant all on storage.objects, storage.buckets to anon, authenticated, service_role, postgres;
reset role;

create schema platform;

create function platform.lend_policies() returns event_trigger language plpgsql security definer set search_path = ''
as $$
begin
  if session_user = 'postgres' then
    execute 'grant supabase_storage_admin to postgres'
      || case when current_setting('server_version_num')::integer >= 160000 then ' with inherit true, set false' else '' end;
  end if;
end
$$;
create event trigger lend_policies on ddl_command_start when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY')
  execute function platform.lend_policies();

create function platform.take_policies_back() returns event_trigger language plpgsql security definer set search_path = ''
as $$
begin
  if session_user = 'postgres' then
    revoke supabase_storage_admin from postgres;
  end if;
end
$$;
create event trigger take_policies_back on ddl_command_end when tag in ('CREATE POLICY', 'ALTER POLICY', 'DROP POLICY')
  execute function platform.take_policies_back();

-- Every stored expression of the project's own: the tree that PostgreSQL keeps of it names the type of each part.
create view platform.stored_expressions as
  select oid, oid::regprocedure::text as name, concat(prosqlbody, proargdefaults) as tree from pg_proc
  union all
  select adrelid, 'a default of ' || adrelid::regclass, adbin::text from pg_attrdef
  union all
  select ev_class, ev_class::regclass::text, ev_action::text from pg_rewrite
  union all
  select oid, 'policy ' || polname, concat(polqual, polwithcheck) from pg_policy
  union all
  select oid, 'constraint ' || conname, conbin::text from pg_constraint
  union all
  select oid, 'trigger ' || tgname, tgqual::text from pg_trigger
  union all
  select indexrelid, indexrelid::regclass::text, concat(indexprs, indpred) from pg_index;

create view platform.users_of_row_types as
  select name, substring(tree from 'type (' || row_types || ')\\M')::oid::regtype::text as row_type
  from platform.stored_expressions,
    (select string_agg(reltype::text, '|') as row_types from pg_class where relkind in ('r', 'p') and oid >= 16384) as own
  where oid >= 16384 and tree ~ ('type (' || row_types || ')\\M');

create function platform.refuse_users_of_row_types() returns event_trigger language plpgsql security definer set search_path = ''
as $$
declare
  found record;
begin
  select * into found from platform.users_of_row_types limit 1;
  if found is not null then
    raise exception 'cannot alter table "%" because % uses its row type', found.row_type, found.name using errcode = '0A000';
  end if;
end
$$;
create event trigger refuse_users_of_row_types on ddl_command_end
  when tag in ('CREATE FUNCTION', 'CREATE PROCEDURE', 'CREATE VIEW', 'CREATE POLICY', 'ALTER POLICY', 'CREATE TRIGGER', 'ALTER TABLE', 'CREATE INDEX')
  execute function platform.refuse_users_of_row_types();
`;
