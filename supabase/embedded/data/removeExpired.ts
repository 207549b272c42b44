import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DataPaths } from './dataFolder.ts';

/** For how long what was set aside can be brought back by hand. */
export const daysSetAside = 30;

/**
 * Removes what was set aside more than thirty days ago, by the day in its name: files in quarantine, and data that a restored
 * backup has replaced, with all that was erased since. Whoever calls has asked whether the clock can be trusted.
 */
export async function removeExpired(
  { quarantine }: Pick<DataPaths, 'quarantine'>,
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
}
