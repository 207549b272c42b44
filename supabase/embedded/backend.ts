import { App, setExperimental } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  answerFailuresLikeGoTrue,
  checkPasswordFirst,
  confirmationSender,
  endOtherSessions,
  hideKnownAddresses,
  resendConfirmations,
} from './accounts.ts';
import { listUsers } from './adminUsers.ts';
import { secureAnswers, serveParts } from './apiHeaders.ts';
import { checkObjects } from './checkObjects.ts';
import { claimDataFolder, type DataFolder } from './dataFolder.ts';
import { keepErrorsDiscreet } from './discreetErrors.ts';
import type { Client, Handler } from './handler.ts';
import { isoTimestampParsers } from './isoTimestamps.ts';
import { keepGrants } from './keepGrants.ts';
import { keepStack } from './keepStack.ts';
import { createInbox, createMailer, type Mail } from './mailer.ts';
import { migrate, readMigrations, type Migration } from './migrate.ts';
import { createObjectStore } from './objectStore.ts';
import { createQueue, oneAtATime } from './oneAtATime.ts';
import { answerErrorsLikePostgrest } from './postgrestErrors.ts';
import { hostedRateLimits, limitRates, type RateLimits } from './rateLimits.ts';
import { sameOriginRedirects } from './sameOriginRedirects.ts';
import { projectSeed, type Seed } from './seed.ts';
import { StartupError } from './startupError.ts';
import { copyTemplate } from './template.ts';
import { systemSchemaSql } from './systemSchema.ts';
import { capBody, checkKeys, unpackUpload } from './uploads.ts';

export type BackendOptions = {
  /** Folder of the data, created, migrated and seeded when absent. Without one, a throw-away copy serves until `close`. */
  dataDir?: string;
  /** The site's own address, on which the API answers too; links in e-mails lead to it. */
  siteUrl?: string;
  /** Defaults to supabase/migrations. */
  migrationsDir?: string;
  /** What new data start with: the project's seed unless told otherwise, nothing with `null`. */
  seed?: Seed | null;
  rateLimits?: Partial<RateLimits>;
  /** Receives a line for each e-mail; nothing by default. */
  log?: (line: string) => void;
};

/** A Supabase-compatible backend within this process. */
export type Backend = {
  /** Answers /auth/v1, /rest/v1 and /storage/v1. Rate limits by network address need the client's. */
  fetch(request: Request, client?: Client): Promise<Response>;
  url: string;
  publishableKey: string;
  /** Bypasses row security; for tests and tools only. */
  serviceKey: string;
  /** Signs access tokens; lets tests forge and age them. */
  jwtSecret: string;
  /** E-mails that would have left since the start, oldest first. */
  inbox: readonly Mail[];
  /** Runs one statement as superuser, between requests. */
  sql<Row>(statement: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs a script of several statements as superuser, in one transaction, between requests. */
  exec(script: string): Promise<void>;
  close(): Promise<void>;
};

const projectMigrations = fileURLToPath(new URL('../migrations', import.meta.url));

type RunningOptions = {
  folder: DataFolder;
  siteUrl: string;
  rateLimits: RateLimits;
  log: (line: string) => void;
};

/** Opens a database folder, brings its schema up to date, and serves it. */
async function run(migrations: Migration[], options: RunningOptions): Promise<Backend> {
  const { folder, siteUrl, rateLimits, log } = options;
  const isNew = !existsSync(folder.database);
  const connection = new PgliteConnection({
    url: folder.database,
    pgliteOptions: { parsers: isoTimestampParsers },
  });
  const postgres = connection.driver;
  try {
    if (isNew) await postgres.exec(systemSchemaSql);
    // As on a hosted project, where pgcrypto's functions live in `extensions`.
    await postgres.exec(`set search_path = "$user", public, extensions`);
    await migrate(postgres, migrations);
    await keepGrants(connection);
    await checkObjects(
      folder,
      async <Row>(statement: string) => (await postgres.query<Row>(statement)).rows,
      log,
    );
  } catch (error) {
    await connection.close();
    throw error;
  }
  keepStack(postgres);
  keepErrorsDiscreet(postgres);
  answerErrorsLikePostgrest(connection);

  const inbox = createInbox(folder.mail, log);
  const mailer = createMailer(siteUrl, inbox);
  const store = createObjectStore(folder.objects, postgres, folder.snapshots);
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      jwt_secret: folder.secrets.jwtSecret,
      publishable_key: LOCAL_PUBLISHABLE_KEY,
      secret_key: folder.secrets.serviceKey,
      site_url: siteUrl,
      additional_redirect_urls: [],
      // A link's token derives from this code: ten digits can't be tried out within an hour.
      email: { enable_confirmations: true, otp_length: 10, otp_expiry: 3600 },
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    studio: { enabled: false },
    options: { server: { admin: false } },
  });
  app._mailer = mailer;
  app._storageAdapter = store;
  await app.init();
  // After init, which warns of it at length.
  setExperimental('storage', true);

  const queue = createQueue();
  const sendAgain = confirmationSender(postgres, mailer);
  const lite: Handler = async (request) => {
    const response = await app.fetch(request);
    await store.sweep();
    return response;
  };
  const accounts = answerFailuresLikeGoTrue(
    hideKnownAddresses(
      postgres,
      sendAgain,
      resendConfirmations(
        sendAgain,
        checkPasswordFirst(
          postgres,
          endOtherSessions(postgres, listUsers(postgres, folder.secrets.serviceKey, lite)),
        ),
      ),
    ),
  );
  const inTurn = oneAtATime(queue, serveParts(sameOriginRedirects(siteUrl, accounts)));
  const answer = secureAnswers(capBody(limitRates(rateLimits, checkKeys(unpackUpload(inTurn)))));

  return {
    fetch: (request, client = {}) => {
      const { pathname } = new URL(request.url);
      return /^\/(auth|rest|storage)\/v1(\/|$)/.test(pathname)
        ? answer(request, client)
        : Promise.resolve(Response.json({ message: `No API at ${pathname}` }, { status: 404 }));
    },
    url: siteUrl,
    publishableKey: LOCAL_PUBLISHABLE_KEY,
    ...folder.secrets,
    inbox: inbox.mails,
    sql: async <Row>(statement: string, parameters?: unknown[]) =>
      (await queue(() => postgres.query<Row>(statement, parameters))).rows,
    exec: (script) =>
      queue(() => postgres.transaction(async (transaction) => void (await transaction.exec(script)))),
    close: () => queue(() => connection.close()),
  };
}

