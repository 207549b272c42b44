import './nodeGlobals.ts';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PgliteConnection } from '@supabase/lite/pglite';
import emptyDatabase from 'virtual:empty-database?url';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
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
  /** Runs a script as superuser in one transaction, between requests. */
  exec: (script: string) => Promise<void>;
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
    exec: (script) =>
      queue(() => postgres.transaction(async (transaction) => void (await transaction.exec(script)))),
  };
}
