import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { companyContent as company } from '#site/settings/settings.content.ts';
import { paths } from '#paths.ts';
import { type Backend, createBackend, createThrowAwayData } from '../backend.ts';
import { forgetOldFiles } from '../commands/trash.ts';
import { makeProof } from './makeProof.ts';
import { getClient, getMember } from './exampleBackend.ts';

let dataDir: string;
let backend: Backend;

beforeEach(async () => {
  dataDir = await createThrowAwayData({ seed: null });
  backend = await createBackend({ dataDir });
});
afterEach(async () => {
  vi.useRealTimers();
  await backend.close();
  await rm(dataDir, { recursive: true });
});

const id = '90000000-0000-4000-8000-000000000009';

async function write(message: object) {
  const client = getClient(backend);
  const { data: challenge } = await client.rpc('create_challenge').throwOnError();
  const { status } = await client
    .from('leads')
    .insert({ email: 'marie@exemple.ca', ...message })
    .setHeader('x-proof', await makeProof(challenge));
  return status;
}

it('notifies the company of a message, once', async () => {
  expect(await write({ id, first_name: 'Marie', message: 'Bonjour <b>' })).toBe(201);
  // Sent again, for the answer was lost on its way.
  expect(await write({ id, first_name: 'Marie', message: 'Bonjour <b>' })).toBe(409);
  expect(backend.inbox).toMatchObject([
    { to: company.email, replyTo: 'marie@exemple.ca', subject: 'Message de Marie' },
  ]);
  expect(backend.inbox[0]?.text).toContain('> Bonjour <b>');
  expect(backend.inbox[0]?.html).toContain('Bonjour &lt;b&gt;');
  expect(backend.inbox[0]?.html).toContain(`href="${backend.url}${paths.admin.lead(id)}"`);
  expect(await write({ message: 'Encore' })).toBe(201);
  expect(backend.inbox).toHaveLength(2);
});

it('keeps an e-mail for as long as its message, and no longer than its address', async () => {
  const monthsAgo = new Date();
  monthsAgo.setMonth(monthsAgo.getMonth() - 25);
  vi.useFakeTimers({ toFake: ['Date'], now: monthsAgo });
  await write({ email: 'avant@exemple.ca', message: 'Bonjour' });
  vi.useRealTimers();
  await write({ message: 'Bonjour' });
  await write({ email: 'luc@exemple.ca', message: 'Bonjour' });
  const answered = () => backend.inbox.flatMap(({ replyTo }) => replyTo ?? []);
  await forgetOldFiles(backend);
  expect(answered()).toEqual(['marie@exemple.ca', 'luc@exemple.ca']);

  const admin = await getMember(backend, 'admin@exemple.ca');
  await backend.exec(`update private.accounts set role = 'admin' where email = 'admin@exemple.ca'`);
  await admin.rpc('erase_personal_data', { email: 'Luc@exemple.ca' }).throwOnError();
  expect(answered()).toEqual(['marie@exemple.ca']);
});

it('keeps an e-mail that fails, with the reason, until it leaves', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const admin = await getMember(backend, 'admin@exemple.ca');
  await backend.exec(`update private.accounts set role = 'admin' where email = 'admin@exemple.ca'`);
  await rm(join(dataDir, 'mail'), { recursive: true });
  // No folder can be made where a file is.
  await writeFile(join(dataDir, 'mail'), '');
  expect(await write({ id, message: 'Bonjour' })).toBe(201);
  expect(await backend.sql('select from public.leads')).toHaveLength(1);
  expect(logged).toHaveBeenCalledWith('send-emails:', expect.stringContaining('no e-mail left for'));

  const list = async () => (await admin.rpc('list_failed_emails').throwOnError()).data as { id: number }[];
  const [failed] = await list();
  expect(failed).toMatchObject({
    kind: 'lead-notice',
    about: id,
    reason: expect.stringContaining('ENOTDIR'),
  });
  await rm(join(dataDir, 'mail'));
  const before = backend.inbox.length;
  await admin.rpc('retry_email', { id: failed?.id }).throwOnError();
  expect(backend.inbox.slice(before)).toMatchObject([{ to: company.email }]);
  expect(await list()).toEqual([]);
});

it('sends in time what was queued for later', async () => {
  await write({ id, message: 'Bonjour' });
  await backend.exec(`select private.queue_email('estimate', 'marie@exemple.ca', '${id}',
    '{"figures": {"service": "podcast", "budget": 10000}}', 'estimate/1')`);
  expect(await backend.sql('select private.has_due_emails() as due')).toEqual([{ due: true }]);
  const call = (key: string) =>
    backend.fetch(
      new Request(`${backend.url}/functions/v1/send-emails`, { method: 'POST', headers: { apikey: key } }),
    );
  expect((await call(backend.publishableKey)).status).toBe(403);
  expect((await call(backend.serviceKey)).status).toBe(202);
  expect(backend.inbox.at(-1)).toMatchObject({ to: 'marie@exemple.ca', subject: 'Votre estimation' });
  expect(await backend.sql('select private.has_due_emails() as due')).toEqual([{ due: false }]);
});
