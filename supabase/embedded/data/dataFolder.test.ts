import { existsSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBackend } from '../backend.ts';
import { claimDataFolder, renewSecrets } from './dataFolder.ts';
import { getClient, createExampleBackend, exampleMigrations, getMember } from '../testing/exampleBackend.ts';
import { StartupError } from '../startupError.ts';
import { dataNamed, type Files, readFiles, writeFiles } from '../testing/fakeData.ts';

let folder: string;
let dataDir: string;
let migrationsDir: string;

// New clusters and restarts take seconds each, more on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porte-voix-data-'));
  dataDir = join(folder, 'new', 'data');
  migrationsDir = await exampleMigrations();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(migrationsDir, { recursive: true });
});

const open = () => createExampleBackend({ dataDir, migrationsDir });
const check = async (path: string) => (await createExampleBackend({ dataDir: path, migrationsDir })).close();
const addMigration = (name: string, sql: string) => writeFile(join(migrationsDir, `${name}.sql`), sql);

it('creates folder, data and secrets of its own, readable by the owner only', async () => {
  // What a crash in the middle of a first start leaves behind.
  await mkdir(join(dataDir, 'creating', 'database'), { recursive: true, mode: 0o700 });
  const backend = await open();
  const { jwtSecret, serviceKey } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));
  await backend.close();
  expect([jwtSecret, serviceKey]).toEqual([backend.jwtSecret, backend.serviceKey]);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  const other = await createExampleBackend();
  expect(other.jwtSecret).not.toBe(jwtSecret);
  await other.close();
});

it('keeps everything to its owner, whoever could read it before', async () => {
  const open755 = async (path: string): Promise<void> => {
    await chmod(path, statSync(path).isDirectory() ? 0o755 : 0o644);
    if (statSync(path).isDirectory()) for (const name of await readdir(path)) await open755(join(path, name));
  };
  await open755(dataDir);
  const backend = await open();
  await backend.sql(`create table public.made_since (id int)`);
  await backend.sql(`drop table public.made_since`);
  const files = await readdir(dataDir, { recursive: true });
  const readable = ['', ...files].filter((file) => (statSync(join(dataDir, file)).mode & 0o077) !== 0);
  await backend.close();
  expect(readable).toEqual([]);
});

it.each([
  ['a pg_control of zeros', 'global/pg_control', Buffer.alloc(8192)],
  ['an empty pg_control', 'global/pg_control', ''],
  ['a log that is gone', 'pg_wal', undefined],
  ['another version', 'PG_VERSION', '14\n'],
])('says in words that the database has %s', async (_what, file, content) => {
  const broken = join(folder, 'broken');
  await cp(dataDir, broken, { recursive: true });
  const path = join(broken, 'database', file);
  await rm(path, { recursive: true });
  if (content !== undefined) await writeFile(path, content);
  const failure: unknown = await check(broken).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartupError);
  expect((failure as Error).message).toBe(
    `La base de données de ${join(broken, 'database')} ne s’ouvre pas\u00A0: un de ses fichiers manque ou est abîmé. Mettez une copie du dossier à sa place, et gardez celui-ci.`,
  );
  await rm(broken, { recursive: true });
});

it('keeps accounts, sessions, rows and objects from one start to the next', async () => {
  const first = await open();
  const member = await getMember(first);
  await member.from('notes').insert({ title: 'gardée' });
  await member.storage.from('media').upload('uploads/1.png', 'image', { contentType: 'image/png' });
  const { data } = await member.auth.getSession();
  await first.close();

  const second = await open();
  const back = getClient(second);
  await back.auth.setSession({
    access_token: data.session?.access_token ?? '',
    refresh_token: data.session?.refresh_token ?? '',
  });
  expect((await back.auth.refreshSession()).error).toBeNull();
  expect((await back.from('notes').select('title')).data).toEqual([{ title: 'gardée' }]);
  const object = await back.storage.from('media').download('uploads/1.png');
  expect(await object.data?.text()).toBe('image');
  await second.close();
});

it('refuses to start where a part of the data is missing, and deletes nothing', async () => {
  const aside = join(folder, 'aside');
  const objects = await readdir(join(dataDir, 'objects'));
  for (const [part, complaint] of [
    ['database', 'il n’y a pas de base de données'],
    ['secrets.json', 'secrets.json est introuvable'],
    ['objects', 'objects, où sont les fichiers de la médiathèque, est introuvable'],
  ] as const) {
    await rename(join(dataDir, part), aside);
    await expect(open()).rejects.toThrow(complaint);
    await rename(aside, join(dataDir, part));
  }
  await (await open()).close();
  expect(await readdir(join(dataDir, 'objects'))).toEqual(objects);
  expect(objects).toHaveLength(1);
});

it.each<[string, string, Files]>([
  [
    'a database that was emptied',
    'il n’y a pas de base de données',
    { 'secrets.json': '{}', 'database/postgresql.conf': '' },
  ],
  ['what was replaced', 'il n’y a pas de base de données', { 'replaced-2026/secrets.json': '{}' }],
  ['somebody else’s files', 'il n’y a pas de base de données', { 'letter.txt': 'Bonjour' }],
  ['torn secrets', 'secrets.json est incomplet', { 'secrets.json': '', 'database/PG_VERSION': '17' }],
])('refuses to start on %s', async (_what, complaint, files) => {
  const path = await mkdtemp(join(folder, 'refused-'));
  await writeFiles(path, files);
  const create = () => Promise.reject(new Error('Taken for empty'));
  await expect(claimDataFolder(path, create)).rejects.toThrow(complaint);
  expect(await readFiles(path)).toMatchObject(files);
});

