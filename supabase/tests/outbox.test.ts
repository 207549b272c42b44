import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestedBackend } from './testedBackend.ts';
import { createFixtures, rows, type Fixtures } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let fixtures: Fixtures;

beforeAll(async () => {
  backend = await createTestedBackend();
  fixtures = await createFixtures(backend);
});
afterEach(() => fixtures.restore());
afterAll(() => backend.close());

const lead = rows.leads.open;

const queue = (once: string, sendAfter = 'now()') =>
  backend.exec(
    `select private.queue_email('estimate', 'a@exemple.test', '${lead}', '{"word": "secret"}', '${once}', ${sendAfter})`,
  );

type Taken = { id: string; kind: string; recipient: string; data: unknown; lead: { email: string } };

const take = () => backend.sql<Taken>('select * from public.take_emails()');

const report = (id: string | undefined, error?: string) =>
  backend.exec(`select public.report_email(${id}${error === undefined ? '' : `, '${error}'`})`);

/** Lets time go by for what is queued. */
const pass = (interval: string) =>
  backend.exec(`
    update private.outbox set send_after = send_after - interval '${interval}', taken_at = taken_at - interval '${interval}'
    where sent_at is null and failed_at is null`);

const read = async (once: string) => {
  const [row] = await backend.sql<Record<string, unknown>>(
    `select sent_at is not null as sent, failed_at is not null as failed, data, tries, last_error
     from private.outbox where once = $1`,
    [once],
  );
  return row;
};

test('an e-mail is queued once, given once, and says nothing any more once it has left', async () => {
  await queue('un');
  await queue('un');
  const [taken, ...others] = await take();
  expect(others).toEqual([]);
  expect(taken).toMatchObject({
    kind: 'estimate',
    recipient: 'a@exemple.test',
    data: { word: 'secret' },
    lead: { email: 'lead@exemple.test' },
  });
  expect(await take()).toEqual([]);
  await report(taken?.id);
  expect(await read('un')).toMatchObject({ sent: true, data: {}, tries: 1 });
  // What is reported late, or twice, changes nothing.
  await report(taken?.id, 'Trop tard');
  expect(await read('un')).toMatchObject({ sent: true, last_error: null });
  await queue('un');
  expect(await take()).toEqual([]);
});

test('two at once don’t take the same', async () => {
  for (let number = 0; number < 30; number += 1) await queue(`course/${number}`);
  const all = await Promise.all([take(), take(), take()]);
  const ids = all.flat().map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
});

test('what is for later waits', async () => {
  await queue('demain', `now() + interval '1 day'`);
  expect(await take()).toEqual([]);
  await pass('1 day');
  expect(await take()).toHaveLength(1);
});

test('a failure is tried again after growing pauses, then given up', async () => {
  await queue('refusé');
  const pauses = [1, 5, 30, 120, 360, 1440];
  for (const [index, minutes] of pauses.entries()) {
    const [taken] = await take();
    await report(taken?.id, `Refus ${index + 1}`);
    await pass(`${minutes * 60 - 20} seconds`);
    expect(await take()).toEqual([]);
    await pass('20 seconds');
  }
  const [last] = await take();
  await report(last?.id, 'Refus 7');
  expect(await read('refusé')).toMatchObject({ failed: true, tries: 7, last_error: 'Refus 7' });
});

describe('taken and never reported', () => {
  test('it is given once more, then no more', async () => {
    await queue('perdu');
    const [first] = await take();
    await pass('9 minutes');
    expect(await take()).toEqual([]);
    await pass('2 minutes');
    expect(await take()).toMatchObject([{ id: first?.id }]);
    await pass('11 minutes');
    expect(await take()).toEqual([]);
    expect(await read('perdu')).toMatchObject({
      failed: true,
      last_error: expect.stringContaining('peut-être'),
    });
  });
});

test('what nobody was there to send for a day is left aside', async () => {
  await queue('hier');
  await pass('25 hours');
  expect(await take()).toEqual([]);
  expect(await read('hier')).toMatchObject({ failed: true });
});

test('it goes with its lead', async () => {
  await queue('retiré');
  await backend.exec(`delete from public.leads where id = '${lead}'`);
  expect(await read('retiré')).toBeUndefined();
});

test('nothing is queued that could be more than one line of a header, or is for nobody', async () => {
  const insert = (recipient: string) =>
    backend.exec(`select private.queue_email('estimate', ${recipient}, '${lead}', '{}', 'x')`);
  await expect(insert(`E'a@exemple.test\\nBcc: b@exemple.test'`)).rejects.toThrow('outbox_recipient');
  await expect(insert(`'a@exemple.test b@exemple.test'`)).rejects.toThrow('outbox_recipient');
  await expect(insert('null')).rejects.toThrow('outbox_recipient_given');
});

describe('an admin', () => {
  const list = async () => (await fixtures.as.admin.rpc('list_failed_emails').throwOnError()).data ?? [];
  const retry = (id: number) => fixtures.as.admin.rpc('retry_email', { id });

  test('sees what didn’t leave, with the reason, and has it tried again', async () => {
    const { failed } = rows.outbox;
    expect(await list()).toMatchObject([
      { id: failed, reason: 'refused', next_try_at: null, about: rows.leads.closed, total: 1 },
    ]);
    // It leaves at once.
    await retry(failed).throwOnError();
    expect(await list()).toEqual([]);
    expect((await retry(failed)).error?.code).toBe('PT409');
  });

  test('doesn’t have an e-mail tried again that somebody sends at this moment', async () => {
    await queue('pris');
    const [first] = await take();
    await report(first?.id, 'Refusé');
    expect((await list()).find(({ id }: { id: number }) => id === Number(first?.id))?.next_try_at).not.toBeNull();
    await pass('2 minutes');
    await take();
    expect((await retry(Number(first?.id))).error?.message).toContain('n’attend plus');
  });
});
