import { PostgresConnection } from '@supabase/lite/postgres';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { Database } from '../../embedded/front/database.ts';
import { createFrontDoor } from '../../embedded/front/frontDoor.ts';
import { createInbox } from '../../embedded/front/inbox.ts';
import { hostedRateLimits } from '../../embedded/front/rateLimits.ts';
import { createObjectStore } from '../../embedded/data/objectStore.ts';
import { answerJudged } from '../../embedded/worker/answerJudged.ts';
import { createLiteApp } from '../../embedded/worker/liteApp.ts';
import { answerErrorsLikePostgrest } from '../../embedded/worker/postgrestErrors.ts';
import type { WorkerTask } from '../../embedded/worker/protocol.ts';
import { assured } from '../../embedded/worker/secondFactor.ts';
import type { TestedBackend } from '../world.ts';
import { serverAt, template } from './hostedDatabase.ts';

/** What the request that is being answered previews. */
const previewed = new AsyncLocalStorage<string | undefined>();

/** @supabase/lite gives this driver JSON that is text already, which the driver's own type would encode once more. */
const plainJson = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

function connect(address: string): PostgresConnection {
  const connection = new PostgresConnection({
    url: address,
    postgresOptions: { onnotice: () => undefined, types: { jsonb: plainJson } },
  });
  // Else @supabase/lite grants everything to everyone at the first request.
  return Object.assign(connection, { rlsState: 'active' });
}

/**
 * One connection to @supabase/lite, two to the database: accounts and files are kept by their services, and what people ask
 * the API for runs as `authenticator`, in the time that their role has.
 */
async function connectAsHosted(getAddress: (role: string) => string): Promise<PostgresConnection> {
  const services = connect(getAddress('services'));
  const api = connect(getAddress('authenticator'));
  const own = services.withContext.bind(services);
  const limits = new Map(
    (
      await api.driver<{ role: string; setting: string }[]>`
        select rolname as role, unnest(rolconfig) as setting from pg_roles where rolname in ('anon', 'authenticated')`
    ).map(({ role, setting }) => [role, setting.split('=')] as const),
  );
  services.withContext = async (variables, task, options) => {
    if (!variables || variables['storage']) return own(variables, task, options);
    return api.withContext(
      variables,
      async (database) => {
        const { role = 'anon' } = (variables['auth'] ?? {}) as { role?: string };
        // PostgREST tells tables of the headers too, @supabase/lite functions alone.
        const told = previewed.getStore();
        const settings = [
          limits.get(role),
          told && ['request.headers', JSON.stringify({ 'x-preview': told })],
        ];
        for (const [name = '', value = ''] of settings.filter((setting) => setting !== undefined))
          await database
            .selectNoFrom((build) =>
              build.fn('set_config', [build.val(name), build.val(value), build.lit(true)]).as('set'),
            )
            .execute();
        return task(database);
      },
      options,
    );
  };
  const close = services.close.bind(services);
  services.close = async () => {
    await Promise.all([close(), api.close()]);
  };
  return services;
}

/**
 * The API over a new database in the hosted shape, removed by `close`.
 *
 * @param server address of the database `postgres` on a prepared server, as a superuser.
 */
export async function createHostedBackend(
  server: string,
): Promise<TestedBackend & { close: () => Promise<void> }> {
  const root = postgres(server, { max: 1, onnotice: () => undefined });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await root.unsafe(`create database ${name} owner postgres template ${template}`);
  const getAddress = (role?: string) => serverAt(server).getAddress(name, role);

  const superuser = postgres(getAddress(), { max: 1, onnotice: () => undefined });
  const sql = async <Row>(statement: string, parameters: (string | string[])[] = []) => [
    ...(await superuser.unsafe<Row[]>(statement, parameters)),
  ];

  const connection = await connectAsHosted(getAddress);
  answerErrorsLikePostgrest(connection);
  const keys = {
    publishableKey: 'sb_publishable_hosted',
    serviceKey: `sb_secret_${randomUUID()}`,
    jwtSecret: randomUUID(),
  };
  const folder = await mkdtemp(join(tmpdir(), 'porte-voix-objects-'));
  const database = {
    query: async <Row>(statement: string, parameters: string[] = []) => ({
      rows: await sql<Row>(statement, parameters),
      fields: [],
    }),
  };
  const store = createObjectStore(folder, database);
  const siteUrl = 'http://localhost:4173';
  const app = await createLiteApp({ connection, keys, siteUrl, store });
  const run = async (task: WorkerTask): Promise<unknown> => {
    if (task.kind !== 'request') throw new Error(`Nothing asks a hosted database to ${task.kind}.`);
    const { headers } = task.request.facts;
    return answerJudged(task.request, async (request) => {
      const response = await previewed.run(headers?.['x-preview'], async () => app.fetch(request));
      // As on a hosted project, tokens say how their session was proved.
      return new URL(request.url).pathname === '/auth/v1/token'
        ? assured(database, keys.jwtSecret, response, 'password')
        : response;
    });
  };
  const fetch = createFrontDoor({
    database: { run: run as Database['run'] },
    keys,
    siteUrl,
    objects: folder,
    unfinished: `${folder}.unfinished`,
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
      await root.unsafe(`drop database ${name} with (force)`);
      await root.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
