import { createServer } from 'node:http';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { backUp, restore } from './dataArchive.ts';
import { claimDataFolder } from './dataFolder.ts';
import { copyFolder } from './durableFiles.ts';
import { createBackend, createThrowAwayData } from '../backend.ts';
import { exampleMigrations } from '../testing/exampleBackend.ts';
import { startServer } from '../server.ts';
import { createClient } from '@supabase/supabase-js';
import { StartupError } from '../startupError.ts';
import { dataNamed, computeDigest, type Files, readFiles, writeFiles } from '../testing/fakeData.ts';

vi.mock('./durableFiles.ts', { spy: true });

let scene: string;
let dataDir: string;
let file: string;

beforeEach(async () => {
  scene = await mkdtemp(join(tmpdir(), 'porte-voix-archive-'));
  dataDir = join(scene, 'data');
  file = join(scene, 'backup.tar.gz');
  await writeFiles(dataDir, dataNamed('old'));
});
afterEach(() => rm(scene, { recursive: true }));

const opens = async () => undefined;
const claim = () => claimDataFolder(dataDir, () => Promise.reject(new Error('Taken for empty')));

/** The files of the data themselves, after a start. */
async function dataFiles(): Promise<Files> {
  (await claim()).release();
  const files = Object.entries(await readFiles(dataDir));
  return Object.fromEntries(files.filter(([path]) => !/^(lock\.sqlite|replaced-)/.test(path)));
}

type Entry = Partial<Header> & { name: string; text?: string };
const getEntries = (files: Files): Entry[] => Object.entries(files).map(([name, text]) => ({ name, text }));

async function writeTar(entries: Entry[]): Promise<void> {
  const archive = pack();
  for (const { text = '', ...header } of entries)
    if (header.type && header.type !== 'file') archive.entry(header);
    else archive.entry(header, text);
  archive.finalize();
  await writeFile(file, gzipSync(await buffer(archive)));
}

it('takes an archive from before there were manifests', async () => {
  await writeTar([
    { name: 'database/', type: 'directory' },
    { name: 'database/pg_notify/', type: 'directory' },
    ...getEntries(dataNamed('new')),
    { name: 'objects/0.part', text: 'under way' },
  ]);
  await restore(dataDir, file, opens);
  expect(await dataFiles()).toEqual(dataNamed('new'));
  expect(existsSync(join(dataDir, 'database', 'pg_notify'))).toBe(true);
});

it.each<[string, Entry]>([
  ['a symbolic link', { name: 'objects', type: 'symlink', linkname: '../outside' }],
  [
    'a link among the objects',
    { name: `objects/${computeDigest('')}`, type: 'symlink', linkname: '/etc/passwd' },
  ],
  ['a hard link', { name: 'database/base/2', type: 'link', linkname: '../outside/treasure' }],
  ['a device', { name: 'database/base/2', type: 'character-device', devmajor: 1, devminor: 5 }],
  ['a pipe', { name: 'database/base/2', type: 'fifo' }],
  ['a way up', { name: 'database/../../outside/treasure', text: 'robbed' }],
  ['a root', { name: '/outside/treasure', text: 'robbed' }],
  ['a drive', { name: 'database/C:treasure', text: 'robbed' }],
  ['a way up on Windows', { name: 'database\\..\\..\\outside\\treasure', text: 'robbed' }],
  ['a file of another name', { name: 'address', text: 'http://elsewhere.test' }],
  ['a folder where a file belongs', { name: 'secrets.json', type: 'directory' }],
  ['a file twice', { name: 'secrets.json', text: '{}' }],
  ['bytes under a false name', { name: `objects/${computeDigest('a')}`, text: 'b' }],
  ['a folder among the objects', { name: 'objects/a/b', text: 'b' }],
])('refuses an archive with %s, and touches nothing', async (_what, entry) => {
  const outside = join(scene, 'outside');
  await writeFiles(outside, { treasure: 'gold' });
  const files = getEntries(dataNamed('new'));
  for (const entries of [
    [entry, ...files],
    [...files, entry],
  ]) {
    await writeTar(entries);
    await expect(restore(dataDir, file, opens)).rejects.toThrow('n’est pas une sauvegarde de Porte-Voix');
    expect(await dataFiles()).toEqual(dataNamed('old'));
    expect(await readFiles(outside)).toEqual({ treasure: 'gold' });
    expect(await readdir(scene)).toHaveLength(3);
  }
});

it('refuses what is cut short, changed or incomplete', async () => {
  await backUp(dataDir, file);
  const whole = await readFile(file);
  const tar = gunzipSync(whole);
  const changed = Buffer.from(tar);
  changed.write('dlo', changed.indexOf('old'));
  const { 'secrets.json': _without, ...incomplete } = dataNamed('new');
  await writeTar(getEntries(incomplete));
  const damaged: [string, Buffer][] = [
    ['no archive', Buffer.from('Bonjour')],
    ['empty', Buffer.alloc(0)],
    ['empty within', gzipSync('')],
    ['cut short', whole.subarray(0, -20)],
    ['cut short within', gzipSync(tar.subarray(0, 1500))],
    ['changed', gzipSync(changed)],
    ['incomplete', await readFile(file)],
  ];
  for (const [name, bytes] of damaged) {
    await writeFile(file, bytes);
    await expect(restore(dataDir, file, opens), name).rejects.toThrow(StartupError);
  }
  await writeFile(file, whole);
  await expect(
    restore(dataDir, file, () => Promise.reject(new StartupError('Refusée'))),
    'unfit',
  ).rejects.toThrow('Refusée');
  expect(await dataFiles()).toEqual(dataNamed('old'));
});

