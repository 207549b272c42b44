import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PgliteConnection } from '@supabase/lite/pglite';
import type { Plugin } from 'vite';
import { systemSchemaSql } from '../../supabase/embedded/worker/systemSchema.ts';
import { atDatabaseTime, resetClock } from '../clock.ts';
import { fixturesSql } from '../fixtures/fixturesSql.ts';
import { resetSql } from './resetSql.ts';

const name = 'virtual:database-image';
const root = resolve(import.meta.dirname, '../..');
const program = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const manifest = join(program, '../package.json');

/**
 * An image of the database with migrations and fixtures, made once for each version of them: a page opens it in a second, where it
 * would need ten to make one. A page fetches it beside the program and the program's files, which static hosts don't compress.
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
      return host === 'page' ? loadInPage(await image) : loadInNode(await image);
    },
  };
}

const loadInNode = (image: string) => `
import { readFile } from 'node:fs/promises';
export const loadDatabase = async () => ({ loadDataDir: new Blob([await readFile(${JSON.stringify(image)})]) });
${exportSchema(image)}`;

const loadInPage = (image: string) => `
import imageUrl from ${JSON.stringify(`${image}?url`)};
import filesUrl from ${JSON.stringify(`${toFiles(image)}?url`)};
import programUrl from ${JSON.stringify(`${join(program, 'pglite.wasm')}?url`)};
export async function loadDatabase() {
  const [loadDataDir, fsBundle, pgliteWasmModule] = await Promise.all([
    fetch(imageUrl).then((response) => response.blob()),
    fetch(filesUrl).then(({ body }) => new Response(body.pipeThrough(new DecompressionStream('gzip'))).blob()),
    WebAssembly.compileStreaming(fetch(programUrl)),
  ]);
  return { loadDataDir, fsBundle, pgliteWasmModule };
}
${exportSchema(image)}`;

/** PostgreSQL's own files, beside an image. */
const toFiles = (image: string) => image.replace(/\.tgz$/, '-files.bin');

/** What @supabase/lite knows of the database's shape: to read it takes as long as to open the image. */
const toSchema = (image: string) => image.replace(/\.tgz$/, '-schema.json');
const exportSchema = (image: string) =>
  `export const schema = ${JSON.stringify(readFileSync(toSchema(image), 'utf8'))};`;

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
        plainCrypto,
        shrinkStatements,
      ]),
    )
    .digest('hex')
    .slice(0, 16);
  const file = join(root, `node_modules/.cache/porte-voix/database-${version}.tgz`);
  if ([file, toFiles(file), toSchema(file)].every((one) => existsSync(one))) return file;

  const connection = new PgliteConnection({ pgliteOptions: { extensions: { btree_gist, pg_trgm } } });
  const { driver: database } = connection;
  await database.waitReady;
  // The example data are dated at noon, whenever this process started.
  resetClock();
  const execute = database.execProtocolRawSync.bind(database);
  database.execProtocolRawSync = (message) => atDatabaseTime(() => execute(message));
  await database.exec(systemSchemaSql);
  await database.exec('set search_path = "$user", public, extensions');
  for (const migration of migrations) await database.exec(migration);
  await database.exec(fixturesSql());
  await database.exec(await resetSql(database));
  for (const statement of [...plainCrypto, ...shrinkStatements]) await database.exec(statement);
  const schema = await connection.introspect();
  const image = await database.dumpDataDir('gzip');
  await database.close();
  await mkdir(join(file, '..'), { recursive: true });
  await writeWhole(toFiles(file), gzipSync(await readFile(join(program, 'pglite.data')), { level: 9 }));
  await writeWhole(toSchema(file), JSON.stringify(schema));
  await writeWhole(file, new Uint8Array(await image.arrayBuffer()));
  return file;
}

/** Written aside and renamed, so that an interrupted run never leaves half a file. */
async function writeWhole(file: string, bytes: Uint8Array | string) {
  const unfinished = `${file}-${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/**
 * pgcrypto is a tenth of what a page would load, for one password: that of an account which isn't there (`accounts.ts`), which any
 * word will do for.
 */
const plainCrypto = [
  'drop extension pgcrypto',
  `create function extensions.gen_salt(text, integer) returns text language sql as 'select $1'`,
  `create function extensions.crypt(text, text) returns text language sql as 'select $2'`,
];

/** Two databases that nobody opens, and the log of what the migrations have written, are two thirds of an image. */
const shrinkStatements = [
  'set wal_recycle = off',
  'alter database template0 is_template false',
  'alter database template1 is_template false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
  'select pg_switch_wal()',
  'checkpoint',
];
