import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';
import type { Plugin } from 'vite';

const name = 'virtual:empty-database?url';

/**
 * The address of a PostgreSQL cluster without any table, made once for each version of PGlite: it opens in a second,
 * where a page needs ten to make one.
 */
export function emptyDatabasePlugin(): Plugin {
  let image: Promise<string> | undefined;
  return {
    name: 'empty-database',
    async resolveId(id) {
      if (id !== name) return null;
      image ??= makeImage();
      return `${await image}?url`;
    },
  };
}

async function makeImage(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = await readFile(resolve(dirname(entry), '../package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const file = resolve(
    import.meta.dirname,
    `../../node_modules/.cache/porte-voix/empty-database-${version}.tgz`,
  );
  if (existsSync(file)) return file;

  const database = new PGlite();
  const image = await database.dumpDataDir('gzip');
  await database.close();
  await mkdir(dirname(file), { recursive: true });
  // Written aside and renamed, so that an interrupted run never leaves half an image.
  const unfinished = `${file}-${process.pid}`;
  await writeFile(unfinished, new Uint8Array(await image.arrayBuffer()));
  await rename(unfinished, file);
  return file;
}
