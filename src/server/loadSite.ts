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
