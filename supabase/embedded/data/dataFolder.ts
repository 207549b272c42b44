import { createHash, randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { keepToOwner, makeFolder, replaceFile } from './files.ts';
import { errorCode, isDiskFull, StartupError } from '../startupError.ts';

/** Secrets of one data folder: generated with it, readable by its owner only, never committed. */
export type Secrets = {
  jwtSecret: string;
  serviceKey: string;
  /** What copies of the same data have in common, once their secrets aren't the same any more. */
  lineage?: string;
};

/** Another process has the data folder. */
export class DataInUse extends StartupError {}

export type DataPaths = ReturnType<typeof dataPaths>;

/** A data folder that this process alone uses, until it releases it. */
export type DataFolder = Omit<DataPaths, 'erasures'> & {
  secrets: Secrets;
  /** In the folder, and beside it where it can be written. */
  erasures: readonly string[];
  release: () => void;
};

/** What data consist of, as told by the names in their folder. Nothing works without one of them. */
const parts = ['database', 'objects', 'secrets.json'] as const;

/** Folder in which new data grow. Once whole it is called `ready`, and what is in it takes its place. */
export const draftFolder = (root: string) => join(root, 'creating');
const readyFolder = (root: string) => join(root, 'ready');

/** Where things stand in a folder of data, or of data in the making. */
export const dataPaths = (root: string) => ({
  /** PostgreSQL's files. */
  database: join(root, 'database'),
  /** The bytes of stored objects. */
  objects: join(root, 'objects'),
  /** What has arrived of uploads that come in parts. */
  unfinished: join(root, 'unfinished'),
  secretsFile: join(root, 'secrets.json'),
  /** Files that no object names, kept for a while; a folder for each day. */
  quarantine: join(root, 'quarantine'),
  /** Which addresses were erased (`keepErasures`). */
  erasures: join(root, 'erasures.json'),
  /** E-mails that would have left. */
  mail: join(root, 'mail'),
  /** File that says where a server answers for these data, for as long as they are in use. */
  address: join(root, 'address'),
});

/**
 * PGlite doesn't lock its directory, and two servers on it would ruin the database. SQLite's lock is the operating
 * system's: it goes with its owner, however that one ends, so no dead owner's lock is ever in the way.
 */
function lock(root: string): () => void {
  const file = new DatabaseSync(join(root, 'lock.sqlite'));
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    const isTaken = error instanceof Error && error.message.includes('locked');
    if (!isTaken) throw notWritable(root, error);
    throw new DataInUse(
      `Un autre serveur utilise déjà les données de ${root} : arrêtez-le ou changez DATA_DIR.`,
    );
  }
  return () => file.close();
}

function notWritable(root: string, error: unknown): unknown {
  if (isDiskFull(error)) return error;
  return new StartupError(
    `Le dossier de données ${root} n’est pas accessible en écriture (${errorCode(error)}) : corrigez ses droits ou changez DATA_DIR.`,
  );
}

const renewal =
  'remettez-le en place, ou faites-en un nouveau avec « npx node supabase/embedded/commands/renewSecrets.ts », ' +
  'qui déconnecte tout le monde.';

/** The secrets of existing data. */
async function readSecrets(root: string): Promise<Secrets> {
  const path = dataPaths(root).secretsFile;
  try {
    const { jwtSecret, serviceKey, lineage }: Partial<Secrets> = JSON.parse(await readFile(path, 'utf8'));
    if (jwtSecret && serviceKey) return { jwtSecret, serviceKey, lineage };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new StartupError(`Le fichier ${path} est incomplet : ${renewal}`);
}

/** Makes new secrets for a data folder. */
export async function writeSecrets(root: string, lineage?: string): Promise<Secrets> {
  const secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    serviceKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
    lineage,
  };
  await replaceFile(dataPaths(root).secretsFile, JSON.stringify(secrets, null, 2));
  return secrets;
}

const getLineage = ({ jwtSecret, lineage }: Secrets): string =>
  lineage ?? createHash('sha256').update(jwtSecret).digest('hex').slice(0, 16);

/** Where erasures of data are written down, whichever copy of them runs in a folder. */
async function findErasures(root: string, secrets: Secrets): Promise<string[]> {
  const beside = dirname(root);
  const isWritable = await access(beside, constants.W_OK).then(
    () => true,
    () => false,
  );
  return [
    dataPaths(root).erasures,
    ...(isWritable ? [join(beside, `.erasures-${getLineage(secrets)}.json`)] : []),
  ];
}

