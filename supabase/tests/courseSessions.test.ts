import { randomBytes } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type QueuedEmail, writeQueuedEmail } from '../../src/emails/queuedEmail.ts';
import { connectAgain } from './connectAgain.ts';
import { openWorld } from './openWorld.ts';
import { nobodyComes, registrationTokens, rows } from './world.ts';

const fixtures = openWorld();

// Nothing leaves, so that what each e-mail says is there to be read.
beforeAll(() =>
  fixtures.exec(`
    create or replace function public.take_email() returns jsonb
    language sql set search_path = '' as 'select null::jsonb'`),
);
afterEach(async () => {
  // Whatever was queued can be written.
  const queued = await fixtures.sql<QueuedEmail>(
    "select id, kind, recipient, data, created_at::text, jsonb_build_object('id', about) as lead from private.outbox where data ? 'token'",
  );
  for (const email of queued)
    expect(
      writeQueuedEmail(email, {
        siteUrl: 'https://example.test',
        organizer: 'info@example.test',
        payment: 'Sur place',
      }).text,
    ).not.toMatch(/undefined|null|Invalid/);
});

const { full, empty, group } = rows.course_sessions;
const newToken = () => randomBytes(32).toString('base64url');

type Answer = {
  state: string;
  position_in_line: number | null;
  free: number | null;
  confirm_until: string | null;
};

/** Registers as a visitor. */
const register = (session: string, email: string, values: Record<string, unknown> = {}) =>
  fixtures.as.anonymous.rpc('register_for_course_session', {
    session,
    person: { first_name: 'Zoé', last_name: 'Roy', email },
    seats: 1,
    others: [],
    token: newToken(),
    ...values,
  });

const toAnswer = async (call: ReturnType<typeof register>) => {
  const { data } = await call.throwOnError();
  return data as Answer;
};

const change = (values: string, session = empty) =>
  fixtures.exec(`update private.course_sessions set ${values} where id = '${session}'`);

const states = (session: string) =>
  fixtures.sql<{ email: string; state: string }>(
    `select lead.email, known.state from private.registrations as known join public.leads as lead on lead.id = known.lead_id
    where known.session_id = $1 order by known.queue`,
    [session],
  );

const emails = (kind: string) =>
  fixtures.sql<{ recipient: string; data: Record<string, unknown> }>(
    'select recipient, data from private.outbox where kind = $1 order by id',
    [kind],
  );

/** The link in the latest e-mail to an address. */
async function mailedToken(recipient: string) {
  const [mail] = await fixtures.sql<{ token: string }>(
    `select data ->> 'token' as token from private.outbox where recipient = $1 order by id desc limit 1`,
    [recipient],
  );
  return mail?.token ?? '';
}

const confirm = (token: string) => fixtures.as.anonymous.rpc('confirm_registration', { token });

/** Registers as a visitor who presses the button of the e-mail. */
async function enroll(session: string, email: string, values: Record<string, unknown> = {}) {
  await register(session, email, values).throwOnError();
  await confirm(await mailedToken(email)).throwOnError();
}

/** What the team was told beside what it did itself. */
const news = async () => (await emails('lead-news')).map(({ data }) => data['news']);

/** As the clock does, each second. */
const catchUp = () => fixtures.as.anonymous.rpc('catch_up_page_changes').throwOnError();

test('of forty people who want the last place at once one has it, and the others wait in order', async () => {
  await change('capacity = 1');
  const sql = await connectAgain(fixtures, 25);
  try {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_none, number) => {
        // Limits by network have tests of their own.
        const [row] = await sql.begin(
          (one) => one<{ answer: Answer }[]>`
            select answer from set_config('request.headers', ${`{"x-forwarded-for": "10.0.0.${number}"}`}, true),
              public.register_for_course_session(${empty}, ${one.json({
                first_name: 'Zoé',
                last_name: 'Roy',
                email: `p${number}@exemple.test`,
              })}, 1, '{}', ${newToken()}, true) as answer`,
        );
        return row?.answer;
      }),
    );
    expect(answers.filter((answer) => answer?.state === 'held')).toHaveLength(1);
    expect(answers.filter((answer) => answer?.state === 'unconfirmed')).toHaveLength(39);
    const tokens = await fixtures.sql<{ token: string }>(
      `select data ->> 'token' as token from private.outbox where kind = 'unconfirmed'`,
    );
    await Promise.all(tokens.map(({ token }) => sql`select public.confirm_registration(${token})`));
    const found = await states(empty);
    expect(found.map(({ state }) => state)).toEqual([
      'registered',
      ...Array.from({ length: 39 }, () => 'waiting'),
    ]);
    expect(await emails('registered')).toHaveLength(1);
    const places = (await emails('waiting')).map(({ data }) => Number(data['position']));
    expect(places.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 39 }, (_none, index) => index + 1),
    );
  } finally {
    await sql.end();
  }
});

