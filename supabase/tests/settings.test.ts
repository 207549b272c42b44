import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { getTraces } from './attempt.ts';
import { openWorld } from './openWorld.ts';
import { asRole, forgetWhatIsToCome, nobodyComes, rows } from './world.ts';

const fixtures = openWorld();

/** Publishes settings as an admin does; gives the code that it was refused with. */
async function publish(key: string, value: object) {
  const { error } = await fixtures.as.admin.rpc('publish_document', {
    document: key,
    value,
    seen_version: 0,
  });
  return error?.code;
}

const { closed, open } = rows.leads;

/** What is left of a message, and of the copy of one that was deleted, a day before they are so many months old. */
async function storedAt(months: number) {
  const moment = `now() - make_interval(months => ${months}) + interval '1 day'`;
  await fixtures.exec(`
    update public.leads set created_at = ${moment} where id = '${open}';
    update private.deleted_records set record = record || jsonb_build_object('created_at', ${moment})
    where record_id = '${closed}';
    select private.apply_retention();`);
  const [left] = await fixtures.sql<{ messages: number; copies: number }>(
    `select (select count(*)::integer from public.leads where id = $1) as messages,
      (select count(*)::integer from private.deleted_records where record_id = $2) as copies`,
    [open, closed],
  );
  return left;
}

/** Entries of the log for the whole site. */
async function siteChanges() {
  const { data } = await fixtures.as.anonymous.from('page_changes').select('number').eq('path', '/');
  return data?.length;
}

const dayPasses = `
  update public.page_changes set changed_at = changed_at - interval '1 day';`;

async function shownOn(key: string) {
  const { data } = await fixtures.as.anonymous.from('site_contents').select('quebec_day').eq('key', key);
  return data?.[0]?.quebec_day as string | null | undefined;
}

const privacy = (messageMonths: unknown) => ({
  officer: { name: 'Marine Roy', role: 'directrice' },
  messageMonths,
});

const holiday = { exceptions: [{ label: 'Fête', from: '2027-06-24' }] };

/** What the database does as the settings say. */
describe('what the settings say', () => {
  for (const months of [24, 1, 6, 120] as const) {
    test(`messages stay for ${months} months, their copies too`, async () => {
      // 24 is what holds when nothing is published.
      if (months !== 24) await publish('settings/privacy', privacy(months));
      await fixtures.exec(forgetWhatIsToCome);
      await fixtures.as.admin.from('leads').delete().eq('id', closed).throwOnError();
      assert.deepEqual(await storedAt(months), { messages: 1, copies: 1 });
      assert.deepEqual(await storedAt(months + 1), { messages: 0, copies: 0 });
    });
  }
  test('of a message of 25 months ago no row is left anywhere', async () => {
    const word = 'vingt-cinq-mois';
    for (const email of ['a@exemple.test', 'b@exemple.test']) {
      await fixtures.exec(`${asRole('anon')}
        insert into public.leads (email, message) values ('${email}', '${word}');`);
    }
    const written = await fixtures.sql<{ id: string }>('select id from public.leads where message = $1', [
      word,
    ]);
    assert.equal(written.length, 2);
    await fixtures.as.admin
      .from('leads')
      .delete()
      .eq('id', written[0]?.id ?? '')
      .throwOnError();
    const traces = () => getTraces(fixtures, [word, ...written.map(({ id }) => id)].join('|'));
    assert.deepEqual(await traces(), [
      'private.deleted_records',
      'private.outbox',
      'private.search_entries',
      'public.leads',
    ]);
    await fixtures.exec(`
      update public.leads set created_at = created_at - interval '25 months';
      update private.deleted_records
      set record = record || jsonb_build_object('created_at', (record ->> 'created_at')::timestamptz - interval '25 months');
      select private.apply_retention();`);
    assert.deepEqual(await traces(), []);
  });
  test('a draft changes nothing, nor do addresses of requests', async () => {
    await fixtures.as.admin
      .rpc('save_document', {
        document: 'settings/privacy',
        value: privacy(1),
        seen_version: 0,
      })
      .throwOnError();
    await fixtures.exec(nobodyComes);
    await fixtures.as.admin.from('leads').delete().eq('id', closed).throwOnError();
    assert.deepEqual(await storedAt(24), { messages: 1, copies: 1 });
    await fixtures.exec(
      `update public.personal_data_requests set answered_at = now() - interval '23 months'`,
    );
    const emails = () => fixtures.sql('select id from public.personal_data_requests where email is not null');
    const before = await emails();
    await fixtures.as.admin.rpc('publish_document', {
      document: 'settings/privacy',
      value: privacy(1),
      seen_version: 1,
    });
    await fixtures.exec('select private.apply_retention()');
    assert.deepEqual(await emails(), before);
  });
  for (const messageMonths of [0, 121, 1.5, -1, '24', null, undefined] as const) {
    test(`${JSON.stringify(messageMonths)} months aren’t published`, async () => {
      assert.equal(await publish('settings/privacy', privacy(messageMonths)), 'PT400');
      // Other contents have no months to give.
      assert.equal(await publish('settings/nouveau', { messageMonths }), undefined);
    });
  }
  for (const value of [
    { messageMonths: 1 },
    { ...privacy(1), officer: 'Marine Roy' },
    { ...privacy(1), officer: { name: '\u00A0', role: 'directrice' } },
    { ...privacy(1), officer: { name: 'Marine Roy', role: 'd'.repeat(101) } },
    { ...privacy(1), officer: { name: '😀'.repeat(41), role: 'directrice' } },
    { ...privacy(1), officer: { name: 'Marine Roy', role: 'directrice', email: 'marine@' } },
    { ...privacy(1), officer: { name: 'Marine Roy', role: 'directrice', age: 40 } },
    { ...privacy(1), note: '' },
  ]) {
    test(`${JSON.stringify(value).slice(0, 90)} isn’t obeyed`, async () => {
      assert.equal(await publish('settings/privacy', value), 'PT400');
    });
  }
  test('a new day is logged once where hours have exceptions', async () => {
    const catchUp = () => fixtures.as.anonymous.rpc('catch_up_page_changes').throwOnError();
    await publish('settings/hours', holiday);
    await catchUp();
    assert.equal(await siteChanges(), 1);
    await fixtures.exec(dayPasses);
    await catchUp();
    await catchUp();
    assert.equal(await siteChanges(), 2);
  });
  test('a new day is nothing to pages without exceptions', async () => {
    await publish('settings/hours', { exceptions: [] });
    await publish('home/nouveau', holiday);
    await fixtures.exec(dayPasses);
    await fixtures.as.anonymous.rpc('catch_up_page_changes').throwOnError();
    assert.equal(await siteChanges(), 2);
  });
  test('the day is Québec’s, and given where something depends on it', async () => {
    await publish('settings/hours', holiday);
    await publish('home/nouveau', holiday);
    const [{ today } = {}] = await fixtures.sql<{ today: string }>(
      `select to_char(now() at time zone 'America/Toronto', 'YYYY-MM-DD') as today`,
    );
    assert.equal(await shownOn('settings/hours'), today);
    assert.equal(await shownOn('home/nouveau'), null);
    await fixtures.exec(
      `update public.site_contents set value = '{"exceptions": []}' where key = 'settings/hours'`,
    );
    assert.equal(await shownOn('settings/hours'), null);
  });
});