it('says so when there is nothing to save, or no way to write it', async () => {
  await expect(backUp(join(scene, 'none'), file)).rejects.toThrow('ne contient pas de données');
  expect(existsSync(join(scene, 'none'))).toBe(false);
  await expect(backUp(dataDir, join(scene, 'none', 'backup.tar.gz'))).rejects.toThrow(
    /^L’archive .* ne peut pas être écrite \(ENOENT\)/,
  );
});

it('backs up a server that runs, as of one moment', async () => {
  const migrationsDir = await exampleMigrations();
  const live = await createThrowAwayData({ migrationsDir, seed: null });
  const site = async () => new Response('');
  const server = await startServer({ site, port: 0, dataDir: live, migrationsDir, isDurable: false });
  const service = createClient(server.url, server.backend.serviceKey);
  onTestFinished(async () => {
    await rm(live, { recursive: true });
    await rm(migrationsDir, { recursive: true });
  });

  // A note, its file, and the end of the file before: whatever moment the backup shows, there are as many of each.
  let isDone = false;
  let written = 0;
  const getKey = (number: number) => `uploads/${number}.png`;
  const media = service.storage.from('media');
  const write = async () => {
    for (; !isDone; written += 1) {
      await service
        .from('notes')
        .insert({ title: String(written) })
        .throwOnError();
      await media.upload(getKey(written), String(written), { contentType: 'image/png' });
      if (written > 0) await media.remove([getKey(written - 1)]);
    }
  };
  const writing = write();
  await expect.poll(() => written, { timeout: 30_000 }).toBeGreaterThan(3);
  const before = written;
  await backUp(live, file);
  const after = written;
  isDone = true;
  await writing;
  expect(await readdir(join(live, 'snapshots'))).toEqual([]);
  await service.from('notes').insert({ title: 'plus tard' });
  await server.close();

  const log: string[] = [];
  await restore(dataDir, file, async (folder) => {
    const backend = await createBackend({
      dataDir: folder,
      migrationsDir,
      log: (line) => void log.push(line),
    });
    const notes = await backend.sql<{ title: string }>('select title from notes order by id');
    expect(notes.map(({ title }) => title)).toEqual(notes.map((_, number) => String(number)));
    expect(notes.length).toBeGreaterThanOrEqual(before);
    expect(notes.length).toBeLessThanOrEqual(after + 1);
    const objects = await backend.sql<{ name: string }>('select name from storage.objects');
    expect([1, 2]).toContain(objects.length);
    for (const { name } of objects) {
      const url = `${backend.url}/storage/v1/object/public/media/${name}`;
      expect(getKey(Number(await (await backend.fetch(new Request(url))).text()))).toBe(name);
    }
    await backend.close();
  });
  expect(log.filter((line) => line.includes('manquent'))).toEqual([]);
}, 180_000);

it('leaves nothing of a backup that is interrupted or killed, and says that the disk is full', async () => {
  const migrationsDir = await exampleMigrations();
  const live = await createThrowAwayData({ migrationsDir, seed: null });
  const site = async () => new Response('');
  const server = await startServer({ site, port: 0, dataDir: live, migrationsDir, isDurable: false });
  onTestFinished(async () => {
    await server.close();
    await rm(live, { recursive: true });
    await rm(migrationsDir, { recursive: true });
  });
  const snapshots = async () => readdir(join(live, 'snapshots')).catch(() => []);

  const stop = new AbortController();
  const interrupted = backUp(live, file, { signal: stop.signal });
  await expect.poll(snapshots, { interval: 1, timeout: 60_000 }).toHaveLength(1);
  stop.abort(new Error('interrompue'));
  await expect(interrupted).rejects.toThrow('interrompue');
  await expect.poll(snapshots, { timeout: 60_000 }).toEqual([]);
  expect((await readdir(scene)).filter((name) => name.includes('.tar.gz'))).toEqual([]);

  // Killed: nobody is at the other end any more, and the server notices.
  const requested = await fetch(new URL('/backup/v1/snapshots', server.url), {
    method: 'POST',
    headers: { apikey: server.backend.serviceKey },
  });
  expect(await snapshots()).toHaveLength(1);
  await requested.body?.cancel();
  await expect.poll(snapshots, { timeout: 60_000 }).toEqual([]);

  vi.mocked(copyFolder).mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  await expect(backUp(live, file)).rejects.toThrow('il n’y a plus de place sur le disque');
  expect(await snapshots()).toEqual([]);
}, 180_000);

it.each(['..', '/etc', 'database'])('takes no snapshot from %s', async (folder) => {
  const { address, release } = await claim();
  const server = createServer((_request, response) => response.end(JSON.stringify({ folder }))).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await writeFile(address, `http://localhost:${port}`);
  await expect(backUp(dataDir, file)).rejects.toThrow('n’en donne pas de copie');
  server.close();
  release();
  expect(existsSync(file)).toBe(false);
});