test('what frees places and what takes them at once never takes one twice, leaves none idle and passes nobody over', async () => {
  await change('capacity = 4');
  for (const [email, seats] of [
    ['a', 1],
    ['b', 3],
    ['c', 2],
    ['d', 1],
    ['e', 1],
  ] as const)
    await enroll(empty, `${email}@exemple.test`, { seats, accepts_waiting: true });
  const [first, group, others] = await Promise.all(
    ['a', 'b', 'd'].map((name) => mailedToken(`${name}@exemple.test`)),
  );
  const sql = await connectAgain(fixtures, 5);
  const book = async (number: number) =>
    sql`select public.register_for_course_session(${empty}, ${sql.json({
      first_name: 'Zoé',
      last_name: 'Roy',
      email: `tard${number}@exemple.test`,
    })}, 1, '{}', ${newToken()}, true)`;
  try {
    // One place and three are given up while two more people ask, and one who waits leaves.
    await Promise.all([
      sql`select public.cancel_registration(${first ?? ''})`,
      book(1),
      sql`select public.return_seats(${group ?? ''}, 1, '{}')`,
      book(2),
      sql`select public.cancel_registration(${others ?? ''})`,
    ]);
  } finally {
    await sql.end();
  }
  const found = await states(empty);
  expect(found.slice(0, 5).map(({ state }) => state)).toEqual([
    'cancelled',
    'registered',
    'offered',
    'cancelled',
    'offered',
  ]);
  // Whoever came late stands behind those who wait, confirmed or not.
  expect(found.slice(5).map(({ state }) => state)).toEqual(['unconfirmed', 'unconfirmed']);
  // Who left may have had an offer just before.
  const offered = (await emails('offer')).map(({ recipient }) => recipient);
  expect(offered.filter((recipient) => recipient !== 'd@exemple.test')).toEqual([
    'c@exemple.test',
    'e@exemple.test',
  ]);
});

describe('an address that nobody confirms', () => {
  const leads = () =>
    fixtures.sql<{ email: string; stage: string }>(
      `select email, stage from public.leads where kind = 'registration' order by created_at`,
    );
  const counted = async () =>
    (
      await fixtures.sql<{ count: number }>(
        `select coalesce(sum(count), 0)::integer as count from private.daily_totals where kind = 'lead'`,
      )
    )[0]?.count;

  test('is no request once it has lapsed, nor counted', async () => {
    await register(empty, 'zoe@exemple.test').throwOnError();
    expect([await leads(), await counted()]).toEqual([[{ email: 'zoe@exemple.test', stage: 'new' }], 0]);
    await fixtures.exec(
      `update private.registrations set offered_until = now() - interval '1 second' where state = 'held'`,
    );
    await catchUp();
    expect(await leads()).toEqual([{ email: 'zoe@exemple.test', stage: 'lost' }]);
    await enroll(empty, 'luc@exemple.test');
    expect([(await leads())[1]?.stage, await counted()]).toEqual(['new', 1]);
  });

  test('is corrected at once: the place that is held stays theirs, whoever waits by now', async () => {
    await change('capacity = 7');
    const token = newToken();
    const send = (email: string, values: object = {}) =>
      register(empty, '', {
        person: { first_name: 'Zoé', last_name: 'Roy', email },
        seats: 6,
        token,
        ...values,
      });
    expect(await toAnswer(send('zeo@exemple.test'))).toMatchObject({ state: 'held' });
    const mistyped = await mailedToken('zeo@exemple.test');
    await enroll(empty, 'attend@exemple.test', { seats: 2, accepts_waiting: true });
    // More than are theirs: nothing is lost of what is.
    expect(await toAnswer(send('zeo@exemple.test', { seats: 7 }))).toMatchObject({ state: 'full', free: 6 });
    const answer = await toAnswer(send('zoe@exemple.test'));
    expect(answer).toMatchObject({ state: 'held' });
    expect(await toAnswer(send('zoe@exemple.test'))).toEqual(answer);
    expect((await states(empty)).map(({ email, state }) => [email, state])).toEqual([
      ['attend@exemple.test', 'waiting'],
      ['zoe@exemple.test', 'held'],
    ]);
    // Its half hour begins anew, up to an hour from the first time.
    await fixtures.exec(
      `update private.registrations set created_at = now() - interval '50 minutes' where state = 'held'`,
    );
    for (const first_name of ['Zo', 'Zoé'])
      await send('', { person: { first_name, last_name: 'Roy', email: 'zoe@exemple.test' } }).throwOnError();
    expect(
      await fixtures.sql(
        `select round(extract(epoch from offered_until - now()) / 60)::integer as minutes from private.registrations where state = 'held'`,
      ),
    ).toEqual([{ minutes: 10 }]);
    expect((await leads()).map(({ email }) => email)).not.toContain('zeo@exemple.test');
    expect((await confirm(mistyped)).error?.code).toBe('PT404');
    await confirm(await mailedToken('zoe@exemple.test')).throwOnError();
  });
});

