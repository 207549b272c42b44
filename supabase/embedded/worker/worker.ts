import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PgliteConnection } from '@supabase/lite/pglite';
import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { logFailure } from '#server/failureLog.ts';
import { migrate, type Migration } from '../data/migrate.ts';
import { createObjectStore } from '../data/objectStore.ts';
import { StartupError } from '../startupError.ts';
import { accountEndpoints, answerFailuresLikeGoTrue, route } from './accounts.ts';
import { answerJudged } from './answerJudged.ts';
import type { Handler } from './handler.ts';
import { isoTimestampParsers } from './isoTimestamps.ts';
import { keepGrants } from './keepGrants.ts';
import { keepStack } from './keepStack.ts';
import { createLiteApp, type LiteKeys } from './liteApp.ts';
import { createMailer } from './mailer.ts';
import { answerErrorsLikePostgrest } from './postgrestErrors.ts';
import {
  cloneError,
  type JudgedRequest,
  type WorkerAnswer,
  type WorkerMessage,
  type WorkerTask,
} from './protocol.ts';
import { checkAnswers } from './soundAnswers.ts';
import { systemSchemaSql } from './systemSchema.ts';

/** What a worker needs to open its database. */
export type WorkerOptions = {
  /** Folder of PostgreSQL's files, made when absent. */
  database: string;
  /** Folder of the bytes of stored objects. */
  objects: string;
  migrations: Migration[];
  siteUrl: string;
  keys: LiteKeys;
};

async function open(
  { database, objects, migrations, siteUrl, keys }: WorkerOptions,
  onBroken: (error: Error) => void,
) {
  const isNew = !existsSync(database);
  const connection = new PgliteConnection({
    url: database,
    pgliteOptions: {
      extensions: { btree_gist, pg_trgm },
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
  const store = createObjectStore(objects, postgres);
  const app = await createLiteApp({ connection, keys, siteUrl, store, mailer });
  // Read once here, so that no request's time is spent on it.
  await connection.introspect({ useCache: true });

  const lite: Handler = async (request) => app.fetch(request);
  const handler = answerFailuresLikeGoTrue(
    route(accountEndpoints(postgres, mailer, keys.jwtSecret, lite), lite),
  );
  /** The headers of the request before: the next one must not be taken for it. */
  let told = '';
  return {
    async answer(request: JudgedRequest) {
      // PostgREST does so for each request, @supabase/lite for functions only.
      const headers = JSON.stringify(request.facts.headers ?? {});
      if (headers !== told)
        await postgres.query(`select set_config('request.headers', $1, false)`, [headers]);
      told = headers;
      const answer = await answerJudged(request, handler);
      await store.sweep();
      return answer;
    },
    query: async (statement: string, parameters: unknown[]) =>
      (await postgres.query(statement, parameters)).rows,
    exec: (script: string) =>
      postgres.transaction(async (transaction) => void (await transaction.exec(script))),
    close: () => connection.close(),
  };
}

const port = parentPort;
if (!port) throw new Error('The database runs in a worker thread only.');
const tell = (message: WorkerMessage) => port.postMessage(message);

/** What is said while a request is answered. */
let said: string[] | undefined;
const print = (line: string) => logFailure(line, 'Database:');

// @supabase/lite prints errors whole: PGlite's carry the statement with its parameters (password hashes, tokens), and a
// visitor could fill the log. A line says what PostgreSQL says, and no more.
console.error = (...parts: unknown[]) => {
  const text = parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' ');
  const line = text.split('\n', 1)[0] ?? '';
  if (said) said.push(line);
  else print(line);
};

/** Answers a request. What it is refused for is its sender's matter: the log has the faults of the server alone. */
async function answer(request: JudgedRequest): Promise<WorkerAnswer> {
  const lines: string[] = [];
  said = lines;
  let isFault = true;
  try {
    const given = await database.answer(request);
    isFault = given.status >= 500;
    return given;
  } finally {
    said = undefined;
    if (isFault) lines.forEach(print);
  }
}

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
      return answer(task.request);
    case 'query':
      return database.query(task.statement, task.parameters);
    case 'exec':
      return database.exec(task.script);
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
