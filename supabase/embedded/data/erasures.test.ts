import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Backend, createBackend, createThrowAwayData } from '../backend.ts';
import { getClient, getMember } from '../testing/exampleBackend.ts';
import { backUp, restore } from './dataArchive.ts';

const write = (backend: Backend, email: string) =>
  getClient(backend).from('leads').insert({ email, message: 'Bonjour' }).throwOnError();

const emailsIn = async (backend: Backend) =>
  (await backend.sql<{ email: string }>('select email from public.leads order by email')).map(
    ({ email }) => email,
  );

it('erases again what was erased after the backup that is brought back, and leaves what came after', async () => {
  const dataDir = await createThrowAwayData({ seed: null });
  const file = `${dataDir}.tar.gz`;
  onTestFinished(() =>
    Promise.all([dataDir, file].map((path) => rm(path, { recursive: true }))).then(() => undefined),
  );
  const open = (log?: (line: string) => void) => createBackend({ dataDir, isDurable: false, log });

  let backend = await open();
  await getMember(backend, 'luc@exemple.ca');
  await getMember(backend, 'parti@exemple.ca');
  await write(backend, 'luc@exemple.ca');
  await write(backend, 'parti@exemple.ca');
  await write(backend, 'eve@exemple.ca');
  await backend.close();
  await backUp(dataDir, file);
  backend = await open();
  const admin = await getMember(backend, 'admin@exemple.ca');
  await backend.exec(`update private.accounts set role = 'admin' where email = 'admin@exemple.ca'`);
  await admin.rpc('erase_personal_data', { email: ' Luc@exemple.ca' }).throwOnError();
  await backend.exec(`delete from auth.users where email = 'parti@exemple.ca'`);
  await write(backend, 'luc@exemple.ca');
  expect(await emailsIn(backend)).toEqual(['eve@exemple.ca', 'luc@exemple.ca', 'parti@exemple.ca']);
  // Known at once, by no name.
  const stored = await readFile(join(dataDir, 'erasures.json'), 'utf8');
  expect(JSON.parse(stored)).toHaveLength(1);
  expect(stored).not.toContain('luc');
  await backend.close();
  await (await open()).close();

  const log: string[] = [];
  await restore(dataDir, file, async (folder) => {
    await (await createBackend({ dataDir: folder, isDurable: false, log: (line) => log.push(line) })).close();
  });
  expect(log).toContain('2 adresse(s) effacée(s) depuis la sauvegarde\u00A0: effacée(s) de nouveau.');
  backend = await open();
  expect(await emailsIn(backend)).toEqual(['eve@exemple.ca', 'parti@exemple.ca']);
  expect(await backend.sql('select email from private.accounts')).toEqual([]);
  // Whoever writes again is not erased by the next start.
  await write(backend, 'luc@exemple.ca');
  await backend.close();
  backend = await open();
  expect(await emailsIn(backend)).toContain('luc@exemple.ca');
  await backend.close();
});
