import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestedBackend } from './testedBackend.ts';
import { asRole, createFixtures, rows, type Fixtures } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let fixtures: Fixtures;

beforeAll(async () => {
  backend = await createTestedBackend();
  fixtures = await createFixtures(backend);
});
afterEach(() => fixtures.restore());
afterAll(() => backend.close());

/** Writes as a visitor does, without passing by the front, which would notify at once. */
const write = (text: string) =>
  backend.exec(
    `${asRole('anon')} insert into public.leads (email, message) values ('a@exemple.test', '${text}')`,
  );

const take = async () =>
  (await backend.sql<{ message: string }>('select message from public.take_pending_notifications()')).map(
    ({ message }) => message,
  );

test('a message is given once, the oldest first', async () => {
  await write('Un');
  await write('Deux');
  expect(await take()).toEqual(['Un', 'Deux']);
  expect(await take()).toEqual([]);
});

test('what nobody has taken for a day is left aside for good', async () => {
  await write('Hier');
  await backend.exec(
    `update public.leads set created_at = now() - interval '25 hours' where message = 'Hier'`,
  );
  await write('Maintenant');
  expect(await take()).toEqual(['Maintenant']);
  expect(await backend.sql('select from private.pending_notifications')).toEqual([]);
});

test('nobody is notified of a message that was deleted, nor of one that comes back', async () => {
  await write('Retiré');
  await backend.exec(`delete from public.leads where message = 'Retiré'`);
  expect(await take()).toEqual([]);

  const { open } = rows.leads;
  await fixtures.as.admin.from('leads').delete().eq('id', open).throwOnError();
  await fixtures.as.admin.rpc('restore_deleted_record', { source: 'leads', record_id: open }).throwOnError();
  expect(await take()).toEqual([]);
});
