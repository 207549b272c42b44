import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWorld } from './openWorld.ts';
import { people, signIn } from './world.ts';

const fixtures = openWorld();

// What an e-mail says is emptied once it has left.
beforeAll(() => fixtures.exec('revoke execute on function public.take_email() from service_role'));
beforeEach(async () => {
  await fixtures.exec('delete from private.studio_bookings where true');
  await publish({});
});

const open = { isOpen: true, opens: '09:00', closes: '12:00' };
const shut = { ...open, isOpen: false };
const everyDay = (hours: object) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, hours]),
  );

const studio = {
  id: 'charest',
  name: 'Studio Charest',
  slotMinutes: 60,
  week: everyDay(open),
  exceptions: [],
};

/** Publishes the settings: one studio that is open every morning, but for what is given. */
async function publish(values: object, closed: object[] = []) {
  const value = { studios: [{ ...studio, ...values }], closed };
  await fixtures.exec(`delete from public.site_contents where key = 'settings/bookings';
    insert into public.site_contents (kind, key, value, version) values ('setting', 'settings/bookings', '${JSON.stringify(value)}', 1);`);
}

type Time = { starts_at: string; ends_at: string };

async function freeTimes(client: SupabaseClient = fixtures.as.anonymous): Promise<Time[]> {
  const { data } = await client.rpc('list_free_times', { studio: 'charest' }).throwOnError();
  return data as Time[];
}

/** A free time, not among the first, which may begin while the test runs. */
async function aTime(index = 6): Promise<Time> {
  const time = (await freeTimes())[index];
  if (!time) throw new Error('No free time');
  return time;
}

let made = 0;
const newToken = () => `jeton-${String((made += 1))}-`.padEnd(43, 'x');

const book = (starts_at: string, values: Record<string, unknown> = {}, client = fixtures.as.anonymous) =>
  client.rpc('book_studio', {
    studio: 'charest',
    starts_at,
    slots: 1,
    person: { first_name: 'Zoé', email: `${newToken()}@exemple.test` },
    note: '',
    token: newToken(),
    ...values,
  });

/** Asks, and gives a token that opens the booking, as each e-mail brings one. */
async function asked(starts_at: string, values: Record<string, unknown> = {}) {
  const token = newToken();
  await book(starts_at, { token, ...values }).throwOnError();
  await fixtures.sql(
    `update private.studio_bookings set token_hashes = token_hashes || sha256(convert_to($1, 'UTF8'))
    where request_hash = sha256(convert_to($1, 'UTF8'))`,
    [token],
  );
  return token;
}

const confirm = (token: string) => fixtures.as.anonymous.rpc('confirm_booking', { token });

/** Asks and confirms, and gives the token. */
async function booked(starts_at: string, values: Record<string, unknown> = {}) {
  const token = await asked(starts_at, values);
  await confirm(token).throwOnError();
  return token;
}

async function stateOf(token: string) {
  const { data } = await fixtures.as.anonymous.rpc('read_booking', { token }).maybeSingle().throwOnError();
  return (data as { state: string } | null)?.state;
}

const idOf = async (token: string) => {
  const [row] = await fixtures.sql<{ id: string }>('select private.opened_by($1)::text as id', [token]);
  return row?.id ?? '';
};

const answer = (id: string, accept: boolean, note?: string, seen_state: string | null = 'requested') =>
  fixtures.as.editor.rpc('answer_booking', { id, accept, seen_state, ...(note && { note }) });

const passDay = () =>
  fixtures.exec(`update private.studio_bookings set held_until = now() - interval '1 second' where true`);

/** The e-mails of a booking, in order. */
const emails = (token: string) =>
  fixtures.sql<{ kind: string; token: string; recipient: string; note: string | null }>(
    `select mail.kind, mail.recipient, mail.data ->> 'token' as token, mail.data ->> 'note' as note
    from private.outbox as mail join private.studio_bookings as booking on booking.lead_id = mail.about
    where booking.id = private.opened_by($1) and mail.kind not like 'lead-%' order by mail.id`,
    [token],
  );

/** What the team was told beside what it did itself. */
const news = async () =>
  (
    await fixtures.sql<{ news: string }>(
      `select data ->> 'news' as news from private.outbox where kind = 'lead-news' order by id`,
    )
  ).map((told) => told.news);

/** As the clock does, each second. */
const catchUp = () => fixtures.as.anonymous.rpc('catch_up_page_changes').throwOnError();

