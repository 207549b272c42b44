import assert from 'node:assert/strict';
import fc from 'fast-check';
import postgres from 'postgres';
import { people as accounts, type TestedBackend } from './world.ts';

/** Connections of their own to the database of a backend: what is done on several of them happens at once. */
export async function connectAgain(backend: TestedBackend, max: number) {
  const [database] = await backend.sql<{ name: string }>('select current_database() as name');
  const address = Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), {
    pathname: `/${database?.name}`,
  }).href;
  return postgres(address, { max, onnotice: () => undefined });
}

const sessions = [1, 2].map((number) => `30000000-0000-4000-8000-00000000010${number}`);
const persons = 6;

type Step =
  | {
      do: 'register';
      session: number;
      person: number;
      seats: number;
      accepts: boolean;
      byStaff: boolean;
      confirms: boolean;
    }
  | { do: 'cancel' | 'accept' | 'confirm' | 'drop' | 'erase'; which: number }
  | { do: 'move'; which: number; session: number }
  | { do: 'capacity'; session: number; capacity: number }
  | { do: 'postpone' | 'call off'; session: number }
  | { do: 'wait'; hours: number }
  | { do: 'tick' };

const aCourseSession = fc.nat(sessions.length - 1);
const which = fc.nat(47);
const aRegistration: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('register' as const),
  session: aCourseSession,
  person: fc.nat(persons - 1),
  seats: fc.constantFrom(1, 1, 1, 2, 3),
  accepts: fc.constantFrom(true, true, false),
  byStaff: fc.constantFrom(false, false, true),
  confirms: fc.constantFrom(true, true, false),
});
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: aRegistration },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel', 'cancel', 'accept', 'accept', 'confirm', 'drop'),
      which,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), which, session: aCourseSession }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('capacity' as const),
      session: aCourseSession,
      capacity: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('postpone' as const), session: aCourseSession }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 30, 49) }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'tick' as const }) },
);

/** One step, or two at once; now and then a session is called off in the end. */
const aSequence = fc
  .tuple(
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: fc.tuple(aStep) },
        { weight: 1, arbitrary: fc.tuple(aStep, aStep) },
        { weight: 1, arbitrary: fc.tuple(aRegistration, aRegistration) },
      ),
      {
        minLength: 6,
        maxLength: 18,
        size: 'max',
      },
    ),
    fc.option(fc.record({ do: fc.constant('call off' as const), session: aCourseSession }), { freq: 4 }),
  )
  .map(([steps, end]): Step[][] => (end ? [...steps, [end]] : steps));

type State = 'held' | 'unconfirmed' | 'registered' | 'waiting' | 'offered' | 'lapsed' | 'cancelled';

/** States that an address which nobody has confirmed comes to without a word. */
const silent: (State | null)[] = [null, 'held', 'unconfirmed'];

type Row = {
  id: string;
  queue: string;
  session_id: string;
  email: string;
  seats: number;
  state: State;
  /** What the person was written, the first e-mail first, with what it says beside. */
  emails: { kind: string; state: State | null; reason: string | null; again: boolean | null }[];
  /** What the link in an e-mail says; null where staff registered them. */
  read: State | null;
};

type Session = { id: string; capacity: number; state: string; free: number | null };

/** A refusal with a sentence is an answer. */
function allowRefusal(error: unknown) {
  assert.match(String((error as { code?: string }).code), /^PT/, String(error));
}

/** What an e-mail makes of the state that those before it told; undefined where it tells what is known, or can't be. */
function follow(
  state: State | 'called off' | null,
  email: Row['emails'][number],
): State | 'called off' | undefined {
  const isLiving = state === 'registered' || state === 'waiting' || state === 'offered';
  // Who registers once more is told what they know.
  if (email.again)
    return isLiving && (email.kind === 'offer' ? 'offered' : email.kind) === state ? state : undefined;
  switch (email.kind) {
    case 'unconfirmed':
      return state === null ? (email.state ?? undefined) : undefined;
    case 'registered':
      return silent.includes(state as State) || state === 'offered' || state === 'waiting'
        ? 'registered'
        : undefined;
    case 'waiting':
      return state === null || state === 'unconfirmed' || state === 'waiting' ? 'waiting' : undefined;
    case 'offer':
      return state === 'waiting' ? 'offered' : undefined;
    case 'cancelled':
      if (email.reason === 'lapsed') return state === 'offered' ? 'lapsed' : undefined;
      return isLiving ? 'cancelled' : undefined;
    case 'moved':
      return isLiving ? (email.state ?? undefined) : undefined;
    case 'session-cancelled':
      return isLiving ? 'called off' : undefined;
    default:
      return undefined;
  }
}

class CourseSessionModel {
  private readonly sql: postgres.Sql;
  private readonly tokens = new Map<string, string>();
  private rows: Row[] = [];
  private sessions: Session[] = [];
  private made = 0;

  constructor(sql: postgres.Sql) {
    this.sql = sql;
  }

