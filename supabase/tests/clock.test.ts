import { describe, expect, test, vi } from 'vitest';
import { emptyTrash, forgetOldFiles } from '../embedded/commands/trash.ts';
import { connectAgain } from './connectAgain.ts';
import { openWorld } from './openWorld.ts';
import { getClient, people, rows } from './world.ts';

const fixtures = openWorld();

/** The clock is set to another day: everything that was dated before is so much further away. */
const jump = (days: number) =>
  fixtures.exec(`
    set local session_replication_role = replica;
    update private.clock set seen_at = seen_at - interval '${days} days', doubted_at = doubted_at - interval '${days} days'
    where is_only;
    update public.leads set created_at = created_at - interval '${days} days' where true;
    update private.deleted_records set deleted_at = deleted_at - interval '${days} days' where true;
    update private.preview_links set ends_at = ends_at - interval '${days} days' where true;
    update public.articles set published_at = published_at - interval '${days} days' where true;
    update private.document_addresses set public_from = public_from - interval '${days} days' where true;`);

/** How much is left of what goes with time. */
async function left() {
  const [counts] = await fixtures.sql<Record<string, number>>(`select
    (select count(*)::integer from public.leads) as messages,
    (select count(*)::integer from private.deleted_records) as deleted,
    (select count(*)::integer from private.preview_links) as links`);
  return counts;
}

const trusts = async () => {
  const [row] = await fixtures.sql<{ is_trusted: boolean }>('select private.trusts_clock() as is_trusted');
  return row?.is_trusted;
};

const readClock = async () => {
  const { data } = await fixtures.as.admin
    .rpc('read_clock')
    .single<{ server_time: string; is_trusted: boolean }>();
  return data;
};

/** The database runs for so long with the date that it has, and is asked every hour. */
async function run(hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    await fixtures.exec(`update private.clock set doubted_at = doubted_at - interval '1 hour' where is_only`);
    await trusts();
  }
}

describe('a clock that is three years ahead', () => {
  test('destroys nothing, whatever asks', async () => {
    const before = await left();
    await jump(1200);
    await fixtures.exec('select private.apply_retention()');
    const service = getClient(fixtures, fixtures.serviceKey);
    await expect(emptyTrash(service)).rejects.toThrow(/^La date a changé de plus d’un jour/);
    const files = { forgetMailsBefore: vi.fn(), removeExpired: vi.fn() };
    await forgetOldFiles({ sql: (statement) => fixtures.sql(statement), ...files });
    expect(files.forgetMailsBefore).not.toHaveBeenCalled();
    expect(files.removeExpired).not.toHaveBeenCalled();
    const message = { email: 'a@exemple.test', message: 'Bonjour' };
    await fixtures.as.anonymous.from('leads').insert(message).throwOnError();
    await fixtures.as.admin.from('tags').delete().eq('id', rows.tags.unused).throwOnError();
    expect(await left()).toEqual({
      ...before,
      messages: Number(before?.messages) + 1,
      deleted: Number(before?.deleted) + 1,
    });
    await jump(-1200);
    expect(await trusts()).toBe(true);
    await emptyTrash(service);
    // It goes on where it was: of the links, the one that has ended goes.
    expect((await left())?.links).toBe(Number(before?.links) - 1);
  });

  test('is shown to admins alone, who confirm what they have read', async () => {
    await fixtures.exec(
      'delete from private.course_sessions where true; delete from private.studio_bookings where true',
    );
    await jump(1200);
    expect(await readClock()).toMatchObject({ is_trusted: false });
    const read = (await readClock())?.server_time;
    await jump(30);
    const late = { server_time: new Date(Date.parse(read ?? '') - 30 * 86_400_000).toISOString() };
    expect(await fixtures.as.admin.rpc('confirm_clock', late)).toMatchObject({ status: 409 });
    expect(await trusts()).toBe(false);
    await fixtures.as.admin.rpc('confirm_clock', { server_time: read }).throwOnError();
    expect(await readClock()).toMatchObject({ is_trusted: true });
    await fixtures.exec('select private.apply_retention()');
    expect(await left()).toMatchObject({ messages: 0, deleted: 0 });
  });

  test('is believed once it has held through 24 hours of running, however often a server starts with it', async () => {
    await jump(1200);
    // Two starts, 35 seconds apart; builds, backups and pages ask as well.
    expect(await trusts()).toBe(false);
    await fixtures.exec(
      `update private.clock set doubted_at = doubted_at - interval '35 seconds' where is_only`,
    );
    for (let time = 0; time < 3; time += 1) expect(await trusts()).toBe(false);
    await run(23);
    // Off for a night: nobody was there to see that the date holds.
    await fixtures.exec(
      `update private.clock set doubted_at = doubted_at - interval '9 hours' where is_only`,
    );
    expect(await trusts()).toBe(false);
    await run(1);
    expect(await trusts()).toBe(true);
  });

  test('begins anew with another date', async () => {
    await jump(1200);
    expect(await trusts()).toBe(false);
    await run(23);
    await jump(20);
    expect(await trusts()).toBe(false);
    await run(23);
    expect(await trusts()).toBe(false);
    await jump(-1220);
    expect(await trusts()).toBe(true);
    // What had held before is worth nothing after the date was right.
    await jump(1200);
    expect(await trusts()).toBe(false);
    await run(2);
    expect(await trusts()).toBe(false);
  });
});

