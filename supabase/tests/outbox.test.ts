import { describe, expect, test } from 'vitest';
import { openWorld } from './openWorld.ts';
import { rows } from './world.ts';

const fixtures = openWorld();

const lead = rows.leads.open;

/** Each to somebody else: one person's wait for each other. */
const queue = (once: string, sendAfter = 'now()', to = `${once.replaceAll(/\W/g, 'x')}@exemple.test`) =>
  fixtures.exec(
    `select private.queue_email('estimate', '${to}', '${lead}', '{"word": "secret"}', '${once}', ${sendAfter})`,
  );

type Taken = { id: number; kind: string; recipient: string; data: unknown; lead: { email: string } };

/** All that is due, or as many as that. */
async function take(most = Infinity): Promise<Taken[]> {
  const taken: Taken[] = [];
  while (taken.length < most) {
    const [row] = await fixtures.sql<{ email: Taken | null }>('select public.take_email() as email');
    if (!row?.email) break;
    taken.push(row.email);
  }
  return taken;
}

const report = (id: number | undefined, error?: string, isFinal = false) =>
  fixtures.exec(`select public.report_email(${id}${error === undefined ? '' : `, '${error}', ${isFinal}`})`);

/** Lets time go by for what is queued. */
const pass = (interval: string) =>
  fixtures.exec(`
    update private.outbox set send_after = send_after - interval '${interval}', taken_at = taken_at - interval '${interval}'
    where sent_at is null and failed_at is null`);

const read = async (once: string) => {
  const [row] = await fixtures.sql<Record<string, unknown>>(
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
    recipient: 'un@exemple.test',
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
  const pauses = [1, 5, 15, 120, 360, 1440];
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

test('a failure for good isn’t tried again, and can be by an admin', async () => {
  await queue('refuse');
  const [taken] = await take();
  await report(taken?.id, '550', true);
  await pass('3 days');
  expect(await take()).toEqual([]);
  expect(await read('refuse')).toMatchObject({ failed: true, tries: 1, last_error: '550' });
});

describe('what one person gets', () => {
  const one = 'zoe@exemple.test';

  test('keeps its order while the first is tried again, however it ends', async () => {
    await queue('premier', undefined, one);
    await queue('autre');
    await queue('second', undefined, one.toUpperCase());
    const [first, other, ...others] = await take();
    expect([first?.recipient, other?.recipient, others]).toEqual([one, 'autre@exemple.test', []]);
    await report(first?.id, '451');
    expect(await take()).toEqual([]);
    expect(await fixtures.sql('select private.has_due_emails() as due')).toEqual([{ due: false }]);
    await pass('1 minute');
    const [again] = await take();
    expect(again?.id).toBe(first?.id);
    await report(again?.id);
    expect(await take()).toMatchObject([{ recipient: one.toUpperCase() }]);
  });

  test('isn’t given up for having waited, and goes on when the first is', async () => {
    await queue('premier', undefined, one);
    const [first] = await take();
    await fixtures.exec('update private.outbox set tries = 6 where sent_at is null and failed_at is null');
    await report(first?.id, '451');
    await queue('second', undefined, one);
    await pass('24 hours');
    const [again] = await take();
    expect(again?.id).toBe(first?.id);
    await report(again?.id, '550', true);
    expect(await take()).toHaveLength(1);
  });

  test('doesn’t wait for what is for later', async () => {
    await queue('rappel', `now() + interval '20 hours'`, one);
    await queue('maintenant', undefined, one);
    expect(await take()).toHaveLength(1);
  });
});

test('what a clock that was ahead has dated leaves at once, in its order', async () => {
  const one = 'zoe@exemple.test';
  for (const once of ['en file', 'pris', 'refusé']) await queue(once, undefined, one);
  await fixtures.exec(`
    update private.outbox set send_after = now() + interval '40 days' where once in ('en file', 'refusé');
    update private.outbox set taken_at = now() + interval '40 days', tries = 1 where once = 'pris';
    update private.outbox set tries = 1, last_error = '451' where once = 'refusé';`);
  const leaving: number[] = [];
  for (let [next] = await take(1); next; [next] = await take(1)) {
    leaving.push(next.id);
    await report(next.id);
  }
  expect(leaving).toHaveLength(3);
  expect(leaving).toEqual(leaving.toSorted((one, other) => one - other));
  expect(await fixtures.sql('select private.has_due_emails() as due')).toEqual([{ due: false }]);
});

test('a clock that isn’t trusted gives nothing up', async () => {
  await queue('interrompu');
  await take();
  await pass('11 minutes');
  await take();
  await queue('hier');
  await pass('25 hours');
  await fixtures.exec(
    `update private.clock set seen_at = now() - interval '40 days', doubted_at = null where is_only`,
  );
  expect(await take()).toMatchObject([{ recipient: 'hier@exemple.test' }]);
  expect(await read('interrompu')).toMatchObject({ failed: false });
  expect(await fixtures.sql('select private.has_due_emails() as due')).toEqual([{ due: false }]);
  await fixtures.exec('update private.clock set seen_at = now() where is_only');
  expect(await fixtures.sql('select private.has_due_emails() as due')).toEqual([{ due: true }]);
  expect(await take()).toEqual([]);
  expect(await read('interrompu')).toMatchObject({ failed: true });
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
  await fixtures.exec(`delete from public.leads where id = '${lead}'`);
  expect(await read('retiré')).toBeUndefined();
});

test('nothing is queued that could be more than one line of a header, or is for nobody', async () => {
  const insert = (recipient: string) =>
    fixtures.exec(`select private.queue_email('estimate', ${recipient}, '${lead}', '{}', 'x')`);
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
    expect(
      (await list()).find(({ id }: { id: number }) => id === Number(first?.id))?.next_try_at,
    ).not.toBeNull();
    await pass('2 minutes');
    await take();
    expect((await retry(Number(first?.id))).error?.message).toContain('n’attend plus');
  });
});
