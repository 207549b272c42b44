import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createThrowAwayData } from '../backend.ts';
import { exampleMigrations } from '../testing/exampleBackend.ts';

/** More rounds and writes, by hand or in CI, search deeper than those of every test run. */
const rounds = Number(process.env['DURABILITY_ROUNDS'] ?? 1);
const writesInARound = Number(process.env['DURABILITY_WRITES'] ?? 40);

let migrationsDir: string;

beforeAll(async () => {
  migrationsDir = await exampleMigrations();
});
afterAll(async () => {
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

/** A server in a process of its own. */
async function launch(dataDir: string): Promise<Running> {
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, DATA_DIR: dataDir, MIGRATIONS: migrationsDir },
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
  'loses nothing that was acknowledged when it is killed in the midst of writes',
  async () => {
    const titles: string[] = [];
    const files: string[] = [];
    const dataDir = await createThrowAwayData({ migrationsDir, seed: null });
    onTestFinished(() => rm(dataDir, { recursive: true }));
    for (let round = 0; round < rounds; round += 1) {
      const running = await launch(dataDir);
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

      const again = await launch(dataDir);
      const { data: rows } = await again.client
        .from('notes')
        .select('title')
        .order('id', { ascending: false });
      expect(rows?.map(({ title }) => String(title))).toEqual(expect.arrayContaining(titles.slice(-900)));
      for (const name of files.slice(-20)) {
        const { data } = await again.client.storage.from('media').download(`uploads/${name}`);
        expect(await data?.text()).toBe(name);
      }
      await kill(again);
    }
    expect(titles.length).toBeGreaterThanOrEqual(rounds * writesInARound);
    expect(files.length).toBeGreaterThan(0);
  },
  rounds * (120_000 + writesInARound * 200),
);
