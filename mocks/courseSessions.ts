import type { RegistrationState } from '#features/courses/data/registrationLabel.ts';
import { query, run, toLiteral } from './database.ts';

/** A session of a course as the database stores it. */
type StoredCourseSession = {
  id: string;
  course: string;
  title: string;
  starts_at: string;
  ends_at: string;
  register_until: string;
  capacity: number;
  price: number | null;
  place: string | null;
  state: 'open' | 'cancelled';
};

/** A session of « Art oratoire », to come, for eight people. */
export const aCourseSession = (values: Partial<StoredCourseSession> = {}): StoredCourseSession => ({
  id: 'c0000000-0000-4000-8000-000000000001',
  course: 'art-oratoire',
  title: 'Art oratoire',
  starts_at: '2127-01-21T14:00:00+00:00',
  ends_at: '2127-01-22T21:30:00+00:00',
  register_until: '2127-01-19T04:59:00+00:00',
  capacity: 8,
  price: 890,
  place: '525, boulevard Charest Est, Québec',
  state: 'open',
  ...values,
});

/** The sessions that there are; one that is there already stays as it is. */
export const insertCourseSessions = (...sessions: StoredCourseSession[]) =>
  run(
    sessions
      .map(
        (session) => `insert into private.course_sessions (${Object.keys(session).join()})
    values (${Object.values(session).map(toLiteral).join()}) on conflict do nothing;`,
      )
      .join('\n'),
  );

/** Somebody who is registered, or waits. */
type StoredRegistration = {
  session: string;
  /** Opens it; the same is inserted once. */
  token: string;
  firstName: string;
  lastName: string;
  company: string | null;
  message: string;
  seats: number;
  others: string[];
  state: RegistrationState;
  offered_until: string | null;
  attended: boolean | null;
};

export const aRegistration = (values: Partial<StoredRegistration> = {}): StoredRegistration => ({
  session: aCourseSession().id,
  token: 'jeton-de-rose'.padEnd(43, '0'),
  firstName: 'Rose',
  lastName: 'Lavoie',
  company: null,
  message: '',
  seats: 1,
  others: [],
  state: 'registered',
  offered_until: null,
  attended: null,
  ...values,
});

const toEmail = ({ firstName, lastName }: StoredRegistration) =>
  `${firstName}.${lastName}@exemple.ca`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z.@]/g, '');

/** Registers people one after the other, before the story begins; one who is registered stands as it says from then on. */
export async function insertRegistrations(...registrations: StoredRegistration[]) {
  for (const registration of registrations) {
    const { session, token, firstName, lastName, company, message, seats, others } = registration;
    const { state, offered_until, attended } = registration;
    const hash = `sha256(convert_to(${toLiteral(token)}, 'UTF8'))`;
    await run(`
      with lead as (
        insert into public.leads (kind, service, first_name, last_name, email, company, message)
        select 'registration', 'coaching', ${[firstName, lastName, toEmail(registration), company, message].map(toLiteral).join()}
        where not exists (select from private.registrations where token_hashes @> array[${hash}])
        returning id
      )
      insert into private.registrations (lead_id, session_id, seats, others, state, offered_until, attended, token_hashes)
      select lead.id, ${[session, seats].map(toLiteral).join()}, array[${others.map(toLiteral).join()}]::text[],
        ${[state, offered_until, attended].map(toLiteral).join()}, array[${hash}]
      from lead;
      update private.registrations set (state, offered_until, attended) =
        (${[state, offered_until, attended].map(toLiteral).join()})
      where token_hashes @> array[${hash}]`);
  }
}

/** Who is registered, by name and state, in the order in which they came. */
export const findRegistrations = () =>
  query<{ name: string; state: string; seats: number; others: string[]; attended: boolean | null }>(
    `select concat_ws(' ', person.first_name, person.last_name) as name, known.state, known.seats, known.others, known.attended
    from private.registrations as known join public.leads as person on person.id = known.lead_id order by known.queue`,
  );

/** The e-mails that are to leave, by their kind. */
export const findCourseSessionEmails = async () =>
  (await query<{ kind: string }>(`select kind from private.outbox order by id`)).map(({ kind }) => kind);
