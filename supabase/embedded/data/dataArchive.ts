import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { readArchive, writeArchive } from './archiveFile.ts';
import {
  claimDataFolder,
  DataInUse,
  dataPaths,
  isEmptyDataFolder,
  lockDataFolder,
  readSecrets,
  replaceData,
} from './dataFolder.ts';
import { makeFolder, syncFolder } from './durableFiles.ts';
import { StartupError } from '../startupError.ts';

/**
 * Asks the server that has the data for a copy of its database: `POST /backup/v1/snapshots` with the service key answers
 * `{ "folder": … }`, a folder of PostgreSQL's files within `snapshots` of the data folder. Until that is removed, the
 * server deletes no object's bytes.
 */
async function requestSnapshot(dataDir: string): Promise<string> {
  const { address, snapshots } = dataPaths(resolve(dataDir));
  const { serviceKey } = await readSecrets(dataDir);
  try {
    const origin = await readFile(address, 'utf8');
    const response = await fetch(new URL('/backup/v1/snapshots', origin), {
      method: 'POST',
      headers: { apikey: serviceKey },
    });
    const { folder }: { folder?: string } = await response.json();
    const snapshot = resolve(dataDir, String(folder));
    if (response.ok && snapshot.startsWith(snapshots + sep)) return snapshot;
  } catch {
    // Told below, like any other answer that leads nowhere.
  }
  throw new StartupError(
    `Un autre programme utilise les données de ${resolve(dataDir)} et n’en donne pas de copie : réessayez dans un instant, ou arrêtez-le.`,
  );
}

/**
 * Writes a data folder's rows, objects and secrets to one compressed file, readable by its owner only, so that after a
 * restore sessions and links go on working. E-mails stay. A server may be using the data: it then gives a copy of its
 * database as of one moment. Bytes of objects never change.
 *
 * @param migration newest one that this site knows, for the record.
 * @throws StartupError when there are no data, or the file exists.
 */
export async function backUp(dataDir: string, file: string, migration?: string): Promise<void> {
  if (existsSync(file)) throw new StartupError(`Le fichier ${file} existe déjà.`);
  const none = (): StartupError =>
    new StartupError(`Le dossier ${resolve(dataDir)} ne contient pas de données.`);
  if (await isEmptyDataFolder(dataDir)) throw none();

  const unfinished = `${file}.${randomUUID()}.part`;
  const archive = async (database: string): Promise<void> => {
    const { objects, secretsFile } = dataPaths(dataDir);
    if (!existsSync(objects))
      throw new StartupError(`Le dossier ${objects} est introuvable : rien n’a été sauvegardé.`);
    await writeArchive(unfinished, { database, objects, 'secrets.json': secretsFile }, migration);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
  };
  try {
    const { database, release } = await claimDataFolder(dataDir, () => Promise.reject(none()));
    await archive(database).finally(release);
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error;
    const snapshot = await requestSnapshot(dataDir);
    try {
      await archive(snapshot);
    } finally {
      await rm(snapshot, { recursive: true, force: true });
    }
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Puts a backup in the place of a data folder's contents, which move to a folder beside them. At every moment the data
 * are wholly the old or wholly the new ones.
 *
 * @param check opens the data of a folder as a server would, brings them up to date, and closes them.
 * @returns the folder that now holds what was there before, if anything was.
 * @throws StartupError when a server uses the data or the backup is no good; the data are then as they were.
 */
export async function restore(
  dataDir: string,
  file: string,
  check: (dataDir: string) => Promise<void>,
): Promise<string | undefined> {
  if (!existsSync(file)) throw new StartupError(`Le fichier ${file} n’existe pas.`);
  const root = resolve(dataDir);
  const release = await lockDataFolder(root);
  const draft = join(root, 'restoring');
  try {
    await rm(draft, { recursive: true, force: true });
    await makeFolder(draft);
    try {
      await readArchive(file, draft);
      await check(draft);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    return await replaceData(root, 'restoring');
  } finally {
    release();
  }
}
