import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createBackend } from './backend.ts';
import { claimDataFolder } from './dataFolder.ts';
import { StartupError } from './startupError.ts';

/** What a backup holds: rows, objects and secrets, so that sessions and links go on working. E-mails stay. */
const parts = ['database', 'objects', 'secrets.json'];

async function tar(file: string, ...options: string[]): Promise<void> {
  await promisify(execFile)('tar', options).catch(() => {
    throw new StartupError(`L’archive ${file} ne peut être ni écrite ni lue.`);
  });
}

/**
 * Writes a data folder's rows, objects and secrets to one compressed file, readable by its owner only.
 *
 * @throws StartupError when a server uses the data (a copy taken meanwhile could be torn), when there are none, or when
 * the file exists.
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (existsSync(file)) throw new StartupError(`Le fichier ${file} existe déjà.`);
  if (!existsSync(join(dataDir, 'database')))
    throw new StartupError(`Le dossier ${resolve(dataDir)} ne contient pas de données.`);
  const folder = await claimDataFolder(dataDir);
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    const present = parts.filter((part) => existsSync(join(dataDir, part)));
    process.umask(0o077);
    await tar(file, '-czf', unfinished, '-C', dataDir, ...present);
    await rename(unfinished, file);
  } finally {
    folder.release();
    await rm(unfinished, { force: true });
  }
}

/**
 * Puts a backup in the place of a data folder's contents, which move to a folder beside them. The backup has to open
 * first, and receives the migrations that are newer than it.
 *
 * @returns the folder that now holds what was there before, if anything was.
 * @throws StartupError when a server uses the data or the backup is no good; the data are then as they were.
 */
export async function restore(
  dataDir: string,
  file: string,
  migrationsDir?: string,
): Promise<string | undefined> {
  if (!existsSync(file)) throw new StartupError(`Le fichier ${file} n’existe pas.`);
  const folder = await claimDataFolder(dataDir);
  const unpacked = join(dataDir, `restored-${randomUUID()}`);
  try {
    await mkdir(unpacked);
    await tar(file, '-xzf', resolve(file), '-C', unpacked);
    if (!existsSync(join(unpacked, 'database', 'PG_VERSION')))
      throw new StartupError(`Le fichier ${file} n’est pas une sauvegarde de Porte-Voix.`);
    await (await createBackend({ dataDir: unpacked, migrationsDir })).close();

    const former = parts.filter((part) => existsSync(join(dataDir, part)));
    const replaced = join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}`);
    await mkdir(replaced);
    for (const part of former) await rename(join(dataDir, part), join(replaced, part));
    for (const part of parts) {
      if (existsSync(join(unpacked, part))) await rename(join(unpacked, part), join(dataDir, part));
    }
    if (former.includes('database')) return replaced;
    await rm(replaced, { recursive: true });
    return undefined;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
    folder.release();
  }
}
