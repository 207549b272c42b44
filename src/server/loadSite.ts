import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as bundle from '../entry-server.ts';
import { buildFolder } from './buildFolder.ts';

/** The server's part of the built site. */
export async function loadSite(root: string): Promise<typeof bundle> {
  // React in the way that it is meant for production: else a page takes twice the time.
  process.env.NODE_ENV ??= 'production';
  const file = join(root, buildFolder.server, 'entry-server.js');
  return (await import(pathToFileURL(file).href)) as typeof bundle;
}

/** Tells the built site from any other build. */
export function digestOfBuild(root: string): string {
  const digest = createHash('sha256');
  for (const folder of [buildFolder.browser, buildFolder.server]) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
    for (const file of files.toSorted()) digest.update(file.slice(root.length)).update(readFileSync(file));
  }
  return digest.digest('base64');
}