describe('registering', () => {
  test('makes a lead, an e-mail with a link, and a state to read', async () => {
    const token = newToken();
    const person = {
      first_name: 'Zoé',
      last_name: 'Roy',
      email: 'zoe@exemple.test',
      message: 'Sans gluten.',
    };
    const values = { person, seats: 2, others: ['Luc Roy'], token };
    const answer = await toAnswer(register(empty, '', values));
    expect(answer).toMatchObject({ state: 'held', position_in_line: null, free: null });
    // The answer was lost.
    expect(await toAnswer(register(empty, '', values))).toEqual(answer);
    const until = Date.parse(String(answer.confirm_until));
    expect(until).toBeGreaterThan(Date.now() + 29 * 60_000);
    expect(until).toBeLessThan(Date.now() + 31 * 60_000);
    const read = async (link: string) =>
      (await fixtures.as.anonymous.rpc('read_registration', { token: link })).data;
    const link = await mailedToken('zoe@exemple.test');
    // Opening it changes nothing: mail programs do. Its button does.
    for (let time = 0; time < 2; time += 1)
      expect(await read(link)).toMatchObject([{ state: 'held', seats: 2 }]);
    expect(await emails('lead-notice')).toHaveLength(1);
    expect((await confirm(token)).error?.code).toBe('PT404');
    await confirm(link).throwOnError();
    expect(await emails('lead-notice')).toHaveLength(2);
    expect((await confirm(link)).error?.message).toBe('Cette place est déjà confirmée.');
    expect(await read(await mailedToken('zoe@exemple.test'))).toMatchObject([
      { state: 'registered', seats: 2, others: ['Luc Roy'], title: 'Art oratoire', session_state: 'open' },
    ]);
    expect(await emails('registered')).toMatchObject([
      {
        recipient: 'zoe@exemple.test',
        data: { seats: 2, title: 'Art oratoire', place: null },
      },
    ]);
    // Whoever types an address can't read or cancel what is registered with it.
    expect(await read(token)).toEqual([]);
    expect(
      await fixtures.sql(`select kind, message, service from public.leads where email = 'zoe@exemple.test'`),
    ).toEqual([{ kind: 'registration', message: 'Sans gluten.', service: 'coaching' }]);
  });

  test('tells who doesn’t fit, registers nobody without their word, and then says their place', async () => {
    await enroll(empty, 'zoe@exemple.test');
    const asked = (accepts_waiting: boolean) =>
      toAnswer(register(empty, 'luc@exemple.test', { seats: 2, accepts_waiting }));
    expect(await asked(false)).toMatchObject({ state: 'full', position_in_line: 1, free: 1 });
    expect(await states(empty)).toHaveLength(1);
    expect(await asked(true)).toMatchObject({ state: 'unconfirmed', free: null });
    // Who hasn't confirmed that they wait keeps nobody away.
    expect(await toAnswer(register(empty, 'eva@exemple.test'))).toMatchObject({ state: 'held' });
    await fixtures.exec(`update private.registrations set offered_until = now() where state = 'held'`);
    await confirm(await mailedToken('luc@exemple.test')).throwOnError();
    expect((await emails('waiting')).map(({ data }) => data['position'])).toEqual([1]);
    // Who comes behind a group doesn't pass, though a place is free.
    expect(await toAnswer(register(empty, 'ana@exemple.test'))).toMatchObject({
      state: 'full',
      position_in_line: 2,
      free: 0,
    });
  });

  const closed =
    'Les inscriptions à cette session sont closes. Écrivez-nous : nous verrons ce qui est possible.';
  test.each([
    [
      'a session that is over',
      `starts_at = now() - interval '3 days', ends_at = now() - interval '2 days', register_until = now() - interval '4 days'`,
      {},
      'PT409',
      'Cette session a déjà eu lieu.',
    ],
    [
      'a session that has begun',
      `starts_at = now() - interval '1 hour', register_until = now() - interval '4 days'`,
      {},
      'PT409',
      'Cette session a déjà commencé.',
    ],
    ['a session that was cancelled', `state = 'cancelled'`, {}, 'PT409', 'Cette session est annulée.'],
    ['a closed registration', `register_until = now() - interval '1 second'`, {}, 'PT409', closed],
    [
      'more people than places',
      'capacity = 2',
      { seats: 3 },
      'PT400',
      'Cette session compte 2 places en tout.',
    ],
    [
      'no number of people',
      'capacity = 2',
      { seats: 0 },
      'PT400',
      'Vérifiez le nombre de personnes et leurs noms, puis réessayez.',
    ],
    [
      'more names than people',
      'capacity = 2',
      { others: ['Luc'] },
      'PT400',
      'Vérifiez le nombre de personnes et leurs noms, puis réessayez.',
    ],
    [
      'no e-mail',
      'capacity = 2',
      { person: { first_name: 'Zoé', last_name: 'Roy', email: 'zoe' } },
      'PT400',
      'Entrez une adresse de courriel, comme nom@exemple.ca.',
    ],
    [
      'no name',
      'capacity = 2',
      { person: { email: 'zoe@exemple.test' } },
      'PT400',
      'Entrez votre prénom et votre nom.',
    ],
    [
      'a text without end',
      'capacity = 2',
      {
        person: { first_name: 'Zoé', last_name: 'Roy', email: 'zoe@exemple.test', message: 'é'.repeat(5001) },
      },
      'PT400',
      'Raccourcissez vos réponses, puis réessayez.',
    ],
    [
      'a token that could be guessed',
      'capacity = 2',
      { token: 'abc' },
      'PT400',
      'Rechargez la page, puis réessayez.',
    ],
  ])('refuses %s with a sentence', async (_what, values, input, code, message) => {
    await change(values);
    expect((await register(empty, 'zoe@exemple.test', input)).error).toMatchObject({ code, message });
    expect(await states(empty)).toEqual([]);
  });

  test('answers an address that is registered like any other, and writes to its owner alone', async () => {
    await change('capacity = 4');
    await enroll(empty, 'zoe@exemple.test', { seats: 2 });
    const ask = async (email: string, accepts_waiting: boolean) => {
      const token = newToken();
      const again = () => toAnswer(register(empty, email, { token, seats: 3, accepts_waiting }));
      return [await again(), await again()];
    };
    const sameAnswer = (answers: Answer[]) =>
      answers.map(({ confirm_until, ...answer }) => ({ ...answer, isHeld: confirm_until !== null }));
    for (const accepts of [false, true])
      expect(sameAnswer(await ask('Zoe@exemple.test', accepts))).toEqual(
        sameAnswer(await ask('ana@exemple.test', accepts)),
      );
    // What is free afterwards tells no more than the answer.
    const free = async () => {
      const { data } = await fixtures.as.anonymous.rpc('list_course_sessions').throwOnError();
      return (data as { id: string; free: number }[]).find(({ id }) => id === empty)?.free;
    };
    expect(await free()).toBe(2);
    await register(empty, 'Zoe@exemple.test');
    expect(await free()).toBe(1);
    await register(empty, 'luc@exemple.test');
    expect(await free()).toBe(0);
    // Once a day, whoever asks how often.
    const sent = await emails('registered');
    expect(sent.map(({ recipient, data }) => [recipient, data['seats'], data['again']])).toEqual([
      ['zoe@exemple.test', 2, undefined],
      ['zoe@exemple.test', 2, true],
    ]);
    expect((await emails('unconfirmed')).map(({ recipient }) => recipient)).toEqual([
      'zoe@exemple.test',
      'ana@exemple.test',
      'luc@exemple.test',
    ]);
  });

  test('for the same person twice is confirmed once; colleagues may share an address', async () => {
    await change('capacity = 5');
    const asked: string[] = [];
    for (const first_name of ['Zoé', 'ZOE', 'Ana', 'Luc', 'Eva']) {
      await register(empty, '', {
        person: { first_name, last_name: 'Roy', email: 'formation@exemple.test' },
      });
      asked.push(await mailedToken('formation@exemple.test'));
    }
    const errors = [];
    for (const token of asked) errors.push((await confirm(token)).error?.code);
    expect(errors).toEqual([undefined, 'PT409', undefined, undefined, undefined]);
  });

  test('takes a person again once they have cancelled', async () => {
    await enroll(empty, 'zoe@exemple.test');
    const token = await mailedToken('zoe@exemple.test');
    await fixtures.as.anonymous.rpc('cancel_registration', { token }).throwOnError();
    await enroll(empty, 'zoe@exemple.test');
    expect((await states(empty)).map(({ state }) => state)).toEqual(['cancelled', 'registered']);
    // The team hears of what it didn't do itself.
    expect(await news()).toEqual(['cancelled']);
  });

  test('tells staff that somebody is registered', async () => {
    await enroll(empty, 'zoe@exemple.test');
    const person = { first_name: 'Zoé', last_name: 'Roy', email: 'zoe@exemple.test' };
    const { error } = await fixtures.as.editor.rpc('register_by_staff', {
      session: empty,
      person,
      seats: 1,
      others: [],
    });
    expect(error).toMatchObject({
      code: 'PT409',
      message:
        'Ce courriel est déjà inscrit à cette session. Le lien pour modifier l’inscription se trouve dans le courriel de confirmation.',
    });
    expect(await states(empty)).toHaveLength(1);
  });

  test('that fails for another reason says the same, whoever is registered', async () => {
    await change('capacity = 20');
    await enroll(empty, 'zoe@exemple.test');
    for (const email of ['zoe@exemple.test', 'ana@exemple.test']) {
      const person = { first_name: 'Zoé', last_name: 'Roy', email, more: 'x'.repeat(9000) };
      expect((await register(empty, '', { person })).error?.message).toBe(
        'Raccourcissez ce que vous avez écrit.',
      );
    }
  });

  test('takes the longest word that may be written', async () => {
    const person = {
      first_name: 'Zoé',
      last_name: 'Roy',
      email: 'zoe@exemple.test',
      message: 'é'.repeat(5000),
    };
    expect(await toAnswer(register(empty, '', { person }))).toMatchObject({ state: 'held' });
  });

  test('is limited by network, like all that visitors send', async () => {
    await change('capacity = 20');
    const send = (
      number: number,
    ) => `select set_config('request.headers', '{"x-forwarded-for": "10.9.9.9"}', true);
      select * from public.register_for_course_session('${empty}',
        '{"first_name": "Zoé", "last_name": "Roy", "email": "p${number}@exemple.test"}', 1, '{}', '${newToken()}');`;
    // Five colleagues, one by one.
    for (let number = 0; number < 5; number += 1) await fixtures.exec(send(number));
    await expect(fixtures.exec(send(6))).rejects.toMatchObject({ code: 'PT429' });
  });

  test('holds ten places of one network at a time, for half an hour, and staff free them at once', async () => {
    await change('capacity = 50');
    const send = (number: number, address: string) =>
      fixtures
        .exec(
          `select set_config('request.headers', '{"x-forwarded-for": "${address}"}', true);
          select public.register_for_course_session('${empty}',
            '{"first_name": "Zoé", "last_name": "Roy", "email": "p${number}@exemple.test"}', 10, '{}', '${newToken()}');`,
        )
        .then(
          () => 'held',
          (error: unknown) =>
            error instanceof Error && 'code' in error ? String(error.code) : String(error),
        );
    expect(await send(1, '10.9.9.9')).toBe('held');
    expect(await send(2, '10.9.9.9')).toBe('PT429');
    expect(await send(3, '10.9.9.8')).toBe('held');
    await confirm(await mailedToken('p1@exemple.test')).throwOnError();
    expect(await send(4, '10.9.9.9')).toBe('held');
    const { data } = await fixtures.as.moderator
      .from('listed_registrations')
      .select('email,lead_id,together')
      .eq('session_id', empty)
      .order('rank')
      .order('queue')
      .throwOnError();
    const listed = data as { email: string; lead_id: string; together: number }[];
    expect(listed.map(({ email, together }) => [email, together])).toEqual([
      ['p1@exemple.test', 2],
      ['p3@exemple.test', 1],
      ['p4@exemple.test', 2],
    ]);
    const lead_id = listed[0]?.lead_id;
    const freed = await fixtures.as.editor.rpc('free_together', { lead_id }).throwOnError();
    expect(freed.data).toBe(2);
    expect((await states(empty)).map(({ state }) => state)).toEqual(['cancelled', 'held', 'cancelled']);
    // An address that nobody has confirmed isn't written again.
    expect((await emails('cancelled')).map(({ recipient }) => recipient)).toEqual(['p1@exemple.test']);
    // The next day, nothing leads from a registration to a network.
    await fixtures.exec('update private.daily_salt set day = day - 1 where true');
    await send(5, '10.9.9.9');
    expect(await fixtures.sql('select lead_id from private.lead_networks')).toHaveLength(1);
  });

  test('that nobody confirms is forgotten after half an hour, and writes to nobody again', async () => {
    await register(empty, 'zoe@exemple.test', { seats: 2 });
    const token = await mailedToken('zoe@exemple.test');
    expect(await toAnswer(register(empty, 'ana@exemple.test'))).toMatchObject({ state: 'full', free: 0 });
    await fixtures.exec(`update private.registrations set offered_until = now() where state = 'held'`);
    expect((await confirm(token)).error).toMatchObject({
      code: 'PT409',
      message: 'Le délai est passé : cette place n’est plus gardée pour vous.',
    });
    await catchUp();
    expect((await states(empty)).map(({ state }) => state)).toEqual(['lapsed']);
    expect(await emails('cancelled')).toEqual([]);
    expect(await toAnswer(register(empty, 'ana@exemple.test'))).toMatchObject({ state: 'held' });
  });
});