const quebec = new Intl.DateTimeFormat('sv', {
  timeZone: 'America/Toronto',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** All times of the studio on so many days. */
const timesFrom = (day: string, days = 1) =>
  fixtures.sql<Time>(
    `select starts_at::text, ends_at::text from private.studio_times('charest',
      $1::date::timestamp at time zone 'America/Toronto', ($1::date + $2::integer)::timestamp at time zone 'America/Toronto')`,
    [day, String(days)],
  );

describe('free times', () => {
  test('are those of the opening hours, in Québec, for four weeks', async () => {
    const times = await freeTimes();
    const clocks = new Set(times.map(({ starts_at }) => quebec.format(new Date(starts_at)).slice(11)));
    expect([...clocks].toSorted()).toEqual(['09:00', '10:00', '11:00']);
    const days = new Set(times.map(({ starts_at }) => quebec.format(new Date(starts_at)).slice(0, 10)));
    expect(days.size).toBeGreaterThanOrEqual(27);
    expect(days.size).toBeLessThanOrEqual(28);
    for (const { starts_at } of times) expect(Date.parse(starts_at)).toBeGreaterThan(Date.now());
  });

  test('leave out closed days; an exception of the studio goes before its week', async () => {
    const days = [
      ...new Set((await freeTimes()).map(({ starts_at }) => quebec.format(new Date(starts_at)).slice(0, 10))),
    ];
    const [, second, third, fourth, fifth] = days;
    await publish(
      {
        exceptions: [
          { id: 'a', label: 'Soir', from: fourth, ...open, opens: '18:00', closes: '20:30' },
          { id: 'b', label: 'Fermé', from: fifth, to: fifth, ...shut },
        ],
      },
      [{ id: 'c', label: 'Fête', from: second, to: third }],
    );
    const times = (await freeTimes()).map(({ starts_at }) => quebec.format(new Date(starts_at)));
    for (const closed of [second, third, fifth])
      expect(times.filter((time) => time.startsWith(closed ?? ''))).toEqual([]);
    expect(times.filter((time) => time.startsWith(fourth ?? ''))).toEqual([
      `${fourth} 18:00`,
      `${fourth} 19:00`,
    ]);
  });

  test.each([
    ['2026-03-08', ['00:00', '01:00', '03:00', '04:00']],
    ['2026-11-01', ['00:00', '01:00', '01:00', '02:00', '03:00', '04:00']],
    ['2027-03-14', ['00:00', '01:00', '03:00', '04:00']],
    ['2027-11-07', ['00:00', '01:00', '01:00', '02:00', '03:00', '04:00']],
    ['2027-11-08', ['00:00', '01:00', '02:00', '03:00', '04:00']],
  ])('on %s a night has the hours that its clocks have', async (day, expected) => {
    await publish({ week: everyDay({ isOpen: true, opens: '00:00', closes: '05:00' }) });
    const times = await timesFrom(day);
    expect(times.map(({ starts_at }) => quebec.format(new Date(starts_at)).slice(11))).toEqual(expected);
    expect(new Set(times.map(({ starts_at }) => starts_at)).size).toBe(expected.length);
  });

  test.each([
    ['2026-03-08', '2026-03-07', '2026-03-09'],
    ['2026-11-01', '2026-10-31', '2026-11-02'],
    ['2027-03-14', '2027-03-13', '2027-03-15'],
    ['2027-11-07', '2027-11-06', '2027-11-08'],
  ])(
    'where clocks change (%s), a closed day is that day, and an exception has its hours',
    async (day, before, after) => {
      const evening = { label: 'Soir', ...open, opens: '20:00', closes: '22:00' };
      await publish({ exceptions: [{ id: 'a', from: before, to: after, ...evening }] });
      expect((await timesFrom(before, 3)).map(({ starts_at }) => quebec.format(new Date(starts_at)))).toEqual(
        [before, day, after].flatMap((open) => [`${open} 20:00`, `${open} 21:00`]),
      );
      await publish({}, [{ id: 'b', label: 'Fermé', from: day, to: '' }]);
      expect((await timesFrom(before, 3)).map(({ starts_at }) => quebec.format(new Date(starts_at)))).toEqual(
        [before, after].flatMap((open) => [`${open} 09:00`, `${open} 10:00`, `${open} 11:00`]),
      );
    },
  );

  test('of a studio without hours there are none: 404, whatever is asked', async () => {
    for (const wanted of ['limoilou', '', 'x'.repeat(10_000)]) {
      const { error } = await fixtures.as.anonymous.rpc('list_free_times', { studio: wanted });
      expect(error?.code).toBe('PT404');
    }
  });
});

describe('a request', () => {
  test('holds its time for half an hour, and becomes firm by the link of the e-mail alone', async () => {
    const { starts_at } = await aTime();
    const browsers = newToken();
    const { data } = await book(starts_at, { token: browsers }).throwOnError();
    const until = Date.parse((data as { held_until: string }).held_until);
    expect(data).toMatchObject({ state: 'unconfirmed' });
    expect(until).toBeGreaterThan(Date.now() + 29 * 60_000);
    expect(until).toBeLessThan(Date.now() + 31 * 60_000);
    expect(await freeTimes()).not.toContainEqual(expect.objectContaining({ starts_at }));
    // What whoever asked knows without having read the e-mail opens nothing.
    expect(await stateOf(browsers)).toBeUndefined();
    expect((await confirm(browsers)).error?.code).toBe('PT404');
    const [mail] = await fixtures.sql<{ kind: string; token: string }>(
      `select kind, data ->> 'token' as token from private.outbox where recipient like 'jeton-%'`,
    );
    expect(mail?.kind).toBe('booking-unconfirmed');
    const token = mail?.token ?? '';
    // Opening the link changes nothing: mail programs do.
    expect(await stateOf(token)).toBe('unconfirmed');
    expect(await stateOf(token)).toBe('unconfirmed');
    for (let time = 0; time < 2; time += 1) await confirm(token).throwOnError();
    expect(await stateOf(token)).toBe('requested');
    expect((await emails(token)).map(({ kind }) => kind)).toEqual([
      'booking-unconfirmed',
      'booking-requested',
    ]);
    // The team is told of what somebody has confirmed.
    expect(
      await fixtures.sql(`select id from private.outbox where kind = 'lead-notice' and tries = 0`),
    ).toHaveLength(1);
  });

  test('that nobody confirms is forgotten after half an hour, and writes to nobody again', async () => {
    const { starts_at } = await aTime();
    const token = await asked(starts_at);
    await passDay();
    expect((await confirm(token)).error).toMatchObject({
      code: 'PT409',
      message: 'Ce moment ne vous est plus gardé. Choisissez-en un autre.',
    });
    await catchUp();
    expect(await stateOf(token)).toBe('lapsed');
    expect(await freeTimes()).toContainEqual(expect.objectContaining({ starts_at }));
    expect((await emails(token)).map(({ kind }) => kind)).toEqual(['booking-unconfirmed']);
    expect(
      await fixtures.sql(`select id from private.outbox where kind like 'lead-%' and tries = 0`),
    ).toEqual([]);
  });

  test('isn’t held beyond its own hour, and is refused within the notice of the settings', async () => {
    await publish({ week: everyDay({ isOpen: true, opens: '00:00', closes: '23:30' }), slotMinutes: 30 });
    const soon = (await freeTimes())[0];
    expect(Date.parse(soon?.starts_at ?? '')).toBeGreaterThan(Date.now() + 4 * 3_600_000 - 5000);
    const before = new Date(Date.parse(soon?.starts_at ?? '') - 3_600_000).toISOString();
    expect((await book(before)).error?.code).toBe('PT409');
    const token = await booked(soon?.starts_at ?? '');
    const { data } = await fixtures.as.anonymous.rpc('read_booking', { token }).single().throwOnError();
    expect((data as { held_until: string }).held_until).toBe(soon?.starts_at);
    await fixtures.exec(
      `update public.site_contents set value = value || '{"noticeHours": 48}' where key = 'settings/bookings'`,
    );
    expect(Date.parse((await freeTimes())[0]?.starts_at ?? '')).toBeGreaterThan(
      Date.now() + 47.9 * 3_600_000,
    );
  });

  test('holds its time for 24 hours once it is confirmed; then others may ask for it', async () => {
    const { starts_at } = await aTime();
    const token = await booked(starts_at);
    expect(await freeTimes()).not.toContainEqual(expect.objectContaining({ starts_at }));
    expect((await book(starts_at)).error?.code).toBe('PT409');
    await passDay();
    expect(await freeTimes()).toContainEqual(expect.objectContaining({ starts_at }));
    expect(await stateOf(token)).toBe('lapsed');
    await booked(starts_at);
    expect(await stateOf(token)).toBe('lapsed');
  });

  test('for several times in a row ends with the last, and never after closing', async () => {
    const times = await freeTimes();
    const nine = times.find(({ starts_at }) => quebec.format(new Date(starts_at)).endsWith('09:00'));
    const eleven = times.find(({ starts_at }) => quebec.format(new Date(starts_at)).endsWith('11:00'));
    await booked(nine?.starts_at ?? '', { slots: 3 });
    for (const slots of [2, 0, -1, 13, 2_147_483_647])
      expect((await book(eleven?.starts_at ?? '', { slots })).error?.code).toBe('PT409');
  });

  test('is the same however often it is sent with its token', async () => {
    const { starts_at } = await aTime();
    const person = { email: 'jeton-1@exemple.test' };
    const token = await booked(starts_at, { person });
    const again = await book(starts_at, { token, person }).throwOnError();
    // Whoever asks learns nothing of what its owner did.
    expect(again.data).toMatchObject({ state: 'unconfirmed' });
    const rows = await fixtures.sql('select id from private.studio_bookings');
    expect(rows).toHaveLength(1);
    expect(await fixtures.sql('select id from public.leads where email like $1', ['jeton-%'])).toHaveLength(
      1,
    );
  });

  test.each([
    ['a minute that isn’t one of its times', (time: Time) => new Date(Date.parse(time.starts_at) + 60_000)],
    ['a time that is over', (time: Time) => new Date(Date.parse(time.starts_at) - 30 * 86_400_000)],
    ['a time in a year', (time: Time) => new Date(Date.parse(time.starts_at) + 364 * 86_400_000)],
    ['a time in ten years', (time: Time) => new Date(Date.parse(time.starts_at) + 3640 * 86_400_000)],
  ])('for %s is refused, and nobody has a lead of it', async (_what, toMoment) => {
    const before = await fixtures.sql('select id from public.leads');
    const { error } = await book(toMoment(await aTime()).toISOString());
    expect(error?.code).toBe('PT409');
    expect(await fixtures.sql('select id from public.leads')).toHaveLength(before.length);
  });

  test('for no moment at all is refused', async () => {
    for (const starts_at of ['infinity', '-infinity'])
      expect((await book(starts_at)).error?.code).toBe('PT409');
  });

  test.each([
    ['a short token', { token: 'court' }],
    ['no token', { token: null }],
    ['no address', { person: { first_name: 'Zoé' } }],
    ['what is no address', { person: { email: 'zoe' } }],
    ['a long note', { note: 'x'.repeat(1001) }],
    ['no times at all', { slots: null }],
    ['a person who is no person', { person: ['x'] }],
    ['a person who is too long', { person: { email: 'x'.repeat(6000) } }],
  ])('with %s is refused', async (_what, values) => {
    const { starts_at } = await aTime();
    expect((await book(starts_at, values)).error?.code).toBe('PT400');
  });

  test.each([
    ['no word', { note: null }],
    [
      'names that are no words',
      { person: { email: 'zoe@exemple.test', first_name: {}, last_name: [7], company: 8 } },
    ],
  ])('with %s is a request all the same', async (_what, values) => {
    await booked((await aTime()).starts_at, values);
  });

  test('is confirmed as the fourth of an address only once one is answered; asking for it tells nobody', async () => {
    const person = { email: 'zoe@exemple.test' };
    const tokens: string[] = [];
    for (const index of [6, 7, 8]) tokens.push(await booked((await aTime(index)).starts_at, { person }));
    const fourth = await asked((await aTime(12)).starts_at, { person });
    expect((await confirm(fourth)).error?.code).toBe('PT429');
    await answer(await idOf(tokens[0] ?? ''), true).throwOnError();
    await confirm(fourth).throwOnError();
  });

  test('of fifty people at once for one time, exactly one has it', async () => {
    const { starts_at } = await aTime();
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(starts_at)));
    expect(answers.filter(({ error }) => !error)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => (error ? [error.code] : [])))).toEqual(new Set(['PT409']));
    expect(
      await fixtures.sql(`select id from private.studio_bookings where state = 'unconfirmed'`),
    ).toHaveLength(1);
  });

  test('overlaps no other, whoever writes it', async () => {
    const { starts_at } = await aTime();
    await booked(starts_at);
    const forced =
      fixtures.exec(`insert into private.studio_bookings (lead_id, studio, studio_name, during, held_until, token_hashes)
      select lead_id, studio, studio_name, during, held_until, '{}' from private.studio_bookings`);
    await expect(forced).rejects.toMatchObject({ code: '23P01' });
  });
});

