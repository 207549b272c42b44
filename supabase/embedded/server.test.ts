import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, request as sendRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

  it('asks for a new look at pages once something was written, and for nothing else', async () => {
    const onWrite = vi.fn<() => void>();
    const server = await startServer({ site, onWrite, port: 0, dataDir, migrationsDir, seed: null });
    const send = async (path: string, init: RequestInit = {}) =>
      (
        await fetch(server.url + path, {
          ...init,
          headers: { apikey: LOCAL_PUBLISHABLE_KEY, ...(init.headers as object) },
        })
      ).status;
    expect(await send('/rest/v1/x/y', { method: 'POST', headers: { apikey: '' } })).toBe(404);
    expect(await send('/rest/v1/notes', { method: 'POST', body: '{"title":"a"}' })).toBe(401);
    expect(await send('/rest/v1/notes?select=id', { method: 'HEAD' })).toBe(200);
    expect(await send('/rest/v1/notes?select=id')).toBe(200);
    expect(onWrite).not.toHaveBeenCalled();
    expect(await send('/rest/v1/rpc/whoami', { method: 'POST', body: '{}' })).toBe(200);
    expect(onWrite).toHaveBeenCalledOnce();
    await server.close();
  });

  it('is nobody else’s on this machine: not that of a name which leads here', async () => {
    const server = await startServer({
      site,
      port: 0,
      dataDir,
      migrationsDir,
      seed: null,
      publicUrl: 'https://www.agence.example',
    });
    const { port } = new URL(server.url);
    const statusFor = (host: string, path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        sendRequest({ port, path, host: '127.0.0.1', headers: { host, apikey: LOCAL_PUBLISHABLE_KEY } })
          .once('response', (response) => resolve(response.resume().statusCode))
          .once('error', reject)
          .end();
      });
    for (const path of ['/', '/rest/v1/notes?select=id']) {
      for (const host of ['localhost', `LOCALHOST:${port}`, 'site.localhost', '127.0.0.1', '127.1', '[::1]'])
        expect([host, await statusFor(host, path)]).toEqual([host, 200]);
      expect(await statusFor('www.agence.example', path)).toBe(200);
      for (const host of [
        'rebound.example',
        'localhost.rebound.example',
        '127.0.0.1.nip.io',
        'xlocalhost',
        '192.168.1.5',
        'a b',
      ])
        expect([host, await statusFor(host, path)]).toEqual([host, 421]);
    }
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
