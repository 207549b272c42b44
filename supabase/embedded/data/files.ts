import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pMap from 'p-map';

/** Files that are changed at once. */
const concurrency = 16;

/** Leaves a folder and everything in it to their owner alone, whoever could read them until now. */
export async function keepToOwner(folder: string): Promise<void> {
  // From outside to inside: once nobody else may enter, nothing within is in a hurry.
  await chmod(folder, 0o700);
  await pMap(
    await readdir(folder, { withFileTypes: true }),
    async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return keepToOwner(path);
      if (entry.isFile()) await chmod(path, 0o600);
    },
    { concurrency },
  );
}

/**
 * Creates a folder that its owner alone may use, and those above it. Without `recursive`, with which Node never comes
 * back from a file system that takes no folders, such as /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    // Two uploads that come at once both find it missing.
    if (!existsSync(path)) throw error;
  });
}

/** Writes a file that its owner alone may read: wholly, or not at all. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