  async begin() {
    // The first session is full, and two wait: one alone, and two who come together.
    const people = [1, 1, 1, 2].map((seats, number) => ({ email: `p${number}@exemple.test`, seats }));
    await this.sql.begin(async (sql) => {
      await sql`delete from public.leads where true`;
      await sql`delete from private.course_sessions where true`;
      await sql`delete from private.deleted_records where source = 'course_sessions'`;
      await sql`insert into private.course_sessions (id, title, starts_at, ends_at, register_until, capacity)
        select id::uuid, 'Art oratoire', now() + interval '30 days', now() + interval '31 days', now() + interval '29 days', 2
        from unnest(${sessions}::text[]) as id`;
      await sql`
        select public.register_by_staff(
          ${sessions[0] ?? ''},
          jsonb_build_object('first_name', 'Zoé', 'last_name', 'Roy', 'email', person.value ->> 'email'),
          (person.value ->> 'seats')::integer, '{}', true
        )
        from jsonb_array_elements(${sql.json(people)}) with ordinality as person (value, number)`;
    });
    await this.read();
  }

  /** Does steps at once. A refusal with a sentence is an answer; anything else is none. */
  async take(steps: Step[]) {
    const before = this.sessions.map((session) => ({ ...session, taken: this.taken(session.id) }));
    const outcomes = await Promise.allSettled(steps.map((step) => this.do(step)));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        assert.match(String(outcome.reason.code), /^PT/, String(outcome.reason));
    // The clock, within a second, offers what an erased person leaves.
    if (steps.some((step) => step.do === 'erase')) await this.do({ do: 'tick' });
    await this.read();
    this.check(before, steps);
  }

  private taken(session: string) {
    return this.rows
      .filter((row) => row.session_id === session && ['registered', 'held', 'offered'].includes(row.state))
      .reduce((sum, { seats }) => sum + seats, 0);
  }

  private async do(step: Step): Promise<unknown> {
    const { sql } = this;
    switch (step.do) {
      case 'register': {
        const person = { first_name: 'Zoé', last_name: 'Roy', email: `p${step.person}@exemple.test` };
        const args = [sessions[step.session] ?? '', sql.json(person), step.seats] as const;
        if (step.byStaff)
          return sql`select public.register_by_staff(${args[0]}, ${args[1]}, ${args[2]}, '{}', ${step.accepts})`;
        this.made += 1;
        const token = `jeton-${String(this.made).padStart(37, '0')}`;
        const [row] = await sql<{ state: string }[]>`
          select public.register_for_course_session(
            ${args[0]}, ${args[1]}, ${args[2]}, '{}', ${token}, ${step.accepts}
          ) ->> 'state' as state`;
        const mailed = await sql<{ id: string; token: string }[]>`
          select distinct on (id) mail.data ->> 'registration' as id, mail.data ->> 'token' as token
          from private.registration_requests as request
          join private.outbox as mail on mail.data ->> 'registration' = request.registration_id::text
          where request.token_hash = private.token_hash(${token}) and mail.data ? 'token' order by id, mail.id`;
        if (row?.state === 'full')
          assert.equal(mailed.length, 0, 'somebody was registered without their word');
        for (const { id, token: link } of mailed) {
          this.tokens.set(id, link);
          if (step.confirms) await sql`select public.confirm_registration(${link})`.catch(allowRefusal);
        }
        return undefined;
      }
      case 'tick':
        return sql`select private.settle_due_course_sessions(clock_timestamp())`;
      case 'wait':
        return sql`update private.registrations set offered_until = offered_until - ${step.hours} * interval '1 hour'
          where offered_until is not null`;
      case 'capacity':
      case 'postpone':
      case 'call off': {
        const session = sessions[step.session] ?? '';
        if (step.do === 'call off')
          return sql`select public.cancel_course_session(id, version, '') from private.course_sessions where id = ${session}`;
        const capacity = step.do === 'capacity' ? step.capacity : null;
        const days = step.do === 'postpone' ? 1 : 0;
        return sql`select public.save_course_session(id, version, course, title, starts_at + ${days} * interval '1 day',
            ends_at + ${days} * interval '1 day', register_until, coalesce(${capacity}, capacity), price, place)
          from private.course_sessions where id = ${session}`;
      }
      case 'cancel':
      case 'accept':
      case 'confirm':
      case 'drop':
      case 'erase':
      case 'move': {
        const row = this.choose(step);
        if (!row) return undefined;
        const token = this.tokens.get(row.id) ?? '';
        if (step.do === 'cancel') return sql`select public.cancel_registration(${token})`;
        if (step.do === 'accept') return sql`select public.confirm_registration(${token})`;
        if (step.do === 'erase') return sql`delete from public.leads where email = ${row.email}`;
        const action = { confirm: 'confirm', drop: 'cancel', move: 'move' }[step.do];
        const target = step.do === 'move' ? (sessions[step.session] ?? '') : null;
        return sql`select public.change_registration(
            ${row.id}, ${action}, (select known.state from private.registrations as known where known.id = ${row.id}), ${target}
          )`;
      }
    }
  }

