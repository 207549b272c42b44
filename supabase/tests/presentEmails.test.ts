import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWorld } from './openWorld.ts';
import { rows } from './world.ts';

const fixtures = openWorld();

beforeAll(async () => {
  // What leaves, leaves by these tests.
  await fixtures.exec('revoke execute on function public.take_email() from service_role');
});
beforeEach(() => fixtures.exec('delete from private.outbox where true'));

type Email = {
  id: number;
  kind: string;
  recipient: string | null;
  data: Record<string, unknown>;
};

async function take(): Promise<Email | null> {
  for (;;) {
    const [row] = await fixtures.sql<{ email: Email | null }>('select public.take_email() as email');
    const email = row?.email ?? null;
    // Those to the team aren't what is looked at.
    if (!email || email.recipient !== null) return email;
    await report(email);
  }
}

const report = ({ id }: { id: number }, error?: string) =>
  fixtures.exec(`select public.report_email(${id}${error ? `, '${error}'` : ''})`);

/** What the mail server asks for later, as those do that greet nobody at once, comes again. */
async function refuseNext() {
  const email = await take();
  expect(email).not.toBeNull();
  if (email) await report(email, '451');
}

/** All that leaves once the pause is over, in order. */
async function takeAll(): Promise<Email[]> {
  await fixtures.exec(
    `update private.outbox set send_after = now() - interval '1 second' where sent_at is null`,
  );
  const taken: Email[] = [];
  for (let email = await take(); email; email = await take()) {
    taken.push(email);
    await report(email);
  }
  return taken;
}

const kinds = (emails: Email[]) => emails.map(({ kind }) => kind);

