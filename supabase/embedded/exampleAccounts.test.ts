import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createBackend, createThrowAwayData } from './backend.ts';
import { getClient, exampleMigrations } from './testing/exampleBackend.ts';
import { keepExamplesLocal } from './exampleAccounts.ts';
import { startServer } from './server.ts';

const account = `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at) values
  ('b0000000-0000-4000-8000-000000000004', 'authenticated', 'authenticated', 'admin@porte-voix.example',
   extensions.crypt('porte-voix-local', extensions.gen_salt('bf', 4)), now());`;

it('keeps the example accounts on this machine while they have the password that everybody knows', async () => {
  const migrationsDir = await exampleMigrations();
  const dataDir = await createThrowAwayData({ migrationsDir, seed: { sql: account, files: [] } });
  onTestFinished(async () => {
    await rm(dataDir, { recursive: true });
    await rm(migrationsDir, { recursive: true });
  });

  const site = async () => new Response('');
  await expect(startServer({ site, port: 0, host: '0.0.0.0', dataDir, migrationsDir })).rejects.toThrow(
    /^Ouvert au réseau \(0\.0\.0\.0\), .* admin@porte-voix\.example : démarrez-le sans HOST/,
  );

  const backend = await createBackend({ dataDir, migrationsDir });
  const close = vi.fn(async () => undefined);
  const serve = (host: string) =>
    keepExamplesLocal(host, { sql: (...query) => backend.sql(...query), close });
  const refusal = 'admin@porte-voix.example';
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) await serve(host);
  for (const host of ['::', '192.168.1.2', 'localhost.example', '127.0.0.1.nip.io', 'bureau'])
    await expect(serve(host), host).rejects.toThrow(refusal);
  expect(close).toHaveBeenCalledTimes(5);

  const { auth } = getClient(backend);
  await auth.signInWithPassword({ email: 'admin@porte-voix.example', password: 'porte-voix-local' });
  expect((await auth.updateUser({ password: 'un autre mot de passe' })).error).toBeNull();
  await serve('0.0.0.0');
  expect((await auth.updateUser({ password: 'porte-voix-local' })).error).toBeNull();
  await expect(serve('0.0.0.0')).rejects.toThrow(refusal);
  await backend.close();
});
