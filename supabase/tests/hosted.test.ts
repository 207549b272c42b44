import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateTypes, typesFile } from '../scripts/databaseTypes.ts';
import { serverAt } from './hosted/hostedDatabase.ts';
import { findUnboundedWrites } from './hosted/unboundedWrites.ts';
import { createTestedBackend } from './testedBackend.ts';
import { asRole, createFixtures, people, type Fixtures } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let fixtures: Fixtures;
/** This file's own copy: nobody can copy the template while somebody is connected to it. */
let database: string;

const server = serverAt(process.env['TEST_DATABASE_URL'] ?? '');

beforeAll(async () => {
  backend = await createTestedBackend();
  fixtures = await createFixtures(backend);
  const [row] = await backend.sql<{ name: string }>('select current_database() as name');
  database = row?.name ?? '';
});
afterAll(() => backend.close());

/** The SQLSTATE of what refuses a script, with what it says. */
const toRefusal = (script: string) =>
  backend.exec(script).then(
    () => undefined,
    (error: Error & { code?: string }) => `${error.code} ${error.message}`,
  );

const asOwner = (script: string) => `set local session authorization postgres; ${script}`;

describe('the database is as a hosted project has it', () => {
  test('migrations belong to a role that is no superuser and none of the services', async () => {
    expect(
      await backend.sql(
        `select rolsuper, rolcreaterole, rolbypassrls, pg_has_role('postgres', 'supabase_auth_admin', 'member') as accounts,
          pg_has_role('postgres', 'supabase_storage_admin', 'member') as files from pg_roles where rolname = 'postgres'`,
      ),
    ).toEqual([{ rolsuper: false, rolcreaterole: true, rolbypassrls: true, accounts: false, files: false }]);
    const owners = await backend.sql<{ owner: string }>(
      `select distinct proowner::regrole::text as owner from pg_proc where pronamespace::regnamespace::text in ('public', 'private')
        union select tableowner from pg_tables where schemaname in ('public', 'private')`,
    );
    expect(owners).toEqual([{ owner: 'postgres' }]);
  });

  test('Supabase’s command line has pushed every migration', async () => {
    const files = await readdir(join(import.meta.dirname, '../migrations'));
    const pushed = await backend.sql<{ file: string; statements: number }>(
      `select version || '_' || name || '.sql' as file, cardinality(statements) as statements
        from supabase_migrations.schema_migrations order by version`,
    );
    expect(pushed.map(({ file }) => file)).toEqual(files.toSorted());
    // It notes them statement by statement.
    expect(Math.max(...pushed.map(({ statements }) => statements))).toBeGreaterThan(10);
  });

  test('not even a push with the seed sends the example accounts', async () => {
    expect(await backend.sql(`select email from auth.users where email like '%@porte-voix.example'`)).toEqual(
      [],
    );
  });

  test('the API has its time limits, and what a migration makes is granted to nobody', async () => {
    const limits = await backend.sql(
      `select rolname, unnest(rolconfig) as setting from pg_roles where rolname in ('anon', 'authenticated', 'authenticator')
        order by 1, 2`,
    );
    expect(limits).toEqual(
      expect.arrayContaining([
        { rolname: 'anon', setting: 'statement_timeout=3s' },
        { rolname: 'authenticated', setting: 'statement_timeout=8s' },
        { rolname: 'authenticator', setting: 'lock_timeout=8s' },
        { rolname: 'authenticator', setting: 'statement_timeout=8s' },
      ]),
    );
    expect(
      await toRefusal(
        `${asOwner('create table public.neuve (id integer);')} set local session authorization authenticator;
         set local role anon; select from public.neuve`,
      ),
    ).toBe('42501 permission denied for table neuve');
  });

  test.each([
    [
      'tables among the accounts',
      'create table auth.neuve (id integer)',
      '42501 permission denied for schema auth',
    ],
    [
      'other columns for files',
      'alter table storage.objects add column a text',
      '42501 must be owner of table objects',
    ],
    [
      'an end of row security for files',
      'alter table storage.objects disable row level security',
      '42501 must be owner of table objects',
    ],
    [
      'deletions of files behind the back of their service',
      `delete from storage.objects where name = 'a'`,
      '42501 Direct deletion from storage tables is not allowed. Use the Storage API instead.',
    ],
  ])('the owner of the migrations is refused %s', async (_what, statement, refusal) => {
    expect(await toRefusal(asOwner(statement))).toBe(refusal);
  });

  test('of an extension that is not enabled there is no trace', async () => {
    expect(
      await backend.sql(`select nspname from pg_namespace where nspname in ('cron', 'net', 'vault')`),
    ).toEqual([]);
  });
});