describe('of a registration', () => {
  const session = rows.course_sessions.empty;
  const day = 86_400_000;
  // The same moment however long a test takes.
  const now = Math.floor(Date.now() / 1000) * 1000;
  const inDays = (days: number) => new Date(now + days * day);

  /** Registers somebody who called, and gives the token of the link in the e-mail. */
  async function register(email = 'zoe@exemple.test', seats = 1) {
    await fixtures.as.editor
      .rpc('register_by_staff', {
        session,
        person: { first_name: 'Zoé', last_name: 'Roy', email },
        seats,
        others: [],
        accepts_waiting: true,
      })
      .throwOnError();
    const [queued] = await fixtures.sql<{ token: string }>(
      `select data ->> 'token' as token from private.outbox where recipient = $1`,
      [email],
    );
    return queued?.token;
  }

  async function read() {
    const { data } = await fixtures.as.editor
      .from('listed_course_sessions')
      .select('version,starts_at')
      .eq('id', session)
      .single<{ version: number; starts_at: string }>()
      .throwOnError();
    return data;
  }

  async function moveTo(startsAt: Date) {
    await fixtures.as.editor
      .rpc('save_course_session', {
        session,
        version: (await read()).version,
        course: '',
        title: 'Art oratoire',
        starts_at: startsAt,
        ends_at: new Date(startsAt.getTime() + day / 24),
        register_until: inDays(1),
        capacity: 2,
        price: null,
        place: null,
      })
      .throwOnError();
  }

  const startOf = (facts: unknown) => new Date((facts as { startsAt: string }).startsAt).getTime();

  test('tells the date of today, and that it has changed afterwards', async () => {
    await register();
    const before = new Date((await read()).starts_at).getTime();
    await refuseNext();
    const after = inDays(9);
    await moveTo(after);
    const emails = await takeAll();
    expect(kinds(emails)).toEqual(['registered', 'moved']);
    expect(emails.map(({ data }) => startOf(data))).toEqual([after.getTime(), after.getTime()]);
    expect(startOf(emails[1]?.data['before'])).toBe(before);
  });

  test('that was cancelled meanwhile isn’t confirmed any more, and nothing is taken off a calendar', async () => {
    const token = await register();
    await refuseNext();
    await fixtures.as.anonymous.rpc('cancel_registration', { token }).throwOnError();
    const emails = await takeAll();
    expect(kinds(emails)).toEqual(['cancelled']);
    expect(emails[0]?.data['isOnCalendar']).toBe(false);
  });

  test('that was confirmed is taken off the calendar', async () => {
    const token = await register();
    expect(kinds(await takeAll())).toEqual(['registered']);
    await fixtures.as.anonymous.rpc('cancel_registration', { token }).throwOnError();
    expect(await takeAll()).toMatchObject([{ kind: 'cancelled', data: { isOnCalendar: true } }]);
  });

  test('tells several changes once, from what the person knew to what is so', async () => {
    await register();
    await takeAll();
    const before = new Date((await read()).starts_at).getTime();
    await moveTo(inDays(9));
    await refuseNext();
    await moveTo(inDays(10));
    await moveTo(inDays(11));
    const emails = await takeAll();
    expect(emails).toMatchObject([{ kind: 'moved' }]);
    expect(startOf(emails[0]?.data['before'])).toBe(before);
    expect(startOf(emails[0]?.data)).toBe(inDays(11).getTime());
    // What was told is what the next one starts from.
    await moveTo(inDays(12));
    const [last] = await takeAll();
    expect(startOf(last?.data['before'])).toBe(startOf(emails[0]?.data));
  });

  test('says nothing of a change that was taken back before it was told', async () => {
    await register();
    await moveTo(inDays(9));
    await takeAll();
    await moveTo(inDays(10));
    await moveTo(inDays(9));
    expect(await takeAll()).toEqual([]);
  });

  test('of a session that is cancelled says that alone, after its deletion too', async () => {
    await register();
    await refuseNext();
    await fixtures.as.editor
      .rpc('cancel_course_session', { session, version: (await read()).version })
      .throwOnError();
    await fixtures.as.admin.rpc('delete_course_session', { session }).throwOnError();
    expect(await takeAll()).toMatchObject([{ kind: 'session-cancelled', data: { title: 'Art oratoire' } }]);
  });

  test('keeps « waiting » before what ends it', async () => {
    await register('zoe@exemple.test', 2);
    const token = await register('luc@exemple.test');
    await refuseNext();
    await moveTo(inDays(9));
    await fixtures.as.anonymous.rpc('cancel_registration', { token }).throwOnError();
    const toLuc = await fixtures.sql<{ kind: string }>(
      `select kind from private.outbox where recipient = 'luc@exemple.test' order by id`,
    );
    expect(toLuc.map(({ kind }) => kind)).toEqual(['waiting', 'moved', 'cancelled']);
    // Only that it is cancelled is still true.
    const sent = await takeAll();
    expect(kinds(sent.filter(({ recipient }) => recipient === 'luc@exemple.test'))).toEqual(['cancelled']);
  });

  test('reminds nobody of a day that isn’t the day any more', async () => {
    await register();
    await takeAll();
    await moveTo(inDays(1.5));
    await fixtures.as.anonymous.rpc('catch_up_page_changes').throwOnError();
    await moveTo(inDays(9));
    expect(kinds(await takeAll())).toEqual(['moved']);
  });

  test('notes of the team reach who is still there, each of them', async () => {
    await register();
    await takeAll();
    for (const subject of ['Un', 'Deux'])
      await fixtures.as.editor
        .rpc('write_to_registered', { session, note: crypto.randomUUID(), subject, body: 'Midi.' })
        .throwOnError();
    expect((await takeAll()).map(({ data }) => data['subject'])).toEqual(['Un', 'Deux']);
  });
});

test.each([
  [['booking-requested'], 'requested', ['booking-requested']],
  [['booking-requested', 'booking-accepted'], 'accepted', ['booking-accepted']],
  [['booking-requested', 'booking-declined'], 'declined', ['booking-declined']],
  [['booking-requested', 'booking-accepted', 'booking-cancelled'], 'cancelled', ['booking-cancelled']],
])('of the e-mails %j of a booking that is %s leave %j', async (queued, state, leaving) => {
  const { leads } = rows;
  await fixtures.exec(`
    insert into private.studio_bookings (id, lead_id, studio, studio_name, during, state, held_until, token_hashes, confirmed_at)
    values ('40000000-0000-4000-8000-000000000099', '${leads.open}', 'charest', 'Studio Charest',
      tstzrange(now() + interval '2 days', now() + interval '50 hours'), '${state}', now() + interval '1 day', '{}', now())`);
  for (const kind of queued)
    await fixtures.exec(`
      select private.queue_place_email('${kind}', '40000000-0000-4000-8000-000000000099')`);
  const emails = await takeAll();
  expect(kinds(emails)).toEqual(leaving);
  expect(emails[0]?.data).toMatchObject({ title: 'Studio Charest', isOnCalendar: false });
});
