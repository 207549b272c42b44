import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { readMigrations } from '../../embedded/data/migrate.ts';
import { supabaseCli } from '../../scripts/supabaseCli.ts';
import { projectSql, rolesSql } from './hostedShape.ts';
import { otherPrograms, type PostgresServer, startPostgres, Unavailable } from './postgresServer.ts';

export { Unavailable };

const project = join(import.meta.dirname, '../../..');
const cache = join(project, 'node_modules/.cache/porte-voix/postgres');
const dayInMilliseconds = 86_400_000;

type Addresses = Pick<PostgresServer, 'getAddress'>;

/** The database of a prepared server that holds the migrations and nothing else. */
export const template = 'porte_voix';

/** A server that runs already, by the address of one of its databases. */
export const serverAt = (address: string): Addresses => ({
  getAddress: (database, role = new URL(address).username) =>
    Object.assign(new URL(address), { username: role, pathname: `/${database}` }).href,
});

async function execute(address: string, script: string): Promise<void> {
  const sql = postgres(address, { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(script);
  } finally {
    await sql.end();
  }
}

/** A new server with the roles of a hosted project. */
async function startPlatform(): Promise<PostgresServer> {
  const server = await startPostgres();
  await execute(server.getAddress('postgres'), rolesSql);
  return server;
}

/** Makes a database as a hosted project has it before its first migration. */
async function createProject(server: Addresses, name: string): Promise<void> {
  await execute(server.getAddress('postgres'), `create database ${name} owner postgres template template0`);
  await execute(
    server.getAddress(name),
    `grant create on database ${name} to supabase_auth_admin, supabase_storage_admin; ${projectSql}`,
  );
}

/**
 * Has Supabase's command line push the migrations, as they reach a hosted project; with the seed, of which none may come along.
 *
 * @throws with what the command line said.
 */
async function push(server: Addresses, database: string): Promise<void> {
  const address = `--remote=${server.getAddress(database, 'postgres')}`;
  await supabaseCli('db', 'push', '--yes', '--include-seed', '--workdir', project, address).catch(
    (error: Error & { stderr?: string }) => {
      throw new Error(`supabase db push: ${/ERROR:.*/s.exec(error.stderr ?? '')?.[0] ?? error.message}`);
    },
  );
}

async function removeUnused(): Promise<void> {
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    if (Date.now() - (await stat(path)).mtimeMs > dayInMilliseconds)
      await rm(path, { recursive: true, force: true });
  }
}

/**
 * The files of a server on which the migrations were pushed, made once for each state of them: ten seconds.
 *
 * @throws Unavailable where PostgreSQL or the command line can't run.
 */
export async function prepareServer(): Promise<string> {
  const state = JSON.stringify([
    rolesSql,
    projectSql,
    await readMigrations(join(project, 'supabase/migrations')),
    'pushed with the seed',
    otherPrograms,
  ]);
  const files = join(cache, createHash('sha256').update(state).digest('hex').slice(0, 16));
  if (existsSync(files)) return files;
  await supabaseCli('--version').catch(() => {
    throw new Unavailable('npm can’t fetch Supabase’s command line');
  });
  await mkdir(cache, { recursive: true });
  await removeUnused();
  const server = await startPlatform();
  const unfinished = await mkdtemp(`${files}-`);
  try {
    await createProject(server, template);
    await push(server, template);
  } catch (error) {
    await server.stop();
    await rm(unfinished, { recursive: true });
    throw error;
  }
  await server.stop(unfinished);
  // Another process may have been faster; its files are as good.
  await rename(unfinished, files).catch(() => rm(unfinished, { recursive: true, force: true }));
  return files;
}

/** A server with the migrations of now, of which each test takes a copy. */
export const startPreparedServer = async (): Promise<PostgresServer> => startPostgres(await prepareServer());