test('database.types.ts is what generateTypes.ts writes', async () => {
  const types = await generateTypes(server.getAddress(database, 'postgres'));
  expect(await readFile(typesFile, 'utf8'), 'npx node supabase/scripts/generateTypes.ts').toBe(types);
});

describe('what hosted PostgreSQL refuses since November 2026', () => {
  test('names a table’s row type in a body that was parsed', async () => {
    const script = `create function public.essai(content public.tags) returns text language sql return content.name`;
    expect(await toRefusal(asOwner(script))).toMatch(
      /^0A000 cannot alter table "[\w.]+" because .+ uses its row type$/,
    );
  });

  test('is nowhere in the migrations, and a body that is a string may do so', async () => {
    expect(await backend.sql('select * from platform.users_of_row_types')).toEqual([]);
    const script = `create function public.essai(kept public.tags) returns text language sql as 'select kept.name';
      alter table public.tags add column essai text generated always as (upper(name)) stored;
      do $$ begin raise exception 'undone' using errcode = 'PT200'; end $$`;
    expect(await toRefusal(asOwner(script))).toBe('PT200 undone');
  });
});

describe('a DELETE or UPDATE without WHERE', () => {
  test.each([
    'delete from a',
    'DELETE\nFROM "a" -- where\n;select 1 where true',
    'delete from a using (select 1 where true) as b',
    `delete from a returning (select 1 where 'where' = '')`,
    'with b as (update a set c = 1 returning *) delete from d where d.e in (select e from b)',
    `execute format($sql$update %I set b = ''$sql$, c)`,
    `do $$ begin update a set b = e'\\' where'; end $$`,
    '/* where */ update a /* where */ set b = 1',
  ])('is found: %s', (sql) => {
    expect(findUnboundedWrites(sql)).toHaveLength(1);
  });

  test.each([
    'delete from a where true',
    'update a as b set c = 1 from d where d.e = b.e',
    'insert into a values (1) on conflict (b) do update set c = 1',
    'merge into a using b on true when matched then update set c = 1 when not matched then delete',
    `if tg_op = 'UPDATE' then return new; end if`,
    '-- delete from a\nselect 1',
  ])('is none: %s', (sql) => {
    expect(findUnboundedWrites(sql)).toEqual([]);
  });

  test('is in no function of the project', async () => {
    const functions = await backend.sql<{ name: string; body: string }>(
      `select oid::regprocedure::text as name, coalesce(pg_get_function_sqlbody(oid), prosrc) as body
        from pg_proc where proowner = 'postgres'::regrole`,
    );
    expect(functions.length).toBeGreaterThan(100);
    expect(
      functions.flatMap(({ name, body }) => findUnboundedWrites(body).map((write) => [name, write])),
    ).toEqual([]);
  });
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
  const calls = await backend.sql<{ name: string; types: string[]; role: string }>(
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
    const given = types.map((type) => {
      const isRow = ['articles', 'site_contents', 'pages', 'projects', 'shows', 'episodes'].includes(type);
      return isRow ? row(type) : `${values[type] ?? 'null'}::${type}`;
    });
    const claims = JSON.stringify({ role, ...(role === 'authenticated' && { sub: people.admin }) });
    const refusal = await toRefusal(`
      delete from private.daily_salt;
      truncate private.article_view_marks, private.lead_senders, private.visit_marks;
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
