import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DataPaths } from './dataFolder.ts';

/** Milliseconds for which an upload that comes in parts can be gone on with, as in a hosted project. */
const lifetimeOfUnfinished = 24 * 3_600_000;

/** For how long what was set aside can be brought back by hand. */
export const daysSetAside = 30;

/**
 * Removes what was set aside more than thirty days ago, by the day in its name: files in quarantine, and data that a restored
 * backup has replaced, with all that was erased since; and uploads that nobody has gone on with for a day. Whoever calls has asked whether the clock can be trusted.
 */
export async function removeExpired(
  { quarantine, unfinished }: Pick<DataPaths, 'quarantine' | 'unfinished'>,
  now = new Date(),
): Promise<void> {
  // Thirty days from the end of the day that it is named after.
  const oldest = now.getTime() - (daysSetAside + 1) * 86_400_000;
  const removeFrom = async (folder: string, dated: RegExp) => {
    for (const name of existsSync(folder) ? await readdir(folder) : []) {
      const day = dated.exec(name)?.[1];
      if (day && Date.parse(day) < oldest) await rm(join(folder, name), { recursive: true });
    }
  };
  await removeFrom(quarantine, /^(\d{4}-\d\d-\d\d)$/);
  await removeFrom(dirname(quarantine), /^replaced-(\d{4}-\d\d-\d\d)T[\d.Z-]+$/);
  const uploads = existsSync(unfinished) ? (await readdir(unfinished)).sort() : [];
  // The bytes before what is known of them, which is written once, when an upload begins.
  for (const name of uploads) {
    const path = join(unfinished, name);
    const begun = await stat(`${path.replace(/\.json$/, '')}.json`).catch(() => stat(path));
    if (begun.mtimeMs < now.getTime() - lifetimeOfUnfinished) await rm(path);
  }
}
