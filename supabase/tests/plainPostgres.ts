import { PostgresConnection } from '@supabase/lite/postgres';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { Database } from '../embedded/front/database.ts';
import { createFrontDoor } from '../embedded/front/frontDoor.ts';
import { createInbox } from '../embedded/front/inbox.ts';
import { hostedRateLimits } from '../embedded/front/rateLimits.ts';
import { readMigrations } from '../embedded/data/migrate.ts';
import { createObjectStore } from '../embedded/data/objectStore.ts';
import { answerJudged } from '../embedded/worker/answerJudged.ts';
import { createLiteApp } from '../embedded/worker/liteApp.ts';
import { answerErrorsLikePostgrest } from '../embedded/worker/postgrestErrors.ts';
import type { WorkerTask } from '../embedded/worker/protocol.ts';
import { systemSchemaSql } from '../embedded/worker/systemSchema.ts';
import type { TestedBackend } from './world.ts';

/** Roles belong to the whole server: they may be there from an earlier run, or another file makes them in this instant. */
const platformSql = systemSchemaSql.replaceAll(
  /^create role (\w+) (.*);$/gm,
  'do $$$$ begin create role $1 $2; exception when duplicate_object or unique_violation then null; end $$$$;',
);

/**
 * A hosted project's migrations run as a role that is no superuser and owns neither `auth` nor `storage`: it may refer
 * to users, react to them, and set policies on objects.
 */
const ownerSql = (database: string) => `
do $$ begin
  create role porte_voix_owner login createrole;
exception when duplicate_object or unique_violation then null; end $$;
grant create on database ${database} to porte_voix_owner;
grant all on schema public to porte_voix_owner with grant option;
grant usage on schema auth, storage, extensions to porte_voix_owner;
grant select, references, trigger on all tables in schema auth to porte_voix_owner;
-- A hosted project's owner may also remove people.
grant delete on auth.users to porte_voix_owner;
alter schema storage owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
alter table storage.buckets owner to supabase_storage_admin;
grant supabase_storage_admin, anon, authenticated, service_role to porte_voix_owner;
alter default privileges for role porte_voix_owner in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role porte_voix_owner in schema public
  grant all on functions to anon, authenticated, service_role;
`;

/** @supabase/lite gives this driver JSON that is text already, which the driver's own type would encode once more. */
const plainJson = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

/**
 * The API over a new database on a PostgreSQL server, migrated by a role without special rights and removed by `close`.
 *
 * @param address of the server, as a superuser: `postgresql://user:password@host:port/postgres`.
 */
export async function createPlainBackend(
  address: string,
): Promise<TestedBackend & { close: () => Promise<void> }> {
  const server = postgres(address, { max: 1, onnotice: () => undefined });
  const name = `porte_voix_${randomUUID().replaceAll('-', '')}`;
  await server.unsafe(`create database ${name}`);
  const url = Object.assign(new URL(address), { pathname: `/${name}` }).href;

  const superuser = postgres(url, { max: 1, onnotice: () => undefined });
  await superuser.unsafe(platformSql);
  await superuser.unsafe(ownerSql(name));
  for (const migration of await readMigrations(join(import.meta.dirname, '../migrations')))
    await superuser.begin((transaction) =>
      transaction.unsafe(`set local role porte_voix_owner;\n${migration.sql}`),
    );

  const sql = async <Row>(statement: string, parameters: (string | string[])[] = []) => [
    ...(await superuser.unsafe<Row[]>(statement, parameters)),
  ];

  const connection = new PostgresConnection({
    url,
    postgresOptions: { onnotice: () => undefined, types: { jsonb: plainJson } },
  });
  // Else @supabase/lite grants everything to everyone at the first request.
  Object.assign(connection, { rlsState: 'active' });
  answerErrorsLikePostgrest(connection);
  const keys = {
    publishableKey: 'sb_publishable_plain',
    serviceKey: `sb_secret_${randomUUID()}`,
    jwtSecret: randomUUID(),
  };
  const folder = await mkdtemp(join(tmpdir(), 'porte-voix-objects-'));
  const store = createObjectStore(folder, {
    query: async <Row>(statement: string, parameters: string[] = []) => ({
      rows: await sql<Row>(statement, parameters),
      fields: [],
    }),
  });
  const siteUrl = 'http://localhost:4173';
  const app = await createLiteApp({ connection, keys, siteUrl, store });
  const run = async (task: WorkerTask): Promise<unknown> => {
    if (task.kind !== 'request') throw new Error(`Nothing asks a plain backend to ${task.kind}.`);
    return answerJudged(task.request, async (request) => app.fetch(request));
  };
  const fetch = createFrontDoor({
    database: { run: run as Database['run'] },
    keys,
    siteUrl,
    objects: folder,
    snapshot: () => Promise.reject(new Error('A plain backend has its own backups.')),
    inbox: createInbox(folder, () => undefined),
    keepErasures: async () => undefined,
    rateLimits: hostedRateLimits,
    discretion: 0,
  });

  return {
    url: siteUrl,
    ...keys,
    fetch,
    sql,
    exec: async (script) => void (await superuser.begin((transaction) => transaction.unsafe(script))),
    close: async () => {
      await connection.close();
      await superuser.end();
      await server.unsafe(`drop database ${name} with (force)`);
      await server.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