describe('a link', () => {
  const use = (name: 'cancel_registration' | 'confirm_registration', token: string) =>
    fixtures.as.anonymous.rpc(name, { token });

  test('gives a place up once, and offers it to the next for 48 hours', async () => {
    await enroll(full, 'zoe@exemple.test', { accepts_waiting: true });
    expect((await use('cancel_registration', registrationTokens.registered)).error).toBeNull();
    expect((await use('cancel_registration', registrationTokens.registered)).error).toMatchObject({
      code: 'PT409',
      message: 'Cette inscription est déjà annulée.',
    });
    expect(await states(full)).toMatchObject([
      { state: 'cancelled' },
      { state: 'offered' },
      { state: 'offered' },
    ]);
    const [offer] = await emails('offer');
    expect(offer?.recipient).toBe('zoe@exemple.test');
    const hours = (Date.parse(String(offer?.data['heldUntil'])) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThanOrEqual(48);
    // The link of the e-mail opens the same registration.
    const token = String(offer?.data['token']);
    expect((await use('confirm_registration', token)).error).toBeNull();
    expect((await use('confirm_registration', token)).error?.message).toBe('Cette place est déjà confirmée.');
  });

  test('says that an offer is over, and the clock hands it on', async () => {
    await enroll(full, 'zoe@exemple.test', { accepts_waiting: true });
    await fixtures.exec(`update private.registrations set offered_until = now() where state = 'offered'`);
    await catchUp();
    expect((await use('confirm_registration', registrationTokens.offered)).error?.message).toBe(
      'Le délai est passé : cette place n’est plus gardée pour vous.',
    );
    expect(await states(full)).toMatchObject([
      { state: 'registered' },
      { state: 'lapsed' },
      { state: 'offered' },
    ]);
    expect(await emails('cancelled')).toMatchObject([
      { recipient: 'client@exemple.test', data: { reason: 'lapsed', isHandedOn: true } },
    ]);
  });

  test('says that the place went to the next one only where somebody waits', async () => {
    await fixtures.exec(`update private.registrations set offered_until = now() where state = 'offered'`);
    await catchUp();
    expect(await emails('cancelled')).toMatchObject([{ data: { reason: 'lapsed', isHandedOn: false } }]);
  });

  test('gives one place of three back, and keeps the names of who still comes', async () => {
    await change('capacity = 3');
    await enroll(empty, 'zoe@exemple.test', { seats: 3, others: ['Luc Roy', 'Ana Roy'] });
    const token = await mailedToken('zoe@exemple.test');
    const giveBack = (kept: number, others: string[]) =>
      fixtures.as.anonymous.rpc('return_seats', { token, kept, others });
    for (const [kept, others] of [
      [0, []],
      [-1, []],
      [2, ['Luc Roy', 'Ana Roy']],
      [2, Array(11).fill('Luc Roy')],
    ] as [number, string[]][])
      expect((await giveBack(kept, others)).error?.code).toBe('PT400');
    expect((await giveBack(3, [])).error?.code).toBe('PT409');
    expect((await giveBack(2, ['Quelqu’un'])).error?.code).toBe('PT409');
    await giveBack(2, ['Ana Roy']).throwOnError();
    const [kept] = await fixtures.sql(
      `select seats, others, state from private.registrations where session_id = $1`,
      [empty],
    );
    expect(kept).toEqual({ seats: 2, others: ['Ana Roy'], state: 'registered' });
    expect(await emails('seats-returned')).toMatchObject([{ data: { seats: 2, returned: 1 } }]);
    expect(await news()).toEqual(['seats-returned']);
    expect(await toAnswer(register(empty, 'luc@exemple.test'))).toMatchObject({ state: 'held' });
  });

  test.each([
    ['registration is closed', `register_until = now() - interval '1 minute'`],
    [
      'the beginning is near',
      `starts_at = now() + interval '230 minutes', register_until = now() + interval '230 minutes'`,
    ],
  ])('offers nothing once %s: the team is told instead', async (_what, values) => {
    await enroll(full, 'zoe@exemple.test', { accepts_waiting: true });
    await change(values, full);
    await fixtures.as.editor
      .rpc('change_registration', {
        registration: rows.registrations.registered,
        action: 'cancel',
        seen: 'registered',
      })
      .throwOnError();
    for (let time = 0; time < 2; time += 1) await catchUp();
    expect(await emails('offer')).toEqual([]);
    expect(await news()).toEqual(['place-free']);
    // And a cancellation by the team isn't told as one's own.
    expect((await emails('cancelled')).map(({ data }) => data['reason'])).toEqual(['staff']);
  });

  test('keeps an offer no longer than registration is open', async () => {
    await enroll(full, 'zoe@exemple.test', { accepts_waiting: true });
    await change(`register_until = now() + interval '5 hours'`, full);
    await use('cancel_registration', registrationTokens.registered).throwOnError();
    const [offer] = await emails('offer');
    expect(Date.parse(String(offer?.data['heldUntil']))).toBeLessThan(Date.now() + 5.1 * 3_600_000);
  });

  test('takes nothing from anybody while the clock isn’t trusted', async () => {
    await fixtures.exec(`update private.registrations set offered_until = now() where state = 'offered';
      update private.clock set seen_at = now() - interval '400 days' where is_only;`);
    await catchUp();
    expect(await states(full)).toMatchObject([{ state: 'registered' }, { state: 'offered' }]);
  });

  test('leads nowhere once the person is erased, and their place goes to the next', async () => {
    await enroll(full, 'zoe@exemple.test', { accepts_waiting: true });
    await fixtures.exec(`delete from public.leads where id = '${rows.leads.open}'`);
    await catchUp();
    expect(await states(full)).toMatchObject([{ state: 'offered' }, { state: 'offered' }]);
    expect((await use('cancel_registration', registrationTokens.registered)).error).toMatchObject({
      code: 'PT404',
      message: 'Cette inscription n’existe plus.',
    });
  });
});

describe('staff', () => {
  const save = (session: string, version: number | null, values: Record<string, unknown> = {}) =>
    fixtures.as.editor.rpc('save_course_session', {
      session,
      version,
      course: 'art-oratoire',
      title: 'Art oratoire',
      starts_at: '2099-01-21T14:00:00Z',
      ends_at: '2099-01-22T21:30:00Z',
      register_until: '2099-01-18T05:00:00Z',
      capacity: 2,
      price: 890,
      place: 'En studio',
      ...values,
    });

  test('who move a session tell everybody once, and two don’t overwrite each other', async () => {
    expect(await save(full, 1)).toMatchObject({ error: null, data: 2 });
    expect((await save(full, 1)).error).toMatchObject({ code: 'PT409' });
    expect((await emails('moved')).map(({ recipient }) => recipient)).toEqual([
      'lead@exemple.test',
      'client@exemple.test',
    ]);
    // Another title is no move.
    await save(full, 2, { title: 'Autre titre' }).throwOnError();
    expect(await emails('moved')).toHaveLength(2);
  });

  test('who lower places take none from anybody, and who raise them offer them in order', async () => {
    await enroll(full, 'zoe@exemple.test', { accepts_waiting: true });
    await save(full, 1, { capacity: 1 }).throwOnError();
    expect(await states(full)).toMatchObject([
      { state: 'registered' },
      { state: 'offered' },
      { state: 'waiting' },
    ]);
    await save(full, 2, { capacity: 3 }).throwOnError();
    expect(await states(full)).toMatchObject([
      { state: 'registered' },
      { state: 'offered' },
      { state: 'offered' },
    ]);
  });

  test('don’t lower places below a group in line', async () => {
    await enroll(full, 'zoe@exemple.test', { accepts_waiting: true, seats: 2 });
    expect((await save(full, 1, { capacity: 1 })).error?.message).toBe(
      'Un groupe de 2 personnes attend une place : annulez ou déplacez d’abord son inscription.',
    );
  });

  test.each([
    [
      { starts_at: '2020-01-21T14:00:00Z', register_until: '2020-01-18T05:00:00Z' },
      'Choisissez une date à venir.',
    ],
    [{ ends_at: '2099-01-21T14:00:00Z' }, 'La session doit finir après son début.'],
    [
      { register_until: '2099-02-18T05:00:00Z' },
      'Les inscriptions doivent fermer avant le début de la session.',
    ],
    [{ capacity: 0 }, 'Une session compte de 1 à 500 places.'],
    [{ title: ' ' }, 'Vérifiez le titre et le lieu de la session.'],
  ])('are refused %o with a sentence', async (values, message) => {
    expect((await save('30000000-0000-4000-8000-000000000009', null, values)).error?.message).toBe(message);
    expect((await save(full, 1, values)).error?.message).toBe(message);
  });

  test('who cancel a session tell everybody, and nobody registers or leaves any more', async () => {
    const cancel = () =>
      fixtures.as.editor.rpc('cancel_course_session', {
        session: full,
        version: 1,
        note: 'La formatrice est malade.',
      });
    await cancel().throwOnError();
    expect((await cancel()).error).toMatchObject({ code: 'PT409' });
    expect(await emails('session-cancelled')).toMatchObject([
      { recipient: 'lead@exemple.test', data: { note: 'La formatrice est malade.' } },
      { recipient: 'client@exemple.test' },
    ]);
    const token = registrationTokens.registered;
    expect((await fixtures.as.anonymous.rpc('cancel_registration', { token })).error?.message).toBe(
      'Cette session est annulée.',
    );
    const { data } = await fixtures.as.anonymous.rpc('read_registration', { token });
    expect(data).toMatchObject([{ session_state: 'cancelled' }]);
  });

  test('move people where there is room only, and offer what they leave', async () => {
    await enroll(full, 'zoe@exemple.test', { accepts_waiting: true });
    const move = () =>
      fixtures.as.editor.rpc('change_registration', {
        registration: rows.registrations.registered,
        action: 'move',
        seen: 'registered',
        target: empty,
      });
    await change('capacity = 1');
    await enroll(empty, 'ana@exemple.test');
    expect((await move()).error?.message).toBe('L’autre session n’a pas assez de places libres.');
    await change('capacity = 2');
    await move().throwOnError();
    expect(await states(empty)).toMatchObject([
      { email: 'ana@exemple.test', state: 'registered' },
      { email: 'lead@exemple.test', state: 'registered' },
    ]);
    expect(await states(full)).toMatchObject([{ state: 'offered' }, { state: 'offered' }]);
  });

  test.each(['cancel', 'move'])(
    'of two colleagues, the second, who would %s what they saw, is told',
    async (action) => {
      const [offered] = await fixtures.sql<{ id: string }>(
        `insert into private.registrations (session_id, lead_id, state, offered_until)
      values ('${group}', '${rows.leads.open}', 'offered', now() + interval '1 hour') returning id`,
      );
      const act = (values: object) =>
        fixtures.as.editor.rpc('change_registration', {
          registration: offered?.id,
          seen: 'offered',
          ...values,
        });
      await act({ action: 'confirm' }).throwOnError();
      const { error } = await act({ action, target: empty });
      expect(error?.message).toBe(
        'Cette inscription a changé entre-temps : elle est maintenant « Inscrite ».',
      );
    },
  );

  test('note who came: of two at once, the second is told, and nobody answers to what they didn’t name', async () => {
    const note = (action: string, seen: string | null) =>
      fixtures.as.editor.rpc('change_registration', {
        registration: rows.registrations.registered,
        action,
        seen,
      });
    expect((await note('attended', null)).error?.code).toBe('PT409');
    const answers = await Promise.all([note('attended', 'registered'), note('absent', 'registered')]);
    const refused = answers.flatMap(({ error }) => (error ? [error.message] : []));
    expect(refused).toEqual([
      `Cette inscription a changé entre-temps : elle est maintenant « ${answers[0].error ? 'Absente' : 'Présente'} ».`,
    ]);
    await note('unmarked', answers[0].error ? 'absent' : 'attended').throwOnError();
  });

  test('tell who is moved from a waiting list to a free date that they have a place', async () => {
    await enroll(full, 'zoe@exemple.test', { accepts_waiting: true });
    const [waiting] = await fixtures.sql<{ id: string }>(
      `select id from private.registrations where state = 'waiting'`,
    );
    await fixtures.as.editor
      .rpc('change_registration', {
        registration: waiting?.id,
        action: 'move',
        seen: 'waiting',
        target: empty,
      })
      .throwOnError();
    expect(await emails('moved')).toEqual([]);
    expect(await emails('registered')).toMatchObject([
      { recipient: 'zoe@exemple.test', data: { before: expect.any(Object) } },
    ]);
  });

  test('write to those who have a place, each alone and once, and don’t delete what people count on', async () => {
    const write = () =>
      fixtures.as.editor.rpc('write_to_registered', {
        session: full,
        note: empty,
        subject: 'À demain',
        body: 'Midi.',
      });
    expect((await write().throwOnError()).data).toBe(1);
    await write().throwOnError();
    expect(await emails('session-note')).toMatchObject([
      { recipient: 'lead@exemple.test', data: { subject: 'À demain', body: 'Midi.' } },
    ]);
    expect((await fixtures.as.admin.rpc('delete_course_session', { session: full })).error?.message).toBe(
      'Des personnes sont inscrites : annulez d’abord la session, pour qu’elles le sachent.',
    );
  });
});

describe('a session that was deleted', () => {
  const { open } = rows.leads;
  const remove = {
    session: () => fixtures.as.admin.rpc('delete_course_session', { session: full }).throwOnError(),
    lead: () => fixtures.as.admin.from('leads').delete().eq('id', open).throwOnError(),
  };
  const restore = (source: string, record_id: string) =>
    fixtures.as.admin.rpc('restore_deleted_record', { source, record_id }).throwOnError();
  const bringBack = {
    session: () => restore('course_sessions', full),
    lead: () => restore('leads', open),
  };
  const read = () =>
    fixtures.sql<{ lead_id: string }>(
      `select taken.lead_id, to_jsonb(session) as session, to_jsonb(taken) as registration, taken.token_hashes
      from private.course_sessions as session join private.registrations as taken on taken.session_id = session.id where session.id = $1
      order by taken.queue`,
      [full],
    );
  const prepare = async () => {
    await fixtures.exec(nobodyComes);
    await change(`state = 'cancelled'`, full);
    return read();
  };

  test('comes back with who took part and what opens it, whichever of session and request comes back first', async () => {
    const before = await prepare();
    expect(before).toHaveLength(2);
    const others = before.filter(({ lead_id }) => lead_id !== open);
    for (const first of ['session', 'lead'] as const)
      for (const last of ['session', 'lead'] as const) {
        await remove[first]();
        await remove[first === 'session' ? 'lead' : 'session']();
        expect(await read()).toEqual([]);
        await bringBack[last === 'session' ? 'lead' : 'session']();
        expect(await read()).toEqual(last === 'lead' ? others : []);
        await bringBack[last]();
        expect(await read()).toEqual(before);
      }
  });

  test('is listed for admins with its days, and its id stays taken', async () => {
    await prepare();
    await remove.session();
    const { data } = await fixtures.as.admin
      .from('deleted_items')
      .select('source,title,starts_at,ends_at')
      .eq('id', full)
      .throwOnError();
    expect(data).toEqual([
      {
        source: 'course_sessions',
        title: 'Art oratoire',
        starts_at: expect.any(String),
        ends_at: expect.any(String),
      },
    ]);
    const day = Date.now() + 86_400_000 * 20;
    const times = [0, 0, 1].map((hours) => new Date(day + hours * 3_600_000).toISOString());
    const { error } = await fixtures.as.editor.rpc('save_course_session', {
      session: full,
      version: null,
      course: '',
      title: 'Autre',
      register_until: times[0],
      starts_at: times[1],
      ends_at: times[2],
      capacity: 2,
      price: null,
      place: null,
    });
    expect(error?.code).toBe('PT409');
  });

  test('tells people what it holds of them, and nothing stays of whom it is erased', async () => {
    await prepare();
    await remove.session();
    const email = 'lead@exemple.test';
    const { data } = await fixtures.as.admin.rpc('export_personal_data', { email }).throwOnError();
    expect(
      (data as { messages: { registrations: object[] }[] }).messages.flatMap(
        ({ registrations }) => registrations,
      ),
    ).toMatchObject([{ session: 'Art oratoire', seats: 1 }]);
    await fixtures.as.admin.rpc('erase_personal_data', { email }).throwOnError();
    await restore('course_sessions', full);
    expect(await states(full)).toMatchObject([{ email: 'client@exemple.test' }]);
    expect(
      await fixtures.sql(`select from private.deleted_records where record::text like '%' || $1 || '%'`, [
        open,
      ]),
    ).toEqual([]);
  });

  test('keeps the requests of who took part for as long as if it were there', async () => {
    await prepare();
    await fixtures.exec(`
      update public.leads set created_at = now() - interval '40 months' where id = '${open}';
      update private.course_sessions set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day',
        register_until = now() - interval '3 days' where id = '${full}'`);
    await remove.session();
    await fixtures.exec('select private.apply_retention()');
    await restore('course_sessions', full);
    expect(await states(full)).toMatchObject([
      { email: 'lead@exemple.test' },
      { email: 'client@exemple.test' },
    ]);
  });
});

describe('the clock', () => {
  test('reminds who comes two days before, once, and again when the session moves', async () => {
    const tick = () => fixtures.as.anonymous.rpc('catch_up_page_changes').throwOnError();
    await change(`starts_at = now() + interval '47 hours', register_until = now() + interval '1 hour'`, full);
    await tick();
    await tick();
    expect(await emails('reminder')).toMatchObject([{ recipient: 'lead@exemple.test' }]);
    const moveTo = async (startsAt: Date) => {
      const { data } = await fixtures.as.editor
        .from('listed_course_sessions')
        .select('version,register_until')
        .eq('id', full)
        .single<{ version: number; register_until: string }>()
        .throwOnError();
      await fixtures.as.editor
        .rpc('save_course_session', {
          session: full,
          course: '',
          title: 'Art oratoire',
          starts_at: startsAt,
          ends_at: new Date(startsAt.getTime() + 3_600_000),
          capacity: 2,
          price: null,
          place: null,
          version: data.version,
          register_until: data.register_until,
        })
        .throwOnError();
      await tick();
    };
    const day = 86_400_000;
    const first = new Date(Date.now() + 1.9 * day);
    await moveTo(first);
    expect(await emails('reminder')).toHaveLength(2);
    // To a day that nobody is reminded of yet, and back to the one that they were reminded of.
    await moveTo(new Date(Date.now() + 20 * day));
    expect(await emails('reminder')).toHaveLength(2);
    await moveTo(first);
    expect(await emails('reminder')).toHaveLength(3);
    await tick();
    expect(await emails('reminder')).toHaveLength(3);
  });

  test('of Québec reminds at the same hour when daylight time begins and ends', async () => {
    const remindAt = async (moment: string) =>
      (
        await fixtures.sql<{ at: string }>(`select (private.remind_at($1) at time zone 'UTC')::text as at`, [
          moment,
        ])
      )[0]?.at;
    // Nine in the morning in Québec: on the Monday after clocks go forward, and after they go back.
    expect(await remindAt('2027-03-15T13:00:00Z')).toBe('2027-03-13 14:00:00');
    expect(await remindAt('2027-11-08T14:00:00Z')).toBe('2027-11-06 13:00:00');
  });
});

describe('pages', () => {
  const latest = async () =>
    (
      await fixtures.sql<{ number: string }>(
        `select coalesce(max(number), 0)::text as number from public.page_changes where path = '/'`,
      )
    )[0]?.number;
  const listed = async () => {
    const { data } = await fixtures.as.anonymous
      .rpc('list_course_sessions', {}, { get: true })
      .throwOnError();
    return (data as { id: string; free: number; is_open: boolean }[])
      .filter(({ id }) => id !== group)
      .map(({ id, free, is_open }) => ({ id, free, is_open }));
  };

  test('show the count within a second of each change of it, and never who is registered', async () => {
    expect(await listed()).toEqual([
      { id: full, free: 0, is_open: true },
      { id: empty, free: 2, is_open: true },
    ]);
    const before = await latest();
    await enroll(empty, 'zoe@exemple.test');
    expect((await listed())[1]?.free).toBe(1);
    const registered = await latest();
    expect(registered).not.toBe(before);
    const token = await mailedToken('zoe@exemple.test');
    await fixtures.as.anonymous.rpc('cancel_registration', { token }).throwOnError();
    expect(await latest()).not.toBe(registered);
    const { data } = await fixtures.as.anonymous.rpc('list_course_sessions');
    expect(JSON.stringify(data)).not.toContain('exemple.test');
  });

  test('follow when registering closes, and when a session begins', async () => {
    const tick = () => fixtures.as.anonymous.rpc('catch_up_page_changes').throwOnError();
    const elapse = async (values: string) => {
      // Without a word in the log: time goes by.
      await fixtures.exec(`set local session_replication_role = replica;
        update private.course_sessions set ${values} where id = '${empty}';
        insert into public.page_changes (path, kind, changed_at) values ('/', 'changed', now() - interval '1 minute')`);
      const before = await latest();
      await tick();
      expect(await latest()).not.toBe(before);
      const after = await latest();
      await tick();
      expect(await latest()).toBe(after);
    };
    await elapse(`register_until = now() - interval '1 second'`);
    expect(await listed()).toContainEqual({ id: empty, free: 2, is_open: false });
    await elapse(`starts_at = now() - interval '1 second'`);
    expect((await listed()).map(({ id }) => id)).toEqual([full]);
  });
});