it('gives existing data new secrets', async () => {
  const path = await mkdtemp(join(folder, 'secrets-'));
  await writeFiles(path, dataNamed('old'));
  const { 'secrets.json': former, ...others } = dataNamed('old');
  const claim = () => claimDataFolder(path, () => Promise.reject(new Error('Taken for empty')));
  const { release } = await claim();
  await expect(renewSecrets(path)).rejects.toThrow('Un autre serveur');
  release();
  await renewSecrets(path);
  const { secrets, release: releaseAgain } = await claim();
  releaseAgain();
  expect(secrets.serviceKey).toMatch(/^sb_secret_/);
  expect(await readFiles(path)).toMatchObject(others);
  expect(JSON.parse(former ?? '')).not.toEqual(secrets);
  await expect(renewSecrets(join(folder, 'none'))).rejects.toThrow('ne contient pas de données');
});

it('lets one server in at a time', async () => {
  const backend = await open();
  await expect(open()).rejects.toThrow('Un autre serveur utilise déjà les données');
  await backend.close();
});

it('says so when the folder can’t be written', async () => {
  await writeFile(join(folder, 'file'), '');
  for (const path of [join(folder, 'file', 'data'), '/proc/porte-voix'])
    await expect(createBackend({ dataDir: path, migrationsDir, seed: null })).rejects.toThrow(
      /^Le dossier de données .* n’est pas accessible en écriture/,
    );
});

it('leaves no half-made data when the seed is refused', async () => {
  const path = join(folder, 'refused');
  const seed = { sql: `insert into notes (title) values ('une'), ('');`, files: [] };
  await expect(createBackend({ dataDir: path, migrationsDir, seed })).rejects.toThrow(
    'Les données d’exemple sont refusées',
  );
  expect(existsSync(join(path, 'database'))).toBe(false);
  expect(existsSync(join(path, 'creating'))).toBe(false);
});

it.each([[], ['database'], ['database', 'objects'], ['database', 'objects', 'secrets.json']])(
  'finishes what a crash interrupted, whatever has taken its place: %j',
  async (...moved: string[]) => {
    const path = await mkdtemp(join(folder, 'interrupted-'));
    const files = Object.entries(dataNamed('new'));
    const isMoved = (file: string) => moved.includes(file.split('/')[0] ?? '');
    await writeFiles(path, {
      ...Object.fromEntries(files.map(([file, text]) => [isMoved(file) ? file : `ready/${file}`, text])),
      'creating/database/PG_VERSION': '17',
    });
    const { release } = await claimDataFolder(path, () => Promise.reject(new Error('Taken for empty')));
    release();
    const { 'lock.sqlite': _lock, ...left } = await readFiles(path);
    expect(left).toEqual(dataNamed('new'));
  },
);

it('works in a copy of the folder', async () => {
  const copy = join(folder, 'copy');
  await cp(dataDir, copy, { recursive: true });
  const later = await open();
  await later.sql(`insert into notes (title) values ('après')`);
  await later.close();
  const backend = await createExampleBackend({ dataDir: copy, migrationsDir });
  expect(await backend.sql('select title from notes')).toEqual([{ title: 'gardée' }]);
  const url = getClient(backend).storage.from('media').getPublicUrl('uploads/1.png').data.publicUrl;
  expect(await (await backend.fetch(new Request(url))).text()).toBe('image');
  await backend.close();
  const former = await open();
  await former.sql(`delete from notes where title = 'après'`);
  await former.close();
});

it('applies what is new to existing data, each migration whole or not at all', async () => {
  await addMigration('20260201000000_add_colour', 'alter table notes add colour text;');
  const updated = await open();
  expect(await updated.sql('select title, colour from notes')).toEqual([{ title: 'gardée', colour: null }]);
  await updated.close();

  await addMigration('20260201000000_add_colour', 'alter table notes add color text;');
  await expect(open()).rejects.toThrow(
    'd’autres migrations que celles d’aujourd’hui (20260201000000). Rien n’a changé.',
  );
  // As a checkout on Windows has it.
  const [name = ''] = await readdir(migrationsDir);
  const example = await readFile(join(migrationsDir, name), 'utf8');
  await writeFile(join(migrationsDir, name), example.replaceAll('\n', '\r\n'));
  await addMigration('20260201000000_add_colour', 'alter table notes add colour text;');

  await addMigration('20260301000000_broken', 'alter table notes add size int; create tabel oops;');
  await expect(open()).rejects.toThrow(
    'La migration 20260301000000_broken a échoué et n’a rien changé : syntax error at or near "tabel"',
  );
  await rm(join(migrationsDir, '20260301000000_broken.sql'));
  const unchanged = await open();
  expect(await unchanged.sql('select * from notes')).not.toContainEqual(
    expect.objectContaining({ size: null }),
  );
  await unchanged.close();

  await rm(join(migrationsDir, '20260201000000_add_colour.sql'));
  await expect(open()).rejects.toThrow('mettez le site à jour');
});