describe('silence', () => {
  const change = (values: string) => fixtures.exec(`update private.studio_bookings set ${values} where true`);

  test('is told to the person, and before that to the team', async () => {
    const token = await booked((await aTime(12)).starts_at);
    await catchUp();
    expect(await news()).toEqual([]);
    await change(`created_at = now() - interval '19 hours', held_until = now() + interval '5 hours'`);
    for (let time = 0; time < 2; time += 1) await catchUp();
    expect(await news()).toEqual(['unanswered']);
    await passDay();
    for (let time = 0; time < 2; time += 1) await catchUp();
    expect((await emails(token)).map(({ kind }) => kind)).toEqual([
      'booking-unconfirmed',
      'booking-requested',
      'booking-lapsed',
    ]);
  });

  test('of a clock that isn’t trusted takes no time from anybody', async () => {
    const token = await booked((await aTime()).starts_at);
    await passDay();
    await fixtures.exec(`update private.clock set seen_at = now() - interval '400 days' where is_only`);
    await catchUp();
    const [row] = await fixtures.sql<{ state: string }>('select state from private.studio_bookings');
    expect(row?.state).toBe('requested');
    expect((await emails(token)).map(({ kind }) => kind)).not.toContain('booking-lapsed');
  });

  test('is none before a time that was accepted: two days ahead, its person is reminded once', async () => {
    const token = await booked((await aTime()).starts_at);
    await answer(await idOf(token), true).throwOnError();
    const reminded = async () =>
      (await emails(token)).filter(({ kind }) => kind === 'booking-reminder').length;
    // Accepted an hour before: nobody is reminded of what was agreed a moment ago.
    await change(`during = tstzrange(now() + interval '1 hour', now() + interval '2 hours')`);
    await catchUp();
    expect(await reminded()).toBe(0);
    await change(`answered_at = now() - interval '3 days'`);
    for (let time = 0; time < 2; time += 1) await catchUp();
    expect(await reminded()).toBe(1);
  });
});