  /** Mostly somebody with whom that can be done. */
  private choose(step: { do: Step['do']; which: number }) {
    const states: State[] =
      step.do === 'accept' || step.do === 'confirm'
        ? ['offered', 'held', 'unconfirmed']
        : ['registered', 'held', 'offered', 'waiting'];
    const fit = this.rows.filter((row) => states.includes(row.state));
    const rows = step.which % 4 === 0 || fit.length === 0 ? this.rows : fit;
    return rows[Math.floor(step.which / 4) % Math.max(1, rows.length)];
  }

  private async read() {
    const tokens = Object.fromEntries(this.tokens);
    const [found] = await this.sql<{ rows: Row[] | null; sessions: Session[] }[]>`
      select (
        select jsonb_agg(jsonb_build_object(
          'id', row.id, 'queue', row.queue::text, 'session_id', row.session_id, 'email', lead.email, 'seats', row.seats,
          'state', row.state, 'emails', coalesce((
            select jsonb_agg(jsonb_build_object(
              'kind', mail.kind, 'state', mail.data -> 'state', 'reason', mail.data -> 'reason', 'again', mail.data -> 'again'
            ) order by mail.id)
            from private.outbox as mail where mail.about = row.lead_id and mail.data ->> 'registration' = row.id::text
          ), '[]'),
          'read', (select known.state from public.read_registration(${this.sql.json(tokens)} ->> row.id::text) as known)
        ) order by row.queue)
        from private.registrations as row join public.leads as lead on lead.id = row.lead_id
      ) as rows, (
        select jsonb_agg(jsonb_build_object(
          'id', session.id, 'capacity', session.capacity, 'state', session.state, 'free', listed.free
        ) order by session.id)
        from private.course_sessions as session left join public.list_course_sessions() as listed on listed.id = session.id
      ) as sessions`;
    this.rows = found?.rows ?? [];
    this.sessions = found?.sessions ?? [];
  }

  private check(before: (Session & { taken: number })[], steps: Step[]) {
    const after = JSON.stringify(steps);
    for (const session of this.sessions) {
      const own = this.rows.filter((row) => row.session_id === session.id);
      const taken = this.taken(session.id);
      const earlier = before.find(({ id }) => id === session.id);
      // Above what there is only where staff lowered it, and then nobody comes in. Of two at once, one may have raised it before.
      const raised = steps.flatMap((step) => (step.do === 'capacity' ? [step.capacity] : []));
      assert.ok(
        taken <= Math.max(session.capacity, earlier?.capacity ?? 0, earlier?.taken ?? 0, ...raised),
        `${taken} places taken after ${after}`,
      );
      if (session.state !== 'open') continue;

      const waiting = own.filter((row) => row.state === 'waiting');
      const [first] = waiting;
      const seated = own.filter((row) => ['registered', 'held', 'offered'].includes(row.state));
      for (const row of seated)
        assert.ok(
          !first || BigInt(first.queue) > BigInt(row.queue),
          `somebody in line was passed over after ${after}`,
        );
      assert.ok(!first || first.seats > session.capacity - taken, `places lie idle after ${after}`);
      assert.equal(
        session.free,
        first ? 0 : Math.max(0, session.capacity - taken),
        `what is free after ${after}`,
      );
      const living = own.filter((row) => ['registered', 'offered', 'waiting'].includes(row.state));
      assert.equal(
        new Set(living.map(({ email }) => email)).size,
        living.length,
        `somebody twice after ${after}`,
      );
    }
    for (const row of this.rows) {
      const isCalledOff = this.sessions.find(({ id }) => id === row.session_id)?.state === 'cancelled';
      const isLiving = ['registered', 'offered', 'waiting'].includes(row.state);
      let known: State | 'called off' | null = null;
      for (const email of row.emails) {
        const next = follow(known, email);
        assert.ok(next, `${email.kind} is no news to who is ${known}: ${JSON.stringify(row)} after ${after}`);
        known = next;
      }
      if (this.tokens.has(row.id)) assert.equal(row.read, row.state, `what a link says after ${after}`);
      if (silent.includes(known as State) && !isLiving) continue;
      assert.equal(
        known,
        isCalledOff && isLiving ? 'called off' : row.state,
        `what people know after ${after}`,
      );
    }
  }
}

/** Does so many random sequences of steps, a dozen each. */
export async function testCourseSessions(backend: TestedBackend, numRuns: number) {
  const sql = await connectAgain(backend, 3);
  // Whoever asks is an admin; limits have tests of their own.
  await backend.exec(`
    create or replace function private.admit_lead(email text) returns timestamptz
    language sql set search_path = '' return now();
    alter database ${(await sql`select current_database() as name`)[0]?.['name']} set request.jwt.claim.sub = '${accounts.admin}';
    alter database ${(await sql`select current_database() as name`)[0]?.['name']}
      set request.jwt.claims = '{"sub": "${accounts.admin}", "role": "authenticated"}';`);
  await sql.end();
  const asAdmin = await connectAgain(backend, 3);
  try {
    await fc.assert(
      fc.asyncProperty(aSequence, async (sequence) => {
        const model = new CourseSessionModel(asAdmin);
        await model.begin();
        for (const steps of sequence) await model.take(steps);
      }),
      { numRuns, seed: Number(process.env['SEED'] ?? 1) },
    );
  } finally {
    await asAdmin.end();
  }
}
