import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Files of a folder that was changed, by their paths within it. */
export type FolderChanges = { written: string[]; removed: string[] };

/** A folder whose files are written as a whole or not at all, by way of an empty folder for drafts on the same disk. */
export async function openFolder(dir: string, drafts: string) {
  await rm(drafts, { recursive: true, force: true });
  await mkdir(drafts, { recursive: true });
  const written = new Set<string>();
  const removed = new Set<string>();
  const folders = new Set<string>();
  let isNew = false;

  async function writeWhole(path: string, content: string | Buffer) {
    const draft = join(drafts, randomUUID());
    await writeFile(draft, content);
    const folder = dirname(path);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await rename(draft, path);
  }

  return {
    writeWhole,
    /** Makes the folder a copy of another one. */
    async replaceBy(other: string) {
      for (const file of await filesIn(dir)) removed.add(file);
      await rm(dir, { recursive: true, force: true });
      await cp(other, dir, { recursive: true });
      for (const file of await filesIn(dir)) written.add(file);
      isNew = true;
    },
    /** Writes a file that isn't as it should be. */
    async write(file: string, content: string | Buffer) {
      const before = isNew ? undefined : await readFile(join(dir, file)).catch(() => undefined);
      if (before?.equals(Buffer.from(content))) return;
      await writeWhole(join(dir, file), content);
      written.add(file);
    },
    /** Removes a file, if it is there. */
    async remove(file: string) {
      const isThere = await rm(join(dir, file)).then(
        () => true,
        () => false,
      );
      if (isThere) removed.add(file);
    },
    /** What has changed so far. */
    changes: (): FolderChanges => ({
      written: [...written],
      removed: [...removed].filter((file) => !written.has(file)),
    }),
  };
}

async function filesIn(dir: string) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}