describe('an address that nobody confirms', () => {
  const lead = async () => {
    const [row] = await fixtures.sql<Record<string, unknown>>(
      `select stage, lost_reason from public.leads where kind = 'booking'`,
    );
    return row;
  };
  const leads = async () =>
    (
      await fixtures.sql<{ count: number }>(
        `select coalesce(sum(count), 0)::integer as count from private.daily_totals where kind = 'lead'`,
      )
    )[0]?.count;

  test('hears nothing but the question, and its request is none', async () => {
    const token = await asked((await aTime()).starts_at);
    expect(await lead()).toMatchObject({ stage: 'new' });
    await passDay();
    await catchUp();
    expect(await stateOf(token)).toBe('lapsed');
    expect(await lead()).toEqual({ stage: 'lost', lost_reason: 'Jamais confirmée par courriel.' });
    await answer(await idOf(token), false, 'Non').throwOnError();
    const other = await asked((await aTime(13)).starts_at);
    await passDay();
    await catchUp();
    await fixtures.as.anonymous.rpc('cancel_booking', { token: other }).throwOnError();
    for (const each of [token, other])
      expect((await emails(each)).map(({ kind }) => kind)).toEqual(['booking-unconfirmed']);
    expect([await news(), await leads()]).toEqual([[], 0]);
  });

  test('is somebody who calls, if the team says so', async () => {
    const token = await asked((await aTime()).starts_at);
    await passDay();
    await catchUp();
    await answer(await idOf(token), true).throwOnError();
    expect(await lead()).toEqual({ stage: 'new', lost_reason: null });
    expect((await emails(token)).map(({ kind }) => kind)).toEqual([
      'booking-unconfirmed',
      'booking-accepted',
    ]);
    expect(await leads()).toBe(1);
  });

  test('is corrected at once: what was held for it makes way', async () => {
    await publish({ week: everyDay({ isOpen: true, opens: '08:00', closes: '20:00' }), slotMinutes: 240 });
    const starts_at =
      (await freeTimes()).find(({ starts_at: at }) => quebec.format(new Date(at)).endsWith('08:00'))
        ?.starts_at ?? '';
    const token = newToken();
    const ask = (email: string) =>
      book(starts_at, { token, slots: 3, person: { email: `${email}@exemple.test` } }).throwOnError();
    await ask('zeo');
    await ask('zoe');
    await ask('zoe');
    const held = await fixtures.sql(
      `select lead.email, known.state from private.studio_bookings as known join public.leads as lead on lead.id = known.lead_id`,
    );
    expect(held).toEqual([{ email: 'zoe@exemple.test', state: 'unconfirmed' }]);
    // Its half hour begins anew, up to an hour from the first time.
    const heldFor = async () => {
      const [row] = await fixtures.sql<{ minutes: number }>(
        `select round(extract(epoch from held_until - now()) / 60)::integer as minutes from private.studio_bookings where state = 'unconfirmed'`,
      );
      return row?.minutes;
    };
    await fixtures.exec(
      `update private.studio_bookings set created_at = now() - interval '50 minutes' where true`,
    );
    await ask('zo');
    expect(await heldFor()).toBe(10);
    await ask('zoe');
    expect(await heldFor()).toBe(10);
    // What the team has made something of stays to be seen.
    await fixtures.exec(`update public.leads set version = 2 where email = 'zoe@exemple.test'`);
    await ask('zoe.roy');
    expect(
      await fixtures.sql(
        `select lead.email, known.state from private.studio_bookings as known join public.leads as lead on lead.id = known.lead_id
        order by known.created_at, known.state`,
      ),
    ).toEqual([
      { email: 'zoe@exemple.test', state: 'cancelled' },
      { email: 'zoe.roy@exemple.test', state: 'unconfirmed' },
    ]);
  });
});

