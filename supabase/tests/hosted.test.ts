import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { generateTypes, typesFile } from '../scripts/databaseTypes.ts';
import { serverAt } from './hosted/hostedDatabase.ts';
import { findUnboundedWrites } from './hosted/unboundedWrites.ts';
import { isDocumentRow } from './callables.ts';
import { openWorld } from './openWorld.ts';
import { asRole, people } from './world.ts';

const fixtures = openWorld({ restores: false });
/** This file's own copy: nobody can copy the template while somebody is connected to it. */
let database: string;

const server = serverAt(process.env['TEST_DATABASE_URL'] ?? '');

beforeAll(async () => {
  const [row] = await fixtures.sql<{ name: string }>('select current_database() as name');
  database = row?.name ?? '';
});

/** The SQLSTATE of what refuses a script, with what it says. */
const toRefusal = (script: string) =>
  fixtures.exec(script).then(
    () => undefined,
    (error: Error & { code?: string }) => `${error.code} ${error.message}`,
  );

test('database.types.ts is what generateTypes.ts writes', async () => {
  const types = await generateTypes(server.getAddress(database, 'postgres'));
  expect(await readFile(typesFile, 'utf8'), 'npx node supabase/scripts/generateTypes.ts').toBe(types);
});

test('Supabase’s command line has pushed every migration, and not the example accounts', async () => {
  const files = await readdir(join(import.meta.dirname, '../migrations'));
  const pushed = await fixtures.sql<{ file: string }>(
    `select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations order by version`,
  );
  expect(pushed.map(({ file }) => file)).toEqual(files.toSorted());
  expect(await fixtures.sql(`select email from auth.users where email like '%@porte-voix.example'`)).toEqual(
    [],
  );
});

test('what hosted PostgreSQL refuses since November 2026, a row type in a stored expression, is nowhere', async () => {
  expect(await fixtures.sql('select * from platform.users_of_row_types')).toEqual([]);
});

test('a DELETE or UPDATE without WHERE is in no function', async () => {
  expect(findUnboundedWrites(`begin if true then delete from a; end if; end`)).toHaveLength(1);
  const functions = await fixtures.sql<{ name: string; body: string }>(
    `select oid::regprocedure::text as name, coalesce(pg_get_function_sqlbody(oid), prosrc) as body
      from pg_proc where proowner = 'postgres'::regrole`,
  );
  expect(
    functions.flatMap(({ name, body }) => findUnboundedWrites(body).map((write) => [name, write])),
  ).toEqual([]);
});

/** A value of each type that arguments have: one that is well-formed and that nothing is called. */
const values: Record<string, string> = {
  uuid: `'70000000-0000-4000-8000-000000000009'`,
  'uuid[]': `'{}'`,
  text: `'rien'`,
  'text[]': `'{}'`,
  integer: '1',
  bigint: '1',
  boolean: 'true',
  jsonb: `'{}'`,
  date: `'2026-11-25'`,
  'timestamp with time zone': 'now()',
};

test('every function of the API answers the first call of a day, whoever may call it', async () => {
  const calls = await fixtures.sql<{ name: string; types: string[]; role: string }>(
    `select proname as name, role,
      array(select format_type(type, null) from unnest(proargtypes) with ordinality as argument (type, number) order by number) as types
    from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype and proowner = 'postgres'::regrole
      and has_function_privilege(role, pg_proc.oid, 'execute')
    order by 1, 2`,
  );
  expect(calls.length).toBeGreaterThan(30);
  const failed: string[] = [];
  for (const { name, types, role } of calls) {
    const row = (type: string) => `(select kept from public.${type} as kept limit 1)`;
    const given = types.map((type) =>
      isDocumentRow(type) ? row(type) : `${values[type] ?? 'null'}::${type}`,
    );
    const claims = JSON.stringify({ role, ...(role === 'authenticated' && { sub: people.admin }) });
    const refusal = await toRefusal(`
      delete from private.daily_salt;
      truncate private.daily_marks, private.lead_senders;
      select set_config('request.jwt.claims', '${claims}', true), set_config('request.headers', '{"user-agent": "Mozilla/5.0"}', true);
      ${asRole(role)}
      select public.${name}(${given.join(', ')});
      reset session authorization;
      do $$ begin raise exception 'undone' using errcode = 'PT200'; end $$`);
    // What it refuses by itself, for these arguments or this role, is an answer.
    if (!/^(?:PT\d{3}|22|23|P0001)|^42501 (?!permission denied for)/.test(refusal ?? ''))
      failed.push(`${role} ${name}: ${refusal}`);
  }
  expect(failed).toEqual([]);
  expect(await fixtures.hasChanged()).toBe(false);
});

test('a visitor’s first message, visit, view and calculation of a day arrive', async () => {
  for (const first of [
    `insert into public.leads (email, message) values ('a@exemple.test', 'Bonjour')`,
    `select public.record_article_view('publie')`,
  ]) {
    const refusal = await toRefusal(`
      delete from private.daily_salt;
      ${asRole('anon')} ${first}; reset session authorization;
      do $$ begin
        assert (select count(*) = 1 from private.daily_salt);
        raise exception 'undone' using errcode = 'PT200';
      end $$`);
    expect(refusal).toBe('PT200 undone');
  }
});
