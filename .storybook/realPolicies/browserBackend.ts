import './nodeGlobals.ts';
import { App, setExperimental } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import emptyDatabase from 'virtual:empty-database?url';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
import { isoTimestampParsers } from '../../supabase/embedded/isoTimestamps.ts';
import { keepGrants } from '../../supabase/embedded/keepGrants.ts';
import { createQueue } from '../../supabase/embedded/oneAtATime.ts';
import { answerErrorsLikePostgrest } from '../../supabase/embedded/postgrestErrors.ts';
import { systemSchemaSql } from '../../supabase/embedded/systemSchema.ts';
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
  const connection = new PgliteConnection({ pgliteOptions: { loadDataDir, parsers: isoTimestampParsers } });
  const postgres = connection.driver;
  await postgres.exec(systemSchemaSql);
  await postgres.exec('set search_path = "$user", public, extensions');
  for (const file of Object.keys(migrations).toSorted()) await postgres.exec(migrations[file] ?? '');
  await keepGrants(connection);
  answerErrorsLikePostgrest(connection);

  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      jwt_secret: crypto.randomUUID(),
      publishable_key: LOCAL_PUBLISHABLE_KEY,
      secret_key: crypto.randomUUID(),
      site_url: location.origin,
      email: { enable_confirmations: true },
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    studio: { enabled: false },
    options: { server: { admin: false } },
  });
  app._storageAdapter = objectsInMemory();
  await app.init();
  setExperimental('storage', true);

  const queue = createQueue();
  return {
    fetch: (request) => queue(async () => app.fetch(request)),
    exec: (script) =>
      queue(() => postgres.transaction(async (transaction) => void (await transaction.exec(script)))),
  };
}