describe('requests of one network', () => {
  const from = (address: string) => `{"x-forwarded-for": "${address}"}`;
  /** Asks as somebody with that address; gives the SQLSTATE of what refused it. */
  const ask = async (starts_at: string, slots: number, address = '203.0.113.7') =>
    fixtures
      .exec(
        `select set_config('request.headers', '${from(address)}', true);
        select public.book_studio('charest', '${starts_at}', ${slots}, '{"email": "${newToken()}@exemple.test"}', '', '${newToken()}');`,
      )
      .then(
        () => 'held',
        (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
      );

  test('hold twelve hours at a time, and are freed at once', async () => {
    await publish({ week: everyDay({ isOpen: true, opens: '08:00', closes: '20:00' }), slotMinutes: 240 });
    const mornings = (await freeTimes()).filter(({ starts_at }) =>
      quebec.format(new Date(starts_at)).endsWith('08:00'),
    );
    const at = (index: number) => mornings[index]?.starts_at ?? '';
    expect(await ask(at(2), 2)).toBe('held');
    expect(await ask(at(3), 1)).toBe('held');
    expect(await ask(at(4), 1)).toBe('PT429');
    expect(await ask(at(4), 1, '203.0.113.8')).toBe('held');
    const [lead] = await fixtures.sql<{ id: string }>(
      'select lead_id as id from private.studio_bookings order by lower(during) limit 1',
    );
    const freed = await fixtures.as.editor.rpc('free_together', { lead_id: lead?.id }).throwOnError();
    expect(freed.data).toBe(2);
    const states = await fixtures.sql<{ state: string }>(
      'select state from private.studio_bookings order by lower(during)',
    );
    expect(states.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'unconfirmed']);
    // Addresses that nobody confirmed aren't written again.
    expect(await fixtures.sql(`select id from private.outbox where kind = 'booking-cancelled'`)).toEqual([]);
    expect(await ask(at(5), 1)).toBe('held');
  });
});

