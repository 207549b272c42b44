import { factorTablesSql } from './factorTables.ts';
import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';

/**
 * What a hosted project already has before its first migration: the API's roles, the schemas auth, storage and
 * extensions, and the default privileges that give every new table and function of `public` to each API role. The
 * migrations have to take away what they don't want to give, here as there.
 */
export const systemSchemaSql = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator nologin noinherit;
create role supabase_auth_admin nologin noinherit createrole;
create role supabase_storage_admin nologin noinherit createrole;
grant anon, authenticated, service_role to authenticator;

create schema extensions;
create extension pgcrypto with schema extensions;

${getAuthSchemaSql()}
${SUPABASE_AUTH_HELPERS_SQL}
${factorTablesSql}${getStorageSchemaSql()}

grant usage on schema public, auth, storage, extensions to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;