test('a jump of forty days for a second takes nothing from anybody', async () => {
  await fixtures.exec(`
    insert into private.studio_bookings (lead_id, studio, studio_name, during, state, held_until, token_hashes, confirmed_at)
    select '${rows.leads.open}', 'charest', 'Studio', tstzrange(now() + interval '9 days', now() + interval '9 days 1 hour'), 'requested',
      now() + interval '1 hour', '{}', now();
    delete from private.outbox where true;
    insert into private.outbox (kind, recipient, about, once, send_after)
    values ('estimate', 'client@exemple.test', '${rows.leads.open}', 'saut', now() + interval '1 hour');`);
  const stands = () =>
    fixtures.sql(`
      select id::text, state from private.registrations
      union all select id::text, private.booking_state(state, held_until) from private.studio_bookings
      union all select once, coalesce(failed_at::text, 'waits') from private.outbox
      order by 1, 2`);
  const before = await stands();
  const shift = (days: number) =>
    fixtures.exec(`
      set local session_replication_role = replica;
      update private.clock set seen_at = seen_at - interval '${days} days', doubted_at = doubted_at - interval '${days} days' where is_only;
      update private.registrations set offered_until = offered_until - interval '${days} days' where offered_until is not null;
      update private.course_sessions set starts_at = starts_at - interval '${days} days', ends_at = ends_at - interval '${days} days',
        register_until = register_until - interval '${days} days' where true;
      update private.studio_bookings set held_until = held_until - interval '${days} days' where true;
      update private.outbox set send_after = send_after - interval '${days} days' where true;`);
  await fixtures.sql('select private.trusts_clock()');
  await shift(40);
  expect(await stands()).toEqual(before);
  for (const asked of [
    'private.lapse_bookings()',
    'private.settle_due_places(clock_timestamp())',
    'public.catch_up_page_changes()',
    'private.apply_retention()',
    'public.take_email()',
  ])
    await fixtures.exec(`select ${asked}`);
  // Deleting what somebody counts on stays refused.
  const { error } = await fixtures.as.admin.rpc('delete_course_session', {
    session: rows.course_sessions.full,
  });
  expect(error?.code).toBe('PT409');
  await shift(-40);
  expect(await stands()).toEqual(before);
});

test('what is planned waits while the date is in doubt, and says so to editors', async () => {
  await fixtures.exec(
    `insert into private.releases (name, owner_id, due_at) values ('Rentrée', '${people.editor}', now() - interval '1 hour')`,
  );
  const problem = async () => {
    const { data } = await fixtures.as.editor.rpc('list_calendar').throwOnError();
    return (data as { title: string; problem: string | null }[]).find(({ title }) => title === 'Rentrée')
      ?.problem;
  };
  expect(await problem()).toBeNull();
  await jump(40);
  expect(await problem()).toContain('Attend que la date du serveur soit confirmée');
});

