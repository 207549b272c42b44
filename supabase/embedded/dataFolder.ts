import { randomBytes } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode, StartupError } from './startupError.ts';

/** Secrets of one data folder: generated with it, readable by its owner only, never committed. */
export type Secrets = { jwtSecret: string; serviceKey: string };

/** Another process has the data folder. */
export class DataInUse extends StartupError {}

/** A data folder that this process alone uses, until it releases it. */
export type DataFolder = {
  /** PostgreSQL's files. */
  database: string;
  /** The bytes of stored objects. */
  objects: string;
  /** E-mails that would have left. */
  mail: string;
  /** File that says where a server answers for these data, for as long as they are in use. */
  address: string;
  secrets: Secrets;
  release(): void;
};

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

function notWritable(root: string, error: unknown): StartupError {
  return new StartupError(
    `Le dossier de données ${root} n’est pas accessible en écriture (${errorCode(error)}) : corrigez ses droits ou changez DATA_DIR.`,
  );
}

async function loadSecrets(root: string): Promise<Secrets> {
  const path = join(root, 'secrets.json');
  if (existsSync(path)) {
    const { jwtSecret, serviceKey }: Partial<Secrets> = JSON.parse(await readFile(path, 'utf8'));
    if (!jwtSecret || !serviceKey) throw new StartupError(`Le fichier ${path} est incomplet.`);
    return { jwtSecret, serviceKey };
  }
  const secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    serviceKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
  };
  await writeFile(`${path}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  return secrets;
}

/** Without `recursive`, with which Node never comes back from a file system that takes no folders, such as /proc. */
async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 });
}

/**
 * Takes a data folder for this process, creating it and its secrets when absent.
 *
 * @throws StartupError when the folder can't be written or another server uses it.
 */
export async function claimDataFolder(path: string): Promise<DataFolder> {
  const root = resolve(path);
  try {
    await makeFolder(root);
    await access(root, constants.W_OK);
  } catch (error) {
    throw notWritable(root, error);
  }
  const release = lock(root);
  try {
    return {
      database: join(root, 'database'),
      objects: join(root, 'objects'),
      mail: join(root, 'mail'),
      address: join(root, 'address'),
      secrets: await loadSecrets(root),
      release,
    };
  } catch (error) {
    release();
    throw error;
  }
}
