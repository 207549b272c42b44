import type { Tables } from '#generated/database.types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { DataError } from '#data/errors.ts';
import { fetchPage } from '#data/paging.ts';
import { writing } from '#data/queryClient.ts';
import { readAll } from '#data/readAll.ts';
import { recordMutations } from '#data/records.queries.ts';
import { formatDays } from '#data/span.ts';
import { supabase } from '#data/supabase.ts';
import { fetchCourseSessions } from './courseSessions.queries.ts';
import type { RegistrationState, Standing } from './registrationLabel.ts';

/** How many people have a place, have yet to confirm one, were offered one, wait, and came. */
type Counts = Record<'registered' | 'held' | 'offered' | 'waiting' | 'attended', number>;

/** A session as staff see it. `course` is empty where it is of none of the catalogue, `place` null where it is given online. */
export type StaffCourseSession = Omit<
  Tables<'listed_course_sessions'>,
  'state' | 'is_over' | 'sort_time' | keyof Counts
> &
  Counts & { state: 'open' | 'cancelled' };

/** What tells a session from others of its course. */
export const nameCourseSession = (session: Pick<StaffCourseSession, 'title' | 'starts_at' | 'ends_at'>) =>
  `${session.title}, ${formatDays(session)}`;

/** A registration as staff see it; `attended` is null as long as nobody has noted it. */
export type StaffRegistration = Omit<
  Tables<'listed_registrations'>,
  'email' | 'state' | 'together' | 'rank' | 'queue'
> & {
  email: string;
  state: RegistrationState;
  /** How many requests that are to come arrived today from the same network, itself among them; 0 where that isn't known. */
  together: number;
};

/** What is done with a registration. */
export type RegistrationChange = {
  registration: string;
  /** What it was when that was decided. */
  seen: Standing;
} & (
  | { action: 'cancel' | 'confirm' | 'attended' | 'absent' | 'unmarked' }
  | { action: 'move'; target: string }
);

const keys = {
  all: ['sessions'],
  list: ['sessions', 'staff'],
  registrations: ['sessions', 'registrations'],
};

/** The registrations of a session: who has a place first, then the line in its order. Moderators and above. */
export async function fetchRegistrations(session: string): Promise<StaffRegistration[]> {
  const registrations = await readAll((after, limit) =>
    supabase()
      .from('listed_registrations')
      .select()
      .eq('session_id', session)
      .gt('id', after)
      .order('id')
      .limit(limit)
      .overrideTypes<(StaffRegistration & { rank: number; queue: number })[], { merge: false }>()
      .throwOnError(),
  );
  return registrations.toSorted((one, other) => one.rank - other.rank || one.queue - other.queue);
}

/**
 * One page of all sessions: those to come first, the next one on top, then what is over, the latest on top. The page before stays
 * until it is there. Moderators and above.
 */
export const staffCourseSessionsQuery = (page: number) =>
  queryOptions({
    queryKey: [...keys.list, page],
    queryFn: () =>
      fetchPage(
        (first, last) =>
          supabase()
            .from('listed_course_sessions')
            .select('*', { count: 'exact' })
            .order('is_over')
            .order('sort_time')
            .order('id')
            .range(first, last)
            .overrideTypes<StaffCourseSession[], { merge: false }>()
            .throwOnError(),
        page,
      ),
    placeholderData: keepPreviousData,
    meta: { notice: 'dataNotLoaded' },
  });

/** The sessions to come as visitors read them, the next one first. */
export const upcomingSessionsQuery = queryOptions({
  queryKey: [...keys.all, 'upcoming'],
  queryFn: fetchCourseSessions,
  // Visitors register meanwhile.
  staleTime: 0,
});

/** One session. Fails as `notFound` when there is none. Moderators and above. */
export const staffCourseSessionQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.list, 'one', id],
    queryFn: async () => {
      const { data: session } = await supabase()
        .from('listed_course_sessions')
        .select()
        .eq('id', id)
        .maybeSingle<StaffCourseSession>()
        .throwOnError();
      if (!session) throw new DataError('notFound', { sentence: 'Cette session n’existe plus.' });
      return session;
    },
    // Visitors register meanwhile.
    staleTime: 0,
    meta: { notice: 'dataNotLoaded' },
  });

/** Who is registered for a session (`fetchRegistrations`). */
export const registrationsQuery = (session: string) =>
  queryOptions({
    queryKey: [...keys.registrations, session],
    queryFn: () => fetchRegistrations(session),
    // Visitors register meanwhile.
    staleTime: 0,
    meta: { notice: 'dataNotLoaded' },
  });

/** Whatever editors and above do with sessions and registrations, both are asked for again. */
const both = { changes: [keys.all] };

/**
 * What staff write of a session; `version` is null for a new one, whose id the browser makes. Fails as `conflict` with a sentence
 * when somebody else has saved it.
 */
export const saveCourseSessionMutation = writing(
  both,
  async ({
    id,
    ...session
  }: Omit<StaffCourseSession, 'state' | 'version' | keyof Counts> & { version: number | null }) => {
    // What may be null isn't in the types of arguments.
    const values = { session: id, ...session } as typeof session & {
      session: string;
      version: number;
      price: number;
      place: string;
    };
    await supabase().rpc('save_course_session', values).throwOnError();
  },
);

/** Cancels a session; whoever is registered is written, with the note. */
export const cancelCourseSessionMutation = writing(
  both,
  async (input: { session: string; version: number; note: string }) => {
    await supabase().rpc('cancel_course_session', input).throwOnError();
  },
);

/**
 * Deletes sessions with their registrations, and takes it back. Fails as `conflict` for one that people count on: it is cancelled first.
 * Admins only.
 */
export const courseSessionRecords = recordMutations('course_sessions', {
  byRemoval: [keys.list],
  byReturn: [keys.all],
});

/** Registers somebody by the same rules as visitors, also after the date to register until. */
export const registerByStaffMutation = writing(
  both,
  async (input: {
    session: string;
    person: { first_name: string; last_name: string; email: string; company: string | null };
    seats: number;
    others: string[];
    accepts_waiting: boolean;
  }) => {
    const { data } = await supabase().rpc('register_by_staff', input).throwOnError();
    return data as { state: 'registered' | 'waiting' | 'full' };
  },
);

/** Cancels, confirms, moves a registration, or notes who came. Fails as `conflict` with a sentence. */
export const changeRegistrationMutation = writing(both, async (change: RegistrationChange) => {
  await supabase().rpc('change_registration', change).throwOnError();
});

/**
 * Writes to everybody who has a place, each alone, and gives how many that are. `note` is made by the browser and stays over attempts.
 * Editors and above.
 */
export const writeToRegisteredMutation = writing(
  { changes: [] },
  async (note: { session: string; note: string; subject: string; body: string }) => {
    const { data } = await supabase().rpc('write_to_registered', note).throwOnError();
    return data as number;
  },
);

/** How many people an e-mail leaves to when a session is moved or cancelled; null where that can't be read. */
export async function countTold(session: string): Promise<number | null> {
  const registrations = await fetchRegistrations(session).catch(() => null);
  const isTold = ({ state }: { state: string }) => ['registered', 'offered', 'waiting'].includes(state);
  return registrations && registrations.filter(isTold).length;
}
