import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Backend, createBackend, createThrowAwayData } from '../backend.ts';
import { getClient, getMember } from '../testing/exampleBackend.ts';
import { makeProof } from '../testing/makeProof.ts';
import { renewSecrets } from './dataFolder.ts';

async function write(backend: Backend, email: string) {
  const client = getClient(backend);
  const { data: challenge } = await client.rpc('create_challenge').throwOnError();
  const proof = await makeProof(challenge);
  await client.from('leads').insert({ email, message: 'Bonjour' }).setHeader('x-proof', proof).throwOnError();
}

const emailsIn = async (backend: Backend) =>
  (await backend.sql<{ email: string }>('select email from public.leads order by email')).map(
    ({ email }) => email,
  );

it('erases again, in an older copy of the data, what was erased since, and leaves what came after', async () => {
  const scene = await mkdtemp(join(tmpdir(), 'porte-voix-erasures-'));
  const [dataDir, copy] = [join(scene, 'data'), join(scene, 'copy')];
  onTestFinished(() => rm(scene, { recursive: true }));
  await rename(await createThrowAwayData({ seed: null }), dataDir);
  const open = (folder: string, log?: (line: string) => void) => createBackend({ dataDir: folder, log });

  let backend = await open(dataDir);
  await getMember(backend, 'luc@exemple.ca');
  await getMember(backend, 'parti@exemple.ca');
  await write(backend, 'luc@exemple.ca');
  await write(backend, 'parti@exemple.ca');
  await write(backend, 'eve@exemple.ca');
  await backend.close();
  await cp(dataDir, copy, { recursive: true });
  // Copies know each other whatever their secrets.
  await renewSecrets(dataDir);
  backend = await open(dataDir);
  const admin = await getMember(backend, 'admin@exemple.ca');
  await backend.exec(`update private.accounts set role = 'admin' where email = 'admin@exemple.ca'`);
  await admin.rpc('erase_personal_data', { email: ' Luc@exemple.ca' }).throwOnError();
  await backend.exec(`delete from auth.users where email = 'parti@exemple.ca'`);
  await write(backend, 'luc@exemple.ca');
  expect(await emailsIn(backend)).toEqual(['eve@exemple.ca', 'luc@exemple.ca', 'parti@exemple.ca']);
  // Known at once, by no name.
  const beside = (await readdir(scene)).find((name) => name.startsWith('.erasures-')) ?? '';
  for (const file of [join(scene, beside), join(dataDir, 'erasures.json')]) {
    const stored = await readFile(file, 'utf8');
    expect(JSON.parse(stored)).toHaveLength(1);
    expect(stored).not.toContain('luc');
  }
  await backend.close();
  await (await open(dataDir)).close();

  // Where it was copied to, and in the place of the other.
  const reported = '2 adresse(s) effacée(s) depuis cette copie des données\u00A0: effacée(s) de nouveau.';
  const older = join(scene, 'older');
  await cp(copy, older, { recursive: true });
  await rm(dataDir, { recursive: true });
  await rename(copy, dataDir);
  for (const folder of [older, dataDir]) {
    const log: string[] = [];
    backend = await open(folder, (line) => log.push(line));
    expect(log).toContain(reported);
    expect(await emailsIn(backend)).toEqual(['eve@exemple.ca', 'parti@exemple.ca']);
    expect(await backend.sql('select email from private.accounts')).toEqual([]);
    await backend.close();
  }
  // Whoever writes again is not erased by the next start.
  backend = await open(dataDir);
  await write(backend, 'luc@exemple.ca');
  await backend.close();
  backend = await open(dataDir);
  expect(await emailsIn(backend)).toContain('luc@exemple.ca');
  await backend.close();
});
