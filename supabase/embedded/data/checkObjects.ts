import { existsSync } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DataPaths } from './dataFolder.ts';
import { makeFolder } from './files.ts';
import { StartupError } from '../startupError.ts';
import { daysSetAside } from './removeExpired.ts';

/**
 * Compares the bytes that are there with the objects that name them, before a server starts. What nothing explains is
 * set aside for thirty days rather than deleted: a lost row can come back, lost bytes can't. Bytes in quarantine that
 * an object names again go back to their place, and those that are nowhere are told.
 *
 * @throws StartupError when the folder of bytes is gone though objects have some.
 */
export async function checkObjects(
  { objects, quarantine }: Pick<DataPaths, 'objects' | 'quarantine'>,
  sql: <Row>(statement: string) => Promise<Row[]>,
  log: (line: string) => void,
  now = new Date(),
): Promise<void> {
  const rows = await sql<{ digest: string }>(
    `select distinct replace(metadata ->> 'eTag', '"', '') as digest from storage.objects
     where metadata ->> 'eTag' is not null`,
  );
  const named = new Set(rows.map(({ digest }) => digest));
  if (named.size > 0 && !existsSync(objects))
    throw new StartupError(
      `Le dossier ${objects}, où sont les fichiers de la médiathèque, est introuvable : remettez-le en place ou prenez une copie du dossier de données.`,
    );
  await makeFolder(objects);
  const present = new Set(await readdir(objects));

  const days = (existsSync(quarantine) ? await readdir(quarantine) : []).filter((name) =>
    /^\d{4}-\d\d-\d\d$/.test(name),
  );
  for (const day of days) {
    for (const name of await readdir(join(quarantine, day))) {
      if (!named.has(name) || present.has(name)) continue;
      await rename(join(quarantine, day, name), join(objects, name));
      present.add(name);
    }
  }

  const unexplained = [...present].filter((name) => !named.has(name));
  if (unexplained.length > 0) {
    const today = join(quarantine, now.toISOString().slice(0, 10));
    await makeFolder(today);
    for (const name of unexplained) await rename(join(objects, name), join(today, name));
    log(
      `${unexplained.length} fichier(s) que la médiathèque ne connaît pas : mis de côté pour ${daysSetAside} jours dans ${today}`,
    );
  }

  const missing = [...named].filter((name) => !present.has(name));
  if (missing.length > 0)
    log(
      `${missing.length} fichier(s) de la médiathèque manquent dans ${basename(objects)} : ${missing.join(', ')}`,
    );
}
