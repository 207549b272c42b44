import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkObjects } from './checkObjects.ts';
import { dataPaths } from './dataFolder.ts';
import { readFiles, writeFiles } from '../testing/fakeData.ts';

let dataDir: string;
let log: string[];
const start = new Date('2026-11-22T12:00:00Z');
const daysLater = (days: number) => new Date(start.getTime() + days * 86_400_000);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porte-voix-objects-'));
  log = [];
});
afterEach(() => rm(dataDir, { recursive: true }));

/** A check, where the database names these files. */
const check = (named: string[], now = start) =>
  checkObjects(
    dataPaths(dataDir),
    async <Row>() => named.map((digest) => ({ digest })) as Row[],
    (line) => void log.push(line),
    now,
  );

it('leaves alone what objects name', async () => {
  const files = { 'objects/a': 'A', 'objects/b': 'B' };
  await writeFiles(dataDir, files);
  await check(['a', 'b']);
  expect(await readFiles(dataDir)).toEqual(files);
  expect(log).toEqual([]);
});

it('sets aside what nothing explains for thirty days, and puts back what turns out to be needed', async () => {
  await writeFiles(dataDir, { 'objects/a': 'A', 'objects/b': 'B', 'objects/c.part': 'C' });
  await check(['a']);
  expect(await readFiles(dataDir)).toEqual({
    'objects/a': 'A',
    'quarantine/2026-11-22/b': 'B',
    'quarantine/2026-11-22/c.part': 'C',
  });
  expect(log).toEqual([
    expect.stringMatching(/^2 fichier\(s\) .* mis de côté pour 30 jours dans .*2026-11-22$/),
  ]);

  await check(['a', 'b'], daysLater(30));
  expect(await readdir(join(dataDir, 'objects'))).toEqual(['a', 'b']);
  expect(await readdir(join(dataDir, 'quarantine', '2026-11-22'))).toEqual(['c.part']);

  expect(log).toHaveLength(1);
});

it('tells what is missing, and refuses to start where all of it is', async () => {
  await writeFiles(dataDir, { 'objects/a': 'A' });
  await check(['a', 'b']);
  expect(log).toEqual(['1 fichier(s) de la médiathèque manquent dans objects : b']);
  await rm(join(dataDir, 'objects'), { recursive: true });
  await expect(check(['a', 'b'])).rejects.toThrow('est introuvable');
  await check([]);
});