describe('an answer', () => {
  test('accepts, with a word and a link of its own; both links lead to the booking', async () => {
    const token = await booked((await aTime()).starts_at);
    await answer(await idOf(token), true, 'À bientôt').throwOnError();
    expect(await stateOf(token)).toBe('accepted');
    const [, requested, accepted] = await emails(token);
    expect(requested).toMatchObject({ kind: 'booking-requested', note: null });
    expect(accepted).toMatchObject({ kind: 'booking-accepted', note: 'À bientôt' });
    const other = accepted?.token ?? '';
    expect(other).toMatch(/^[\da-f]{64}$/);
    expect(await stateOf(other)).toBe('accepted');
    // Given twice, it is one answer.
    await answer(await idOf(token), true).throwOnError();
    expect(await emails(token)).toHaveLength(3);
  });

  test('declines, and the time is free again; an accepted one is cancelled', async () => {
    const { starts_at } = await aTime();
    const declined = await booked(starts_at);
    await answer(await idOf(declined), false, 'Le studio est en travaux').throwOnError();
    expect(await stateOf(declined)).toBe('declined');
    expect((await answer(await idOf(declined), true)).error?.code).toBe('PT409');
    const accepted = await booked(starts_at);
    await answer(await idOf(accepted), true).throwOnError();
    await answer(await idOf(accepted), false, undefined, 'accepted').throwOnError();
    expect(await stateOf(accepted)).toBe('cancelled');
    expect((await emails(accepted)).map(({ kind }) => kind)).toEqual([
      'booking-unconfirmed',
      'booking-requested',
      'booking-accepted',
      'booking-cancelled',
    ]);
  });

  test('accepts what has lapsed as long as nobody else has the time', async () => {
    const { starts_at } = await aTime();
    const first = await booked(starts_at);
    await passDay();
    const second = await booked(starts_at);
    const { error } = await answer(await idOf(first), true);
    expect(error).toMatchObject({ code: 'PT409', message: expect.stringContaining('pris entre-temps') });
    await answer(await idOf(second), false, undefined, 'requested').throwOnError();
    await answer(await idOf(first), true).throwOnError();
    expect(await stateOf(first)).toBe('accepted');
  });

  test('of two who decide otherwise at once, the second is told, and the person gets one e-mail', async () => {
    const id = await idOf(await booked((await aTime()).starts_at));
    const another = await signIn(fixtures, 'colleague');
    const answers = await Promise.all([
      answer(id, true),
      another.rpc('answer_booking', { id, accept: false, seen_state: 'requested' }),
    ]);
    expect(answers.map(({ error }) => error?.code).filter(Boolean)).toEqual(['PT409']);
    expect(
      await fixtures.sql(
        `select from private.outbox where kind in ('booking-accepted', 'booking-declined', 'booking-cancelled')`,
      ),
    ).toHaveLength(1);
  });

  test('names what it answers to', async () => {
    const id = await idOf(await booked((await aTime()).starts_at));
    expect((await answer(id, false, undefined, null)).error?.code).toBe('PT400');
    // Who was about to free what nobody had confirmed.
    expect((await answer(id, false, undefined, 'unconfirmed')).error).toMatchObject({
      code: 'PT409',
      message: 'Cette personne vient de confirmer sa demande.',
    });
    await answer(id, true, undefined, 'unconfirmed').throwOnError();
  });

  test('of two editors at once is one answer', async () => {
    const id = await idOf(await booked((await aTime()).starts_at));
    const another = await signIn(fixtures, 'colleague');
    const answers = await Promise.all([
      answer(id, true),
      another.rpc('answer_booking', { id, accept: true, seen_state: 'requested' }),
    ]);
    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    expect(await fixtures.sql(`select id from private.outbox where kind = 'booking-accepted'`)).toHaveLength(
      1,
    );
  });
});

