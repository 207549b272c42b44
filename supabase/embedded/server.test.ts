import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@supabase/supabase-js';
import { createThrowAwayData } from './backend.ts';
import { exampleMigrations } from './testing/exampleBackend.ts';
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

  it('leaves its data closed, whoever asks afterwards', async () => {
    const server = await startServer({ site, port: 0, dataDir, migrationsDir, seed: null });
    await server.close();
    const request = new Request(`${server.url}/rest/v1/notes`, {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    });
    expect((await server.backend.fetch(request)).status).toBe(500);
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