/** Names that say nothing about data: ours before there are any, and those that systems leave in every folder. */
const meaningless = /^(lock\.sqlite.*|creating|lost\+found|\..*)$/;

/** Whether a folder is absent, or holds nothing that new data could push aside. */
export async function isEmptyDataFolder(path: string): Promise<boolean> {
  return !existsSync(path) || (await readdir(path)).every((name) => meaningless.test(name));
}

/**
 * Puts the parts that are in the draft in the place of those of the data, which move to a folder of their own. The one moment that
 * counts is when the draft is called ready: until then the data are the old ones, from then on the new, since every start first
 * finishes what it finds.
 *
 * @returns the folder that now holds what was there before, if anything was.
 */
export async function replaceData(root: string): Promise<string | undefined> {
  await rename(draftFolder(root), readyFolder(root));
  return finishReplacement(root);
}

/** A part that isn't in the draft any more has taken its place already. */
async function finishReplacement(root: string): Promise<string | undefined> {
  const [source, former] = [
    readyFolder(root),
    join(root, `replaced-${new Date().toISOString().replaceAll(':', '-')}`),
  ];
  for (const part of parts) {
    if (!existsSync(join(source, part))) continue;
    if (existsSync(join(root, part))) {
      await makeFolder(former);
      await rename(join(root, part), join(former, part));
    }
    await rename(join(source, part), join(root, part));
  }
  await rm(source, { recursive: true, force: true });
  return existsSync(former) ? former : undefined;
}

/**
 * Takes a data folder for this process, whatever is or isn't in it, and finishes what a crash interrupted.
 *
 * @returns what gives the folder free again.
 * @throws StartupError when the folder can't be written or another server uses it.
 */
async function lockDataFolder(root: string): Promise<() => void> {
  try {
    await makeFolder(root);
    await access(root, constants.W_OK);
  } catch (error) {
    throw notWritable(root, error);
  }
  const release = lock(root);
  try {
    await keepToOwner(root);
    await finishReplacement(root);
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

/** Only an empty folder gets new data: where something is missing, somebody has lost it, and may still have it. */
function assertComplete(root: string): void {
  const { database, secretsFile } = dataPaths(root);
  const hasDatabase = existsSync(join(database, 'PG_VERSION'));
  if (hasDatabase && existsSync(secretsFile)) return;
  if (hasDatabase) throw new StartupError(`Le fichier ${secretsFile} est introuvable : ${renewal}`);
  throw new StartupError(
    `Le dossier de données ${root} n’est pas vide, mais il n’y a pas de base de données dans « database » : remettez-la en place, prenez une copie du dossier ou changez DATA_DIR.`,
  );
}

/**
 * Makes new secrets for existing data, in the place of leaked or lost ones. Every session ends.
 *
 * @throws StartupError when a server uses the data, or there are none.
 */
export async function renewSecrets(path: string): Promise<void> {
  const root = resolve(path);
  if (!existsSync(dataPaths(root).database))
    throw new StartupError(`Le dossier ${root} ne contient pas de données.`);
  const release = await lockDataFolder(root);
  try {
    const former = await readSecrets(root).catch(() => undefined);
    await writeSecrets(root, former && getLineage(former));
  } finally {
    release();
  }
}

/**
 * Takes a data folder for this process. An absent or empty one gets new data, which `create` writes to a draft and
 * closes before it returns.
 *
 * @throws StartupError when the folder can't be written, another server uses it, or a part of the data is missing.
 */
export async function claimDataFolder(
  path: string,
  create: (draft: DataFolder) => Promise<void>,
): Promise<DataFolder> {
  const root = resolve(path);
  const release = await lockDataFolder(root);
  try {
    if (await isEmptyDataFolder(root)) {
      const draft = draftFolder(root);
      await rm(draft, { recursive: true, force: true });
      await mkdir(draft, { mode: 0o700 });
      const secrets = await writeSecrets(draft);
      try {
        await create({
          ...dataPaths(draft),
          secrets,
          erasures: [dataPaths(draft).erasures],
          release: () => undefined,
        });
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        throw error;
      }
      await makeFolder(join(draft, 'objects'));
      await replaceData(root);
    }
    assertComplete(root);
    // What an interruption left, now that the data are known to be whole without it.
    await rm(draftFolder(root), { recursive: true, force: true });
    const secrets = await readSecrets(root);
    return { ...dataPaths(root), secrets, erasures: await findErasures(root, secrets), release };
  } catch (error) {
    release();
    throw error;
  }
}
