import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createThrowAwayData } from '../backend.ts';
import { exampleMigrations } from '../testing/exampleBackend.ts';
import { powerCut, recordingSyncs } from '../testing/powerCut.ts';

/** More rounds and writes, by hand or in CI, search deeper than those of every test run. */
const rounds = Number(process.env['DURABILITY_ROUNDS'] ?? 1);
const writesInARound = Number(process.env['DURABILITY_WRITES'] ?? 40);

let scene: string;
let migrationsDir: string;

beforeAll(async () => {
  scene = await mkdtemp(join(tmpdir(), 'porte-voix-durability-'));
  migrationsDir = await exampleMigrations();
});
afterAll(async () => {
  await rm(scene, { recursive: true });
  await rm(migrationsDir, { recursive: true });
});

const program = `
  import { startServer } from ${JSON.stringify(new URL('../server.ts', import.meta.url).href)};
  const { url, backend } = await startServer({
    site: async () => new Response(''), port: 0, seed: null,
    dataDir: process.env.DATA_DIR, migrationsDir: process.env.MIGRATIONS,
  });
  console.log(JSON.stringify({ url, serviceKey: backend.serviceKey }));`;

type Running = { server: ChildProcess; isOver: Promise<unknown>; client: SupabaseClient };

/** A server in a process of its own; with a log, its syncs are written down instead of being carried out. */
async function launch(dataDir: string, log?: string): Promise<Running> {
  const recording = log ? recordingSyncs(dataDir, log) : { execArgv: [], env: {} };
  const server = spawn(process.execPath, [...recording.execArgv, '--input-type=module', '-e', program], {
    env: { ...process.env, ...recording.env, DATA_DIR: dataDir, MIGRATIONS: migrationsDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isOver = once(server, 'close');
  onTestFinished(() => void server.kill('SIGKILL'));
  const [line] = await once(createInterface(server.stdout), 'line');
  const { url, serviceKey }: { url: string; serviceKey: string } = JSON.parse(String(line));
  return { server, isOver, client: createClient(url, serviceKey, { auth: { persistSession: false } }) };
}

async function kill({ server, isOver }: Running): Promise<void> {
  server.kill('SIGKILL');
  await isOver;
}

it(
  'loses nothing that was acknowledged, whether the server is killed or power is cut in the midst of writes',
  async () => {
    const titles: string[] = [];
    const files: string[] = [];

    async function expectAll(dataDir: string): Promise<void> {
      const running = await launch(dataDir);
      const { data: rows } = await running.client
        .from('notes')
        .select('title')
        .order('id', { ascending: false });
      expect(rows?.map(({ title }) => String(title))).toEqual(expect.arrayContaining(titles.slice(-900)));
      for (const name of files.slice(-20)) {
        const { data } = await running.client.storage.from('media').download(`uploads/${name}`);
        expect(await data?.text()).toBe(name);
      }
      await kill(running);
    }

    let dataDir = await createThrowAwayData({ migrationsDir, seed: null });
    for (let round = 0; round < rounds; round += 1) {
      const log = join(scene, `${round}.log`);
      const running = await launch(dataDir, log);
      const { server, client } = running;
      const target = titles.length + writesInARound;
      const write = async (writer: number) => {
        for (let turn = 0; ; turn += 1) {
          const name = `${round}-${writer}-${turn}.png`;
          const { error } = await client.from('notes').insert({ title: name });
          if (error) return;
          titles.push(name);
          if (titles.length >= target) server.kill('SIGKILL');
          if (turn % 5 > 0) continue;
          const isPng = { contentType: 'image/png' };
          const upload = await client.storage.from('media').upload(`uploads/${name}`, name, isPng);
          if (upload.error) return;
          files.push(name);
        }
      };
      await Promise.all([0, 1, 2, 3].map(write));
      await kill(running);

      const killed = join(scene, `${round}-killed`);
      await cp(dataDir, killed, { recursive: true });
      await expectAll(killed);
      for (const names of ['written', 'synced'] as const) {
        const left = join(scene, `${round}-${names}`);
        await powerCut(dataDir, log, left, { names });
        await expectAll(left);
      }
      await rm(killed, { recursive: true });
      await rm(dataDir, { recursive: true });
      dataDir = join(scene, `${round}-synced`);
    }
    expect(titles.length).toBeGreaterThanOrEqual(rounds * writesInARound);
    expect(files.length).toBeGreaterThan(0);
  },
  rounds * (240_000 + writesInARound * 200),
);
