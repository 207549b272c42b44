import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, readFile, rename, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
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
import { snapshotsPath } from '../front/endpoints.ts';
import { diskFull, StartupError } from '../startupError.ts';

/**
 * Asks the server that has the data for a copy of its database: `POST /backup/v1/snapshots` with the service key answers
 * `{ "folder": … }`, a folder of PostgreSQL's files within `snapshots` of the data folder. It is there for as long as the
 * connection is: the server deletes no object's bytes meanwhile, and the copy when whoever asked is gone.
 */
async function requestSnapshot(dataDir: string, signal: AbortSignal | undefined) {
  const { address, snapshots } = dataPaths(resolve(dataDir));
  const { serviceKey } = await readSecrets(dataDir);
  try {
    const requested = request(new URL(snapshotsPath, await readFile(address, 'utf8')), {
      method: 'POST',
      headers: { apikey: serviceKey },
      agent: false,
      signal,
    }).end();
    const [connection] = (await once(requested, 'response')) as [IncomingMessage];
    // What becomes of the connection shows in `destroyed`.
    connection.on('error', () => undefined);
    const [answer] = (await once(connection, 'data')) as [Buffer];
    const { folder }: { folder?: string } = JSON.parse(answer.toString());
    const snapshot = resolve(dataDir, String(folder));
    if (connection.statusCode === 200 && snapshot.startsWith(snapshots + sep))
      return { snapshot, connection };
    connection.destroy();
    if (connection.statusCode === 507)
      throw new StartupError(`La base de données ne peut pas être copiée\u00A0: ${diskFull}`);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof StartupError) throw error;
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
 * @param options newest migration that this site knows, for the record, and what ends a backup that is under way.
 * @throws StartupError when there are no data, or the file exists.
 */
export async function backUp(
  dataDir: string,
  file: string,
  options: { migration?: string; signal?: AbortSignal } = {},
): Promise<void> {
  if (existsSync(file)) throw new StartupError(`Le fichier ${file} existe déjà.`);
  const none = (): StartupError =>
    new StartupError(`Le dossier ${resolve(dataDir)} ne contient pas de données.`);
  if (await isEmptyDataFolder(dataDir)) throw none();

  const unfinished = `${file}.${randomUUID()}.part`;
  const archive = async (database: string): Promise<void> => {
    const { objects, secretsFile } = dataPaths(dataDir);
    if (!existsSync(objects))
      throw new StartupError(`Le dossier ${objects} est introuvable : rien n’a été sauvegardé.`);
    await writeArchive(unfinished, { database, objects, 'secrets.json': secretsFile }, options);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
  };
  try {
    const { database, release } = await claimDataFolder(dataDir, () => Promise.reject(none()));
    await archive(database).finally(release);
  } catch (error) {
    if (!(error instanceof DataInUse)) throw error;
    const { snapshot, connection } = await requestSnapshot(dataDir, options.signal);
    try {
      await archive(snapshot);
    } catch (failure) {
      if (!connection.readableEnded && !connection.destroyed) throw failure;
      throw new StartupError('Le serveur s’est arrêté pendant la sauvegarde\u00A0: recommencez.');
    } finally {
      await rm(snapshot, { recursive: true, force: true });
      connection.destroy();
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
      // What was erased since is erased again as these data are opened.
      if (existsSync(dataPaths(root).erasures))
        await copyFile(dataPaths(root).erasures, dataPaths(draft).erasures);
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
