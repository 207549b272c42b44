import './nodeGlobals.ts';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PgliteConnection } from '@supabase/lite/pglite';
import emptyDatabase from 'virtual:empty-database?url';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
import { db } from '#mocks/db.ts';
import { isoTimestampParsers } from '../../supabase/embedded/worker/isoTimestamps.ts';
import { keepGrants } from '../../supabase/embedded/worker/keepGrants.ts';
import { createLiteApp } from '../../supabase/embedded/worker/liteApp.ts';
import { answerErrorsLikePostgrest } from '../../supabase/embedded/worker/postgrestErrors.ts';
import { systemSchemaSql } from '../../supabase/embedded/worker/systemSchema.ts';
import { objectsInMemory } from './objectsInMemory.ts';

const migrations = import.meta.glob<string>('../../supabase/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** PostgreSQL in this page, behind the API that the site knows. */
export type BrowserBackend = {
  fetch: (request: Request) => Promise<Response>;
  /** Answers a request, then takes back whatever it did: with how many rows of a table it would have changed. */
  tryOut: (request: Request, table: string) => Promise<{ response: Response; changed: number }>;
  /** Runs a script as superuser in one transaction, between requests. */
  exec: (script: string) => Promise<void>;
  /** Asks as superuser, between requests. */
  query: <Row>(sql: string, parameters: unknown[]) => Promise<Row[]>;
};

/**
 * The embedded backend without what only a server needs (files, e-mails, rate limits): the same PostgreSQL, the same
 * migrations with their row security, the same covers for the defects of @supabase/lite. Nothing outlives the page.
 */
export async function createBrowserBackend(): Promise<BrowserBackend> {
  const loadDataDir = await (await fetch(emptyDatabase)).blob();
  const connection = new PgliteConnection({
    pgliteOptions: { loadDataDir, extensions: { pg_trgm }, parsers: isoTimestampParsers },
  });
  const postgres = connection.driver;
  await postgres.exec(systemSchemaSql);
  await postgres.exec('set search_path = "$user", public, extensions');
  for (const file of Object.keys(migrations).toSorted()) await postgres.exec(migrations[file] ?? '');
  await keepGrants(connection);
  const trial = takeBackTrials(connection);
  answerErrorsLikePostgrest(connection);

  const app = await createLiteApp({
    connection,
    keys: {
      publishableKey: LOCAL_PUBLISHABLE_KEY,
      serviceKey: crypto.randomUUID(),
      jwtSecret: crypto.randomUUID(),
    },
    siteUrl: location.origin,
    store: objectsInMemory(),
  });

  // PGlite has one session: two requests in one tick would run under each other's role.
  let last: Promise<unknown> = Promise.resolve();
  const queue = <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    fetch: (request) => queue(async () => app.fetch(request)),
    tryOut: (request, table) =>
      queue(async () => {
        const objects = { ...db.objects };
        trial.table = table;
        trial.changed = 0;
        try {
          const response = await app.fetch(request);
          return { response, changed: trial.changed };
        } finally {
          trial.table = null;
          // The bytes of files are in no transaction.
          db.objects = objects;
        }
      }),
    exec: (script) =>
      queue(() => postgres.transaction(async (transaction) => void (await transaction.exec(script)))),
    query: <Row>(sql: string, parameters: unknown[]) =>
      queue(async () => (await postgres.query<Row>(sql, parameters)).rows),
  };
}

/** While `table` is set, no transaction of a request is kept, and `changed` counts the table's rows that it would have changed. */
function takeBackTrials(connection: PgliteConnection) {
  const trial: { table: string | null; changed: number } = { table: null, changed: 0 };
  const count = async () => {
    const { rows } = await connection.driver.query<{ changed: number }>(
      `select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as changed
      from pg_stat_xact_user_tables where relname = $1`,
      [trial.table],
    );
    return rows[0]?.changed ?? 0;
  };
  const withContext = connection.withContext.bind(connection);
  connection.withContext = (variables, task, options) => {
    if (trial.table === null || options?.transaction) return withContext(variables, task, options);
    return withContext(
      variables,
      async (transaction) => {
        // What earlier trials counted is counted still: nothing was kept that would settle it.
        const before = await count();
        const result = await task(transaction);
        trial.changed = (await count()) - before;
        return result;
      },
      { ...options, forceRollback: true },
    );
  };
  return trial;
}
