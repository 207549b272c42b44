import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Files, readFiles } from './fakeData.ts';
import { powerCut, recordingSyncs } from './powerCut.ts';

let scene: string;
let folder: string;

beforeEach(async () => {
  scene = await mkdtemp(join(tmpdir(), 'porte-voix-power-'));
  folder = join(scene, 'folder');
  await mkdir(folder);
  await writeFile(join(folder, 'old'), 'before');
});
afterEach(() => rm(scene, { recursive: true }));

/** Runs a program in the folder until it ends itself with SIGKILL; returns what a cut of power then leaves. */
async function leftBy(program: string): Promise<Record<'synced' | 'written', Files>> {
  const log = join(scene, 'log');
  const { execArgv, env } = recordingSyncs(folder, log);
  const { signal, stderr } = spawnSync(
    process.execPath,
    [...execArgv, '--input-type=module', '-e', `${program}; process.kill(process.pid, 'SIGKILL')`],
    { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' },
  );
  expect({ signal, stderr }).toEqual({ signal: 'SIGKILL', stderr: '' });

  const left = async (names: 'synced' | 'written') => {
    const destination = join(scene, names);
    await powerCut(folder, log, destination, { names });
    return readFiles(destination);
  };
  return { synced: await left('synced'), written: await left('written') };
}

const promises = `import { appendFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
  const sync = async (path) => { const file = await open(path); await file.sync(); await file.close(); };`;

const old = { old: 'before' };
const both = { old: 'before', new: 'text' };
const moved = { 'a/old': 'before' };
type Left = Awaited<ReturnType<typeof leftBy>>;

it.runIf(process.platform === 'linux').each<[string, string, Left]>([
  [
    'forgets what was not synced',
    `await writeFile('new', 'text'); await appendFile('old', '+')`,
    { synced: old, written: { ...old, new: '' } },
  ],
  [
    'leaves the name of a file to its folder',
    `await writeFile('new', 'text', { flush: true })`,
    { synced: old, written: both },
  ],
  [
    'keeps what was synced, bytes and name',
    `await writeFile('new', 'text', { flush: true }); await sync('.')`,
    { synced: both, written: both },
  ],
  [
    'may empty a file that another was renamed over',
    `await writeFile('new', 'text'); await rename('new', 'old')`,
    { synced: old, written: { old: '' } },
  ],
  ['keeps a deleted file until its folder is synced', `await rm('old')`, { synced: old, written: {} }],
  [
    'never halves a rename',
    `await mkdir('a'); await sync('.'); await rename('old', 'a/old'); await sync('a')`,
    { synced: moved, written: moved },
  ],
  [
    'tells a new file from a deleted one whose inode it got',
    `await rm('old'); await writeFile('new', 'text'); await sync('.')`,
    { synced: { new: '' }, written: { new: '' } },
  ],
])('%s', async (_title, program, left) => {
  expect(await leftBy(`${promises} ${program}`)).toEqual(left);
});

it.runIf(process.platform === 'linux')('follows descriptors, and threads', async () => {
  const inWorker = `import fs from 'node:fs';
    const file = fs.openSync('big', 'w'); fs.writeSync(file, 'a'.repeat(20000)); fs.fsyncSync(file);
    fs.writeSync(file, 'b', 10000); fs.fdatasyncSync(file); fs.ftruncateSync(file, 10001); fs.fsyncSync(file);
    fs.writeSync(file, 'c', 0); fs.fsyncSync(fs.openSync('.'));`;
  const program = `import { Worker } from 'node:worker_threads'; import { once } from 'node:events';
    await once(new Worker(${JSON.stringify(inWorker)}, { eval: true }), 'exit')`;
  expect((await leftBy(program)).synced).toEqual({ ...old, big: `${'a'.repeat(10_000)}b` });
});