/** Creates, migrates and seeds the data of a folder. */
async function createData(
  migrations: Migration[],
  seed: Seed | null,
  options: RunningOptions,
): Promise<void> {
  const backend = await run(migrations, options);
  try {
    if (seed) await plant(backend, seed);
  } finally {
    await backend.close();
  }
}

async function plant(backend: Backend, seed: Seed): Promise<void> {
  await backend.exec(seed.sql).catch((error: Error) => {
    throw new StartupError(`Les données d’exemple sont refusées : ${error.message.split('\n')[0]}`);
  });
  for (const { key, contentType, bytes } of seed.files) {
    const response = await backend.fetch(
      new Request(new URL(`/storage/v1/object/media/${key}`, backend.url), {
        method: 'POST',
        headers: { apikey: backend.serviceKey, 'content-type': contentType, 'cache-control': 'max-age=3600' },
        body: bytes,
      }),
    );
    if (!response.ok)
      throw new StartupError(`Le fichier d’exemple ${key} est refusé : ${await response.text()}`);
  }
}

/** Freshly migrated and seeded data in a folder of the system's temporary one; whoever asks for it removes it. */
export async function createThrowAwayData(
  options: Pick<BackendOptions, 'migrationsDir' | 'seed'> = {},
): Promise<string> {
  const { migrationsDir = projectMigrations, seed = await projectSeed() } = options;
  return copyTemplate(await readMigrations(migrationsDir), seed, async (dataDir) => {
    const backend = await createBackend({ dataDir, migrationsDir, seed });
    await backend.close();
  });
}

/**
 * Starts a backend on a data folder, or on throw-away data.
 *
 * @throws StartupError with one French sentence when the folder can't be used or a migration fails.
 */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const { dataDir, migrationsDir = projectMigrations, seed } = options;
  if (!dataDir) {
    const throwAway = await createThrowAwayData(options);
    const backend = await createBackend({ ...options, dataDir: throwAway });
    return {
      ...backend,
      close: async () => {
        await backend.close();
        await rm(throwAway, { recursive: true, force: true });
      },
    };
  }

  const migrations = await readMigrations(migrationsDir);
  const settings = {
    siteUrl: options.siteUrl ?? 'http://localhost:4173',
    rateLimits: { ...hostedRateLimits, ...options.rateLimits },
    log: options.log ?? (() => undefined),
  };
  const folder = await claimDataFolder(dataDir, async (draft) =>
    createData(migrations, seed === undefined ? await projectSeed() : seed, { ...settings, folder: draft }),
  );
  try {
    const backend = await run(migrations, { ...settings, folder });
    await writeFile(folder.address, backend.url);
    return {
      ...backend,
      close: async () => {
        await backend.close();
        folder.release();
      },
    };
  } catch (error) {
    folder.release();
    throw error;
  }
}