describe('a token', () => {
  test('cancels, once and for all, and the time is free again', async () => {
    const { starts_at } = await aTime();
    const token = await booked(starts_at);
    for (let time = 0; time < 2; time += 1)
      await fixtures.as.anonymous.rpc('cancel_booking', { token }).throwOnError();
    expect(await stateOf(token)).toBe('cancelled');
    expect((await emails(token)).map(({ kind }) => kind)).toEqual([
      'booking-unconfirmed',
      'booking-requested',
      'booking-cancelled',
    ]);
    // The team hears of it, once.
    expect(await news()).toEqual(['cancelled']);
    expect(await freeTimes()).toContainEqual(expect.objectContaining({ starts_at }));
    expect((await answer(await idOf(token), true)).error?.code).toBe('PT409');
  });

  test('is stored as a hash, and opens nothing but its own booking', async () => {
    const token = await booked((await aTime()).starts_at);
    const stored = await fixtures.sql<{ line: string }>(
      'select to_jsonb(booking)::text as line from private.studio_bookings as booking',
    );
    expect(JSON.stringify(stored)).not.toContain(token);
    for (const other of ['', 'court', `${token}y`, token.slice(0, -1), '%'.repeat(40)]) {
      expect(await stateOf(other)).toBeUndefined();
      expect((await fixtures.as.anonymous.rpc('cancel_booking', { token: other })).error?.code).toBe('PT404');
    }
  });

  test('cancels nothing that has begun', async () => {
    const token = await booked((await aTime()).starts_at);
    await fixtures.exec(`update private.studio_bookings
      set during = tstzrange(now() - interval '1 minute', now() + interval '59 minutes') where true`);
    expect((await fixtures.as.anonymous.rpc('cancel_booking', { token })).error?.code).toBe('PT409');
    expect((await answer(await idOf(token), true)).error?.code).toBe('PT409');
  });
});

