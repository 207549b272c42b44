import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PgliteConnection } from '@supabase/lite/pglite';
import type { Plugin } from 'vite';
import { systemSchemaSql } from '../../supabase/embedded/worker/systemSchema.ts';
import { atDatabaseTime } from '../clock.ts';
import { fixturesSql } from '../fixtures/fixturesSql.ts';
import { resetSql } from './resetSql.ts';

const name = 'virtual:database-image';
const root = resolve(import.meta.dirname, '../..');
const manifest = join(createRequire(import.meta.url).resolve('@electric-sql/pglite'), '../../package.json');

/**
 * An image of the database with migrations and fixtures, made once for each version of them: a page opens it in a second, where it
 * would need ten to make one.
 *
 * @param host who opens it: a page fetches it, Node reads the file.
 */
export function databaseImagePlugin(host: 'page' | 'node'): Plugin {
  let image: Promise<string> | undefined;
  return {
    name: 'database-image',
    enforce: 'pre',
    // Before the first story, which would wait for it.
    async buildStart() {
      await (image ??= makeImage());
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      image ??= makeImage();
      const file = JSON.stringify(await image);
      return host === 'page'
        ? `import url from ${file.replace(/"$/, '?url"')}; export const loadImage = async () => (await fetch(url)).blob();`
        : `import { readFile } from 'node:fs/promises'; export const loadImage = async () => new Blob([await readFile(${file})]);`;
    },
  };
}

async function makeImage(): Promise<string> {
  const folder = join(root, 'supabase/migrations');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const migrations = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const version = createHash('sha256')
    .update(
      JSON.stringify([
        readFileSync(manifest, 'utf8'),
        systemSchemaSql,
        migrations,
        fixturesSql(),
        resetSql.toString(),
      ]),
    )
    .digest('hex')
    .slice(0, 16);
  const file = join(root, `node_modules/.cache/porte-voix/database-${version}.tgz`);
  if (existsSync(file)) return file;

  const { driver: database } = new PgliteConnection({
    pgliteOptions: { extensions: { btree_gist, pg_trgm } },
  });
  await database.waitReady;
  const execute = database.execProtocolRawSync.bind(database);
  database.execProtocolRawSync = (message) => atDatabaseTime(() => execute(message));
  await database.exec(systemSchemaSql);
  await database.exec('set search_path = "$user", public, extensions');
  for (const migration of migrations) await database.exec(migration);
  await database.exec(fixturesSql());
  await database.exec(await resetSql(database));
  const image = await database.dumpDataDir('gzip');
  await database.close();
  await mkdir(join(file, '..'), { recursive: true });
  // Written aside and renamed, so that an interrupted run never leaves half an image.
  const unfinished = `${file}-${process.pid}`;
  await writeFile(unfinished, new Uint8Array(await image.arrayBuffer()));
  await rename(unfinished, file);
  return file;
}
