import './nodeGlobals.ts';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PgliteConnection } from '@supabase/lite/pglite';
import { loadDatabase, schema } from 'virtual:database-image';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
import {
  accountEndpoints,
  answerFailuresLikeGoTrue,
  route,
} from '../../supabase/embedded/worker/accounts.ts';
import { withRequest } from '../../supabase/embedded/worker/handler.ts';
import { isoTimestampParsers } from '../../supabase/embedded/worker/isoTimestamps.ts';
import { keepGrants } from '../../supabase/embedded/worker/keepGrants.ts';
import { createLiteApp } from '../../supabase/embedded/worker/liteApp.ts';
import { createMailer } from '../../supabase/embedded/worker/mailer.ts';
import { answerErrorsLikePostgrest } from '../../supabase/embedded/worker/postgrestErrors.ts';
import { createManageUsers } from '../../supabase/functions/manage-users/handler.ts';
import { atDatabaseTime } from '../clock.ts';
import { objects, objectsInMemory, resetObjects } from './objects.ts';
import { type Backend, JWT_SECRET } from './openBackend.ts';

const SERVICE_KEY = 'sb_secret_page';

/**
 * The embedded backend without what only a server needs (files, limits, its door): the same PostgreSQL, the same migrations with
 * their row security, the same covers for the defects of @supabase/lite, the same functions. Nothing outlives the page.
 */
export async function createBackend(): Promise<Backend> {
  const connection = await openDatabase();
  const postgres = connection.driver;
  answerErrorsLikePostgrest(connection);

  resetObjects();
  const siteUrl = globalThis.location?.origin ?? 'http://localhost';
  const mailer = createMailer(siteUrl);
  const app = await createLiteApp({
    connection,
    keys: { publishableKey: LOCAL_PUBLISHABLE_KEY, serviceKey: SERVICE_KEY, jwtSecret: JWT_SECRET },
    siteUrl,
    store: objectsInMemory(),
    mailer,
  });
  await connection.introspect({ useCache: true });
  const lite = async (request: Request) => app.fetch(request);
  const answerApi = answerFailuresLikeGoTrue(
    route(accountEndpoints(postgres, mailer, JWT_SECRET, lite), lite),
  );

  async function answer(sent: Request): Promise<Response> {
    const request = new Request(sent);
    // @supabase/lite tells functions of the headers by itself, and nothing else.
    request.headers.set('x-forwarded-for', '192.0.2.1');
    await postgres.query(`select set_config('request.headers', $1, false)`, [
      JSON.stringify({
        'user-agent': 'HeadlessChrome',
        'x-forwarded-for': '192.0.2.1',
        'x-proof': request.headers.get('x-proof'),
        'x-preview': request.headers.get('x-preview'),
      }),
    ]);
    const redirectTo = new URL(request.url).searchParams.get('redirect_to') ?? undefined;
    return withRequest({ mails: [], redirectTo }, () => answerApi(request));
  }

  const queue = createQueue();
  const ask = (request: Request) => queue(() => answer(request));
  const manageUsers = createManageUsers({
    apiUrl: siteUrl,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    serviceKey: SERVICE_KEY,
    siteUrl,
    fetch: (input, init) => ask(new Request(input, init)),
  });
  return {
    fetch: (request) =>
      new URL(request.url).pathname.endsWith('/functions/v1/manage-users')
        ? manageUsers(request)
        : ask(request),
    exec: (script) =>
      queue(() => postgres.transaction(async (transaction) => void (await transaction.exec(script)))),
    query: <Row>(sql: string, parameters: unknown[] = []) =>
      queue(async () => (await postgres.query<Row>(sql, parameters)).rows),
    store: async (path, object) => void objects.set(path, object),
    reset: () =>
      queue(async () => {
        resetObjects();
        await postgres.query('select fixtures.reset()');
      }),
  };
}

/** PostgreSQL in the page, with the migrations and fixtures, at the time of the story. */
async function openDatabase() {
  const connection = new PgliteConnection({
    pgliteOptions: {
      ...(await loadDatabase()),
      extensions: { btree_gist, pg_trgm },
      parsers: isoTimestampParsers,
    },
    // No story changes the shape of its database.
    schemaCache: { get: async () => schema, set: async () => undefined, delete: async () => undefined },
  });
  const postgres = connection.driver;
  await postgres.waitReady;
  const execute = postgres.execProtocolRawSync.bind(postgres);
  postgres.execProtocolRawSync = (message) => atDatabaseTime(() => execute(message));
  await postgres.exec('set search_path = "$user", public, extensions');
  await keepGrants(connection);
  return connection;
}

/** PGlite has one session: two requests in one tick would run under each other's role. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
