import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readFiles, writeFiles } from '../testing/fakeData.ts';
import { dataPaths } from './dataFolder.ts';
import { removeExpired } from './removeExpired.ts';

it('removes what was set aside more than thirty days ago, and nothing that it did not date', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'porte-voix-expired-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const stored = {
    'database/PG_VERSION': '17',
    'quarantine/note.txt': 'À garder',
    'quarantine/ancien/a': 'A',
    'replaced-par-moi/database': 'À garder',
  };
  const old = {
    'quarantine/2026-11-22/b': 'B',
    'replaced-2026-11-22T12-00-00.000Z/secrets.json': '{}',
  };
  await writeFiles(dataDir, { ...stored, ...old });
  await removeExpired(dataPaths(dataDir), new Date('2026-12-22T12:00:00Z'));
  expect(await readFiles(dataDir)).toEqual({ ...stored, ...old });
  await removeExpired(dataPaths(dataDir), new Date('2026-12-23T12:00:00Z'));
  expect(await readFiles(dataDir)).toEqual(stored);
});

it('removes uploads that were begun more than a day ago, whenever their last part came', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'porte-voix-expired-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const fresh = { 'unfinished/b': 'B', 'unfinished/b.json': '{}' };
  await writeFiles(dataDir, { 'unfinished/a': 'A', 'unfinished/a.json': '{}', ...fresh });
  const begin = (name: string, moment: string) =>
    utimes(join(dataDir, 'unfinished', `${name}.json`), new Date(moment), new Date(moment));
  await begin('a', '2026-12-22T11:59:00Z');
  await begin('b', '2026-12-22T12:01:00Z');
  await removeExpired(dataPaths(dataDir), new Date('2026-12-23T12:00:00Z'));
  expect(await readFiles(dataDir)).toEqual(fresh);
});