describe('a calendar address', () => {
  const read = (token: unknown) => fixtures.as.anonymous.rpc('read_calendar', { token });
  const renew = async (client = fixtures.as.editor) =>
    (await client.rpc('renew_calendar_address').throwOnError()).data as string;

  test('has what is booked or asked for, without anybody, and nothing of what is over', async () => {
    const [first, second, third, fourth] = await Promise.all([6, 7, 8, 9].map(aTime));
    const accepted = await booked(first?.starts_at ?? '', { note: 'Un balado' });
    await answer(await idOf(accepted), true, 'À bientôt').throwOnError();
    await booked(second?.starts_at ?? '');
    const declined = await booked(third?.starts_at ?? '');
    await answer(await idOf(declined), false).throwOnError();
    const lapsed = await booked(fourth?.starts_at ?? '');
    await fixtures.sql(
      `update private.studio_bookings set held_until = now() - interval '1 second' where id = $1`,
      [await idOf(lapsed)],
    );
    const { data } = await read(await renew()).throwOnError();
    expect(data).toEqual([
      {
        id: await idOf(accepted),
        studio_name: 'Studio Charest',
        ...first,
        state: 'accepted',
        changed_at: expect.any(String),
      },
      expect.objectContaining({ ...second, state: 'requested' }),
    ]);
  });

  test('is one’s own: a new one ends the one before, and nobody else’s', async () => {
    const [mine, others] = [await renew(), await renew(fixtures.as.admin)];
    expect(mine).toMatch(/^[\w-]{43}$/);
    const renewed = await renew();
    expect((await read(mine)).error?.code).toBe('PT404');
    expect((await read(renewed)).error).toBeNull();
    await fixtures.as.editor.rpc('revoke_calendar_address').throwOnError();
    expect((await read(renewed)).error?.code).toBe('PT404');
    expect((await fixtures.as.editor.rpc('read_calendar_address')).data).toBeNull();
    expect((await read(others)).error).toBeNull();
  });

  test('is stored as a hash, and found by nothing else', async () => {
    const token = await renew();
    const stored = await fixtures.sql<{ line: string }>(
      'select to_jsonb(address)::text as line from private.calendar_addresses as address',
    );
    expect(JSON.stringify(stored)).not.toContain(token);
    for (const other of [null, '', 'court', `${token}y`, token.slice(0, -1), '%'.repeat(43)])
      expect((await read(other)).error?.code).toBe('PT404');
  });

  test.each([
    ['whose role is lower', `update private.accounts set role = 'moderator' where user_id = `],
    ['who is suspended', `update auth.users set banned_until = now() + interval '1 day' where id = `],
  ])('of somebody %s ends', async (_what, ending) => {
    const token = await renew();
    await fixtures.exec(`${ending} '${people.editor}'`);
    expect((await read(token)).error?.code).toBe('PT404');
  });
});

test('a person’s bookings are exported with them, without tokens, and erased with them', async () => {
  const person = { email: 'zoe@exemple.test' };
  await booked((await aTime()).starts_at, { person });
  const { data } = await fixtures.as.admin.rpc('export_personal_data', person).throwOnError();
  expect(data).toMatchObject({
    messages: [{ bookings: [{ studio_name: 'Studio Charest', state: 'requested' }] }],
  });
  expect(JSON.stringify(data)).not.toContain('token');
  await fixtures.as.admin.rpc('erase_personal_data', person).throwOnError();
  expect(await fixtures.sql('select id from private.studio_bookings')).toEqual([]);
  expect(await fixtures.sql('select id from private.outbox where recipient = $1', [person.email])).toEqual(
    [],
  );
});

test('a week lists its bookings, with who asked, to staff alone', async () => {
  const { starts_at } = await aTime();
  const token = await booked(starts_at, {
    note: 'Un balado',
    person: { first_name: 'Zoé', email: 'zoe@exemple.test' },
  });
  const { data } = await fixtures.as.moderator
    .from('listed_bookings')
    .select('id,studio_name,starts_at,together,note,email,state')
    .eq('id', await idOf(token))
    .throwOnError();
  expect(data).toMatchObject([
    {
      id: await idOf(token),
      studio_name: 'Studio Charest',
      note: 'Un balado',
      email: 'zoe@exemple.test',
      state: 'requested',
    },
  ]);
});

test.each([
  { studios: [{ ...studio, slotMinutes: 5 }], closed: [] },
  { studios: [{ ...studio, week: {} }], closed: [] },
  { studios: [{ ...studio, week: everyDay({ ...open, opens: '13:00' }) }], closed: [] },
  { studios: [{ ...studio, exceptions: [{ from: 'demain', ...open }] }], closed: [] },
  { studios: [studio, studio], closed: [] },
  { studios: [studio], closed: [{ to: '2027-01-01' }] },
  { studios: {}, closed: [] },
  {},
])('settings that don’t fit aren’t published (%#)', async (value) => {
  const { error } = await fixtures.as.admin.rpc('publish_document', {
    document: 'settings/bookings',
    value,
    seen_version: 0,
  });
  expect(error?.code).toBe('PT400');
});
