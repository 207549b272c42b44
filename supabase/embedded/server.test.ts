import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createThrowAwayData } from './backend.ts';
import { exampleMigrations } from './exampleBackend.ts';
import { startServer } from './server.ts';
import { LOCAL_PUBLISHABLE_KEY } from '#data/localBackend.ts';

let dataDir: string;
let migrationsDir: string;

beforeAll(async () => {
  migrationsDir = await exampleMigrations();
  dataDir = await createThrowAwayData({ migrationsDir, seed: null });
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
  await rm(migrationsDir, { recursive: true });
});

const site = async () => new Response('accueil');

describe('one origin', () => {
  it('carries site and API, and stops when told to', async () => {
    const server = await startServer({ site, port: 0, dataDir, migrationsDir, seed: null });
    expect(await (await fetch(server.url)).text()).toBe('accueil');
    const rows = await fetch(`${server.url}/rest/v1/notes?select=id`, {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    });
    expect(await rows.json()).toEqual([]);
    expect((await fetch(`${server.url}/realtime/v1/websocket`)).status).toBe(404);
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('tells which network address signs in too often', async () => {
    const server = await startServer({
      site,
      port: 0,
      dataDir,
      migrationsDir,
      seed: null,
      rateLimits: { signIn: { requests: 1, seconds: 300 } },
    });
    const { auth } = createClient(server.url, LOCAL_PUBLISHABLE_KEY, { auth: { persistSession: false } });
    const guess = () => auth.signInWithPassword({ email: 'a@exemple.test', password: 'essai' });
    expect((await guess()).error?.code).toBe('invalid_credentials');
    expect((await guess()).error?.code).toBe('over_request_rate_limit');
    await server.close();
  });

  it('is refused in one sentence where the port is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = address && typeof address === 'object' ? address.port : 0;
    await expect(startServer({ site, port, dataDir, migrationsDir, seed: null })).rejects.toThrow(
      `Le port ${port} est déjà utilisé`,
    );
    other.close();
  });
});

describe('kill -9 in the midst of writes', () => {
  /** More rounds, by hand, search deeper than a few in every test run. */
  const rounds = Number(process.env['DURABILITY_ROUNDS'] ?? 3);
  const program = `
    import { startServer } from ${JSON.stringify(new URL('./server.ts', import.meta.url).href)};
    const { url, backend } = await startServer({
      site: async () => new Response(''), port: 0, seed: null,
      dataDir: process.env.DATA_DIR, migrationsDir: process.env.MIGRATIONS,
    });
    console.log(JSON.stringify({ url, serviceKey: backend.serviceKey }));`;

  async function launch(): Promise<{ server: ChildProcess; client: SupabaseClient }> {
    const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, DATA_DIR: dataDir, MIGRATIONS: migrationsDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void server.kill('SIGKILL'));
    const [line] = await once(createInterface(server.stdout), 'line');
    const { url, serviceKey }: { url: string; serviceKey: string } = JSON.parse(String(line));
    return { server, client: createClient(url, serviceKey, { auth: { persistSession: false } }) };
  }

  it(
    'loses nothing that was acknowledged',
    async () => {
      const notes: string[] = [];
      const files: string[] = [];

      const expectAll = async (client: SupabaseClient) => {
        const { data: rows } = await client.from('notes').select('title').order('id', { ascending: false });
        expect(rows?.map(({ title }) => String(title))).toEqual(expect.arrayContaining(notes.slice(-500)));
        for (const name of files.slice(-20)) {
          const { data } = await client.storage.from('media').download(`uploads/${name}`);
          expect(await data?.text()).toBe(name);
        }
      };

      for (let round = 0; round < rounds; round += 1) {
        const { server, client } = await launch();
        await expectAll(client);
        const target = notes.length + 30 + Math.random() * 30;
        const write = async (writer: number) => {
          for (let turn = 0; ; turn += 1) {
            const name = `${round}-${writer}-${turn}.png`;
            const { error } = await client.from('notes').insert({ title: name });
            if (error) return;
            notes.push(name);
            if (notes.length > target) server.kill('SIGKILL');
            const upload = await client.storage
              .from('media')
              .upload(`uploads/${name}`, name, { contentType: 'image/png' });
            if (upload.error) return;
            files.push(name);
          }
        };
        await Promise.all([0, 1, 2, 3].map(write));
      }

      const { client } = await launch();
      await expectAll(client);
      expect(notes.length).toBeGreaterThan(30 * rounds);
      expect(files.length).toBeGreaterThan(0);
    },
    rounds * 40_000,
  );
});
