import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PgliteConnection } from '@supabase/lite/pglite';
import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { migrate, type Migration } from '../data/migrate.ts';
import { createObjectStore } from '../data/objectStore.ts';
import { StartupError } from '../startupError.ts';
import { accountEndpoints, answerFailuresLikeGoTrue, route } from './accounts.ts';
import { answerJudged } from './answerJudged.ts';
import { durableOptions } from './durability.ts';
import type { Handler } from './handler.ts';
import { isoTimestampParsers } from './isoTimestamps.ts';
import { keepGrants } from './keepGrants.ts';
import { keepStack } from './keepStack.ts';
import { createLiteApp, type LiteKeys } from './liteApp.ts';
import { createMailer } from './mailer.ts';
import { answerErrorsLikePostgrest } from './postgrestErrors.ts';
import { cloneError, type JudgedRequest, type WorkerMessage, type WorkerTask } from './protocol.ts';
import { checkAnswers } from './soundAnswers.ts';
import { systemSchemaSql } from './systemSchema.ts';

/** What a worker needs to open its database. */
export type WorkerOptions = {
  /** Folder of PostgreSQL's files, made when absent. */
  database: string;
  /** Folder of the bytes of stored objects. */
  objects: string;
  /** Folder that holds something while a backup is being made. */
  snapshots: string;
  /** Whether what is acknowledged must outlive a cut of power. */
  isDurable: boolean;
  migrations: Migration[];
  siteUrl: string;
  keys: LiteKeys;
};

async function open(
  { database, objects, snapshots, isDurable, migrations, siteUrl, keys }: WorkerOptions,
  onBroken: (error: Error) => void,
) {
  const isNew = !existsSync(database);
  const connection = new PgliteConnection({
    url: database,
    pgliteOptions: {
      ...(isDurable && durableOptions),
      extensions: { btree_gist, pg_trgm, ...(isDurable && durableOptions.extensions) },
      parsers: isoTimestampParsers,
    },
  });
  const postgres = connection.driver;
  if (isNew) await postgres.exec(systemSchemaSql);
  // As on a hosted project, where pgcrypto's functions live in `extensions`.
  await postgres.exec(`set search_path = "$user", public, extensions`);
  await migrate(postgres, migrations);
  await keepGrants(connection);
  checkAnswers(postgres, onBroken);
  keepStack(postgres);
  answerErrorsLikePostgrest(connection);

  const mailer = createMailer(siteUrl);
  const store = createObjectStore(objects, postgres, snapshots);
  const app = await createLiteApp({ connection, keys, siteUrl, store, mailer });
  // Read once here, so that no request's time is spent on it.
  await connection.introspect({ useCache: true });

  const lite: Handler = async (request) => app.fetch(request);
  const handler = answerFailuresLikeGoTrue(
    route(accountEndpoints(postgres, mailer, keys.jwtSecret, lite), lite),
  );
  return {
    async answer(request: JudgedRequest) {
      // PostgREST does so for each request, @supabase/lite for functions only.
      if (request.facts.headers)
        await postgres.query(`select set_config('request.headers', $1, false)`, [
          JSON.stringify(request.facts.headers),
        ]);
      const answer = await answerJudged(request, handler);
      await store.sweep();
      return answer;
    },
    query: async (statement: string, parameters: unknown[]) =>
      (await postgres.query(statement, parameters)).rows,
    exec: (script: string) =>
      postgres.transaction(async (transaction) => void (await transaction.exec(script))),
    checkpoint: async () => void (await postgres.exec('checkpoint')),
    close: () => connection.close(),
  };
}

const port = parentPort;
if (!port) throw new Error('The database runs in a worker thread only.');
const tell = (message: WorkerMessage) => port.postMessage(message);

// @supabase/lite prints errors whole: PGlite's carry the statement with its parameters (password hashes, tokens), and a
// visitor could fill the log. A line says what PostgreSQL says, and no more.
console.error = (...parts: unknown[]) => {
  const line = parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' ');
  process.stderr.write(`${line.split('\n')[0]?.slice(0, 300)}\n`);
};

const database = await open(workerData as WorkerOptions, (error) =>
  tell({ kind: 'broken', error: cloneError(error) }),
).catch((error: unknown) => {
  tell({ kind: 'failed', error: cloneError(error), isForPeople: error instanceof StartupError });
  // The front ends the worker: left to itself, it might be gone before its message.
  return new Promise<Awaited<ReturnType<typeof open>>>(() => undefined);
});

async function carryOut(task: WorkerTask): Promise<unknown> {
  switch (task.kind) {
    case 'request':
      return database.answer(task.request);
    case 'query':
      return database.query(task.statement, task.parameters);
    case 'exec':
      return database.exec(task.script);
    case 'checkpoint':
      return database.checkpoint();
    case 'close':
      return database.close();
  }
}

port.on('message', (task: WorkerTask) => {
  carryOut(task).then(
    (result) => tell({ kind: 'done', result }),
    (error: unknown) => tell({ kind: 'refused', error: cloneError(error) }),
  );
});
tell({ kind: 'ready' });
