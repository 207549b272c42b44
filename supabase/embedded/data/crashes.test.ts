import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { backUp, restore } from './dataArchive.ts';
import { claimDataFolder, type DataPaths } from './dataFolder.ts';
import { crashAtEveryStep } from '../testing/crash.ts';
import { dataNamed, type Files, readFiles, writeFiles } from '../testing/fakeData.ts';

// A process for each step, of which there are dozens.
vi.setConfig({ testTimeout: 400_000 });

let scene: string;
let fixtures: string;

/** The data that a start finds in a folder; `create` is what it would do with an empty one. */
async function start(
  folder: string,
  create: Parameters<typeof claimDataFolder>[1] = () => Promise.reject(new Error('Taken for empty')),
): Promise<{ data: Files; replaced: Files[] }> {
  const { release } = await claimDataFolder(folder, create);
  release();
  const replaced = (await readdir(folder)).filter((name) => name.startsWith('replaced-'));
  const all = Object.entries(await readFiles(folder));
  return {
    data: Object.fromEntries(all.filter(([path]) => !/^(lock\.sqlite|replaced-)/.test(path))),
    replaced: await Promise.all(replaced.map((name) => readFiles(join(folder, name)))),
  };
}

const moduleAt = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

beforeAll(async () => {
  scene = await mkdtemp(join(tmpdir(), 'porte-voix-crashes-'));
  fixtures = join(scene, 'world');
  await writeFiles(join(fixtures, 'data'), dataNamed('old'));
  await writeFiles(join(scene, 'other'), dataNamed('new'));
  await backUp(join(scene, 'other'), join(fixtures, 'new.tar.gz'));
});
afterAll(() => rm(scene, { recursive: true }));

it.runIf(process.platform === 'linux')('creates data wholly, or makes a new start', async () => {
  const { 'secrets.json': _made, ...seeded } = dataNamed('seeded');
  const program = `
    import { mkdir, writeFile } from 'node:fs/promises';
    import { dirname, join } from 'node:path';
    import { claimDataFolder } from ${moduleAt('./dataFolder.ts')};
    const { release } = await claimDataFolder('new/data', async ({ database }) => {
      for (const [path, text] of Object.entries(${JSON.stringify(seeded)})) {
        const file = join(database, '..', path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    });
    release();`;
  await mkdir(join(scene, 'nothing'));
  await crashAtEveryStep(scene, join(scene, 'nothing'), program, async ({ folder, step }) => {
    const create = (draft: DataPaths) => writeFiles(dirname(draft.database), seeded);
    const { data, replaced } = await start(join(folder, 'new/data'), step === undefined ? undefined : create);
    expect(data).toEqual({
      ...seeded,
      'secrets.json': expect.stringMatching(/^\{[^]+serviceKey[^]+\}$/),
    });
    expect(replaced).toEqual([]);
  });
});

it.runIf(process.platform === 'linux')('restores wholly or not at all', async () => {
  const program = `
    import { appendFile } from 'node:fs/promises';
    import { restore } from ${moduleAt('./dataArchive.ts')};
    import { makeFolder } from ${moduleAt('./durableFiles.ts')};
    await restore('data', 'new.tar.gz', (folder) => appendFile(folder + '/database/base/1', ', migrated'));
    // A server does so later on, and thereby syncs the names of the data.
    await makeFolder('data/quarantine');`;
  const restored = { ...dataNamed('new'), 'database/base/1': 'new, migrated' };
  const outcomes = new Set<string>();
  await crashAtEveryStep(scene, fixtures, program, async ({ folder, step, cause }) => {
    const { data, replaced } = await start(join(folder, 'data'));
    const isNew = data['database/base/1'] !== 'old';
    if (step === undefined) expect(isNew).toBe(true);
    expect(data).toEqual(isNew ? restored : dataNamed('old'));
    expect(replaced).toEqual(isNew ? [dataNamed('old')] : []);
    outcomes.add(`${cause}: ${isNew ? 'new' : 'old'}`);
  });
  expect(outcomes.size).toBe(6);
});

it.runIf(process.platform === 'linux')('backs up wholly or not at all', async () => {
  const program = `
    import { backUp } from ${moduleAt('./dataArchive.ts')};
    await backUp('data', 'old.tar.gz');`;
  await crashAtEveryStep(scene, fixtures, program, async ({ folder, step, cause }) => {
    expect((await start(join(folder, 'data'))).data).toEqual(dataNamed('old'));
    const archive = join(folder, 'old.tar.gz');
    if (step === undefined) expect(existsSync(archive)).toBe(true);
    if (!existsSync(archive)) return;
    const target = join(scene, `restored-${step}-${cause}`);
    await restore(target, archive, async () => undefined);
    expect((await start(target)).data).toEqual(dataNamed('old'));
  });
});