test('what was asked for in a second of forty days ahead is held no longer than anything else', async () => {
  const session = rows.course_sessions.empty;
  await fixtures.exec(`
    insert into private.registrations (session_id, lead_id, state, offered_until)
    values ('${session}', '${rows.leads.open}', 'held', now() + interval '40 days 30 minutes'),
      ('${session}', '${rows.leads.open}', 'offered', now() + interval '42 days');
    insert into private.studio_bookings (lead_id, studio, studio_name, during, state, held_until, token_hashes, confirmed_at)
    select '${rows.leads.open}', state, 'Studio', tstzrange(now() + interval '45 days', now() + interval '46 days'), state,
      now() + interval '40 days 30 minutes', '{}', case state when 'requested' then now() end
    from (values ('unconfirmed'), ('requested')) as made (state);`);
  const hours = () =>
    fixtures.sql<{ state: string; hours: string }>(`
      select state, round(extract(epoch from ends - now()) / 3600, 1)::text as hours from (
        select state, offered_until as ends from private.registrations where session_id = '${session}'
        union all select state, held_until from private.studio_bookings where studio in ('unconfirmed', 'requested')
      ) as held order by state`);
  const before = await hours();
  // Not by a date in doubt: this one could be behind.
  await fixtures.exec(
    `update private.clock set seen_at = now() + interval '40 days', doubted_at = null where is_only`,
  );
  await fixtures.sql('select public.catch_up_page_changes()');
  expect(await hours()).toEqual(before);
  await fixtures.exec(`update private.clock set seen_at = now(), doubted_at = null where is_only`);
  await fixtures.sql('select public.catch_up_page_changes()');
  expect(await hours()).toEqual([
    { state: 'held', hours: '0.5' },
    { state: 'offered', hours: '48.0' },
    { state: 'requested', hours: '24.0' },
    { state: 'unconfirmed', hours: '0.5' },
  ]);
});

test('what was made under a date that was ahead ends by the one that is right', async () => {
  await fixtures.exec(`
    update private.preview_links set ends_at = now() + interval '4 years' where id = '${rows.preview_links.living}';
    insert into private.announced_changes (kind, email, role, announced_by, announced_at)
    values ('invited', 'demain@exemple.test', 'editor', '${people.admin}', now() + interval '4 years');`);
  const days = async () => {
    const { data } = await fixtures.as.editor
      .rpc('list_previews', { document: `article/${rows.articles.draft}` })
      .single<{ links: { id: string; ends_at: string }[] }>();
    const link = data?.links.find(({ id }) => id === rows.preview_links.living);
    return link && Math.round((Date.parse(link.ends_at) - Date.now()) / 86_400_000);
  };
  expect(await days()).toBe(14);
  const announced = `(private.take_announcement('invited', null, 'demain@exemple.test')).email as email`;
  expect(await fixtures.sql(`select ${announced}`)).toEqual([{ email: null }]);
  const isProved = (years: number) =>
    fixtures.exec(`
      select set_config('request.jwt.claims', json_build_object('role', 'authenticated', 'amr', json_build_array(
        json_build_object('timestamp', extract(epoch from now() + interval '${years} years'))))::text, true);
      select private.require_fresh_proof();`);
  await isProved(0);
  await expect(isProved(4)).rejects.toMatchObject({ code: 'PT428' });
  await fixtures.exec(
    `update private.clock set seen_at = now(), doubted_at = null where is_only; select private.apply_retention()`,
  );
  await jump(13);
  expect(await days()).toBe(1);
  await jump(2);
  expect(await days()).toBeUndefined();
});

