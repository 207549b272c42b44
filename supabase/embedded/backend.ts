import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startAutovacuum } from './autovacuum.ts';
import { checkObjects } from './data/checkObjects.ts';
import { claimDataFolder, type DataFolder, dataPaths } from './data/dataFolder.ts';
import { findFreeRoom, roomToLeave } from './data/freeRoom.ts';
import { DatabaseFailure, openDatabase, statementLimits } from './front/database.ts';
import type { Client } from './front/clients.ts';
import { createFrontDoor } from './front/frontDoor.ts';
import { createInbox, type Mail } from './front/inbox.ts';
import { hostedRateLimits, type RateLimits } from './front/rateLimits.ts';
import { ownShare } from './front/queue.ts';
import { readMigrations, type Migration } from './data/migrate.ts';
import { projectSeed, type Seed } from './data/seed.ts';
import { stagingFolder } from './data/stagedUpload.ts';
import { createSmtp, type SmtpSettings } from './smtp.ts';
import { diskFull, isDiskFull, StartupError } from './startupError.ts';
import { keepErasures, redoErasures } from './data/erasures.ts';
import { removeExpired } from './data/removeExpired.ts';
import { copyTemplate } from './data/template.ts';

export type BackendOptions = {
  /** Folder of the data, created, migrated and seeded when absent. Without one, a throw-away copy serves until `close`. */
  dataDir?: string;
  /** The site's own address, on which the API answers too; links in e-mails lead to it. */
  siteUrl?: string;
  /** Address under which a proxy shows the site to others: e-mails about leads lead there. */
  publicUrl?: string;
  /** The mail server by which e-mails leave; without one, they go to the folder `mail` of the data. */
  smtp?: SmtpSettings;
  /** Defaults to supabase/migrations. */
  migrationsDir?: string;
  /** What new data start with: the project's seed unless told otherwise, nothing with `null`. */
  seed?: Seed | null;
  rateLimits?: Partial<RateLimits>;
  /** Milliseconds before which no answer leaves whose time could tell whether an address has an account. */
  discretion?: number;
  /** Receives a line for each e-mail; nothing by default. */
  log?: (line: string) => void;
};

/** A Supabase-compatible backend within this process. */
export type Backend = {
  /** Answers /auth/v1, /rest/v1 and /storage/v1. Rate limits by network address need the client's. */
  fetch: (request: Request, client?: Client) => Promise<Response>;
  url: string;
  publishableKey: string;
  /** Bypasses row security; for tests and tools only. */
  serviceKey: string;
  /** Signs access tokens; lets tests forge and age them. */
  jwtSecret: string;
  /** The latest thousand e-mails that would have left since the start, oldest first. */
  inbox: readonly Mail[];
  /** Deletes the e-mails that were sent before a moment. */
  forgetMailsBefore(moment: Date): Promise<void>;
  /** Removes what was set aside too long ago (`removeExpired`). */
  removeExpired(): Promise<void>;
  /** Runs one statement as superuser, between requests. */
  sql<Row>(statement: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs a script of several statements as superuser, in one transaction, between requests. */
  exec(script: string): Promise<void>;
  close(): Promise<void>;
};

/** The migrations that every data folder of the product gets. */
export const projectMigrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** Opens a database folder, brings its schema up to date, and serves it. */
async function run(
  migrations: Migration[],
  folder: DataFolder,
  {
    siteUrl = 'http://localhost:4173',
    publicUrl,
    smtp,
    rateLimits,
    discretion = 400,
    log = () => undefined,
  }: BackendOptions,
): Promise<Backend> {
  const keys = { publishableKey: LOCAL_PUBLISHABLE_KEY, ...folder.secrets };
  // Uploads that were on their way when a server ended: nothing names them.
  await rm(stagingFolder(folder.objects), { recursive: true, force: true });
  const database = await openDatabase({
    database: folder.database,
    objects: folder.objects,
    migrations,
    siteUrl,
    keys,
  });
  const own = { share: ownShare, limit: statementLimits.own } as const;
  const sql = <Row>(statement: string, parameters: unknown[] = []) =>
    database.run<Row[]>({ kind: 'query', statement, parameters }, own);
  let stopAutovacuum: () => void;
  try {
    await checkObjects(folder, sql, log);
    await redoErasures(folder.erasures, sql, log);
    stopAutovacuum = await startAutovacuum(sql);
  } catch (error) {
    await database.close();
    throw error;
  }
  const inbox = createInbox(folder.mail, log);

  return {
    fetch: createFrontDoor({
      database,
      keys,
      siteUrl,
      objects: folder.objects,
      unfinished: folder.unfinished,
      inbox,
      ...(publicUrl && { publicUrl: publicUrl.replace(/\/+$/, '') }),
      ...(smtp && { smtp: createSmtp(smtp) }),
      keepErasures: () => keepErasures(folder.erasures, sql),
      rateLimits: { ...hostedRateLimits, ...rateLimits },
      discretion,
    }),
    url: siteUrl,
    ...keys,
    inbox: inbox.mails,
    forgetMailsBefore: (moment) => inbox.forgetBefore(moment),
    removeExpired: () => removeExpired(folder),
    sql,
    exec: (script) => database.run<void>({ kind: 'exec', script }, own),
    close: () => {
      stopAutovacuum();
      return database.close();
    },
  };
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

/** The reason that a person can act on, where a full disk or broken files are behind a failure. */
async function explain(error: unknown, dataDir: string): Promise<unknown> {
  if (error instanceof StartupError) return error;
  const isFull = isDiskFull(error) || (await findFreeRoom(dataDir).catch(() => Infinity)) <= roomToLeave;
  if (isFull) return new StartupError(`Les données de ${dataDir} ne s’ouvrent pas\u00A0: ${diskFull}`);
  const { database } = dataPaths(dataDir);
  if (!(error instanceof DatabaseFailure && existsSync(database))) return error;
  // PostgreSQL says which file it is to a terminal that nobody has.
  return new StartupError(
    `La base de données de ${database} ne s’ouvre pas\u00A0: un de ses fichiers manque ou est abîmé. ` +
      'Mettez une copie du dossier à sa place, et gardez celui-ci.',
  );
}

/**
 * Starts a backend on a data folder, or on throw-away data.
 *
 * @throws StartupError with one French sentence when the folder can't be used or a migration fails.
 */
export async function createBackend(options: BackendOptions = {}): Promise<Backend> {
  const { dataDir } = options;
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

  try {
    return await openData(dataDir, options);
  } catch (error) {
    throw await explain(error, resolve(dataDir));
  }
}

async function openData(dataDir: string, options: BackendOptions): Promise<Backend> {
  const { migrationsDir = projectMigrations, seed } = options;
  const migrations = await readMigrations(migrationsDir);
  const folder = await claimDataFolder(dataDir, async (draft) => {
    const planted = seed === undefined ? await projectSeed() : seed;
    const backend = await run(migrations, draft, options);
    try {
      if (planted) await plant(backend, planted);
    } finally {
      await backend.close();
    }
  });
  try {
    const backend = await run(migrations, folder, options);
    await writeFile(folder.address, backend.url, { mode: 0o600 });
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
