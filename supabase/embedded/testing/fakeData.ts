import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** The text of each file, by path. */
export type Files = Record<string, string>;

/** The name under which an object's bytes are kept. */
const computeDigest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What stands for data: everything but a database that PostgreSQL would open. */
export const dataNamed = (name: string): Files => ({
  'database/PG_VERSION': '17',
  'database/base/1': name,
  [`objects/${computeDigest(name)}`]: name,
  'secrets.json': JSON.stringify({ jwtSecret: name, serviceKey: name }),
});

/** Writes files to a folder, without any sync. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Reads every file of a folder. */
export async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
  const texts = files.map(async (file) => [relative(folder, file), await readFile(file, 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}