test('pages of a session that closes hear of it, whatever a clock that was ahead has logged', async () => {
  const logged = async () => (await fixtures.sql('select public.catch_up_page_changes() as number'))[0];
  await logged();
  await fixtures.exec(`
    insert into public.page_changes (path, kind, changed_at) values ('/', 'changed', now() + interval '40 days');
    update private.course_sessions set register_until = now() - interval '1 second' where id = '${rows.course_sessions.empty}';
    insert into public.page_changes (path, kind, changed_at) values ('/', 'changed', now() + interval '40 days');`);
  const [before] = await fixtures.sql('select max(number) from public.page_changes');
  await logged();
  const [after] = await fixtures.sql('select max(number) from public.page_changes');
  expect(after).not.toEqual(before);
  await logged();
  expect(await fixtures.sql('select max(number) from public.page_changes')).toEqual([after]);
});

test('whoever asks doesn’t wait for one who writes down the hour', async () => {
  const sql = await connectAgain(fixtures, 2);
  try {
    for (const [seen, isTrusted] of [
      ['2 hours', true],
      ['40 days', false],
    ] as const) {
      await fixtures.exec(`update private.clock set seen_at = now() - interval '${seen}' where is_only`);
      await sql.begin(async (first) => {
        await first`select private.trusts_clock()`;
        const [row] = await sql.begin(async (second) => {
          await second`set local lock_timeout = '1s'`;
          return second<{ trusts: boolean }[]>`select private.trusts_clock() as trusts`;
        });
        expect(row?.trusts).toBe(isTrusted);
      });
    }
  } finally {
    await sql.end();
  }
});

test('a day without anybody is no jump, and a clock that is behind is one', async () => {
  await jump(0.9);
  expect(await trusts()).toBe(true);
  await jump(-3);
  expect(await trusts()).toBe(false);
  const message = { email: 'a@exemple.test', message: 'Bonjour' };
  await fixtures.as.anonymous.from('leads').insert(message).throwOnError();
  await fixtures.as.admin.from('tags').delete().eq('id', rows.tags.unused).throwOnError();
  // Dated by the clock that is behind, both would end before their time.
  const [dates] = await fixtures.sql<{ message: boolean; deletion: boolean }>(`select
    (select created_at > now() + interval '2 days' from public.leads where email = 'a@exemple.test') as message,
    (select deleted_at > now() + interval '2 days' from private.deleted_records where record_id = '${rows.tags.unused}') as deletion`);
  expect(dates).toEqual({ message: true, deletion: true });
});

test('what is asked for on a machine that was off for two days is held for half an hour all the same', async () => {
  const session = rows.course_sessions.empty;
  await jump(2);
  expect(await trusts()).toBe(false);
  const person = { first_name: 'Zoé', last_name: 'Roy', email: 'zoe@exemple.test' };
  await fixtures.as.anonymous
    .rpc('register_for_course_session', { session, person, seats: 1, others: [], token: 'z'.repeat(43) })
    .throwOnError();
  await fixtures.exec(`
    insert into private.registrations (session_id, lead_id, state, offered_until, created_at)
    values ('${session}', '${rows.leads.open}', 'offered', now() - interval '2 days', now() - interval '3 days');
    insert into private.studio_bookings (lead_id, studio, studio_name, during, state, held_until, created_at, token_hashes, confirmed_at)
    select '${rows.leads.open}', state, 'Studio', tstzrange(now() + interval '9 days', now() + interval '10 days'), state, until,
      until - interval '30 minutes', '{}', case state when 'requested' then now() end
    from (values ('unconfirmed', now()), ('requested', now() - interval '2 days')) as made (state, until);
    update private.registrations
    set created_at = created_at - interval '30 minutes', offered_until = offered_until - interval '30 minutes'
    where state = 'held' and session_id = '${session}';
    select public.catch_up_page_changes();`);
  // What was there before has ended by a date of which nobody knows whether it is right.
  expect(
    await fixtures.sql(`
      select state from private.registrations where session_id = '${session}'
      union all select studio || ' ' || state from private.studio_bookings where studio in ('unconfirmed', 'requested') order by 1`),
  ).toEqual(['lapsed', 'offered', 'requested requested', 'unconfirmed lapsed'].map((state) => ({ state })));
});
