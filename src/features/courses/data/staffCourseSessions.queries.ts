import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { DataError } from '#data/errors.ts';
import { fetchPage, type Page } from '#data/paging.ts';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { readAll } from '#data/readAll.ts';
import { deleteRecords, type RecordDeletion, restoreRecords } from '#data/records.queries.ts';
import { supabase } from '#data/supabase.ts';
import { fetchCourseSessions } from './courseSessions.queries.ts';
import type { RegisteringPerson } from './registration.queries.ts';
import type { RegistrationState, Standing } from './registrationLabel.ts';

/** A session as staff see it: what is to come first, the next one on top. */
export type StaffCourseSession = {
  id: string;
  /** The id of its course in the catalogue; empty where it is of none. */
  course: string;
  title: string;
  starts_at: string;
  ends_at: string;
  register_until: string;
  capacity: number;
  /** In euros, for a person. */
  price: number | null;
  /** Null for one that is given online. */
  place: string | null;
  state: 'open' | 'cancelled';
  version: number;
  /** How many people have a place, have yet to confirm one, were offered one, wait, and came. */
  registered: number;
  held: number;
  offered: number;
  waiting: number;
  attended: number;
};

/** A registration as staff see it. */
export type StaffRegistration = {
  id: string;
  session_id: string;
  lead_id: string;
  first_name: string | null;
  last_name: string | null;
  email: string;
  company: string | null;
  message: string;
  seats: number;
  others: string[];
  state: RegistrationState;
  position_in_line: number | null;
  offered_until: string | null;
  /** How many requests that are to come arrived today from the same network, itself among them; 0 where that isn't known. */
  together: number;
  /** Null as long as nobody has noted it. */
  attended: boolean | null;
  created_at: string;
  changed_at: string;
};

/** What staff write of a session; `version` is null for a new one, whose id the browser makes. */
export type CourseSessionInput = Pick<
  StaffCourseSession,
  'id' | 'course' | 'title' | 'starts_at' | 'ends_at' | 'register_until' | 'capacity' | 'price' | 'place'
> & { version: number | null };

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

const courseSessionColumns =
  'id,course,title,starts_at,ends_at,register_until,capacity,price,place,state,version,registered,held,offered,waiting,attended';

/** One page of all sessions: those to come first, the next one on top, then what is over, the latest on top. */
const fetchStaffCourseSessions = (page: number): Promise<Page<StaffCourseSession>> =>
  fetchPage(
    (first, last) =>
      supabase()
        .from('listed_course_sessions')
        .select(courseSessionColumns, { count: 'exact' })
        .order('is_over')
        .order('sort_time')
        .order('id')
        .range(first, last)
        .overrideTypes<StaffCourseSession[], { merge: false }>()
        .throwOnError(),
    page,
  );

const registrationColumns =
  'id,session_id,lead_id,first_name,last_name,email,company,message,seats,others,state,position_in_line,offered_until,together,attended,created_at,changed_at,rank,queue';

/** The registrations of a session: who has a place first, then the line in its order. Moderators and above. */
export async function fetchRegistrations(session: string): Promise<StaffRegistration[]> {
  const registrations = await readAll((after, limit) =>
    supabase()
      .from('listed_registrations')
      .select(registrationColumns)
      .eq('session_id', session)
      .gt('id', after)
      .order('id')
      .limit(limit)
      .overrideTypes<(StaffRegistration & { rank: number; queue: number })[], { merge: false }>()
      .throwOnError(),
  );
  return registrations.toSorted((one, other) => one.rank - other.rank || one.queue - other.queue);
}

/** One page of all sessions. The page before stays until it is there. Moderators and above. */
export const staffCourseSessionsQuery = (page: number) =>
  queryOptions({
    queryKey: [...keys.list, page],
    queryFn: () => fetchStaffCourseSessions(page),
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

/** One session. Fails as `notFound` when there is none. */
async function fetchStaffCourseSession(id: string): Promise<StaffCourseSession> {
  const { data: session } = await supabase()
    .from('listed_course_sessions')
    .select(courseSessionColumns)
    .eq('id', id)
    .maybeSingle<StaffCourseSession>()
    .throwOnError();
  if (!session) throw new DataError('notFound', { sentence: 'Cette session n’existe plus.' });
  return session;
}

/** One session (`fetchStaffCourseSession`). Moderators and above. */
export const staffCourseSessionQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.list, 'one', id],
    queryFn: () => fetchStaffCourseSession(id),
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

/** Saves a session and gives its version. Fails as `conflict` with a sentence when somebody else has saved it. Editors and above. */
async function saveCourseSession({ id, ...session }: CourseSessionInput): Promise<number> {
  // What may be null isn't in the types of arguments.
  const values = { session: id, ...session } as typeof session & {
    session: string;
    version: number;
    price: number;
    place: string;
  };
  const { data } = await supabase().rpc('save_course_session', values).throwOnError();
  return data as number;
}

/** Cancels a session; whoever is registered is written, with the note. Editors and above. */
export async function cancelCourseSession(input: { session: string; version: number; note: string }) {
  await supabase().rpc('cancel_course_session', input).throwOnError();
}

/** What staff register somebody with. */
export type StaffRegistrationInput = {
  session: string;
  person: RegisteringPerson;
  seats: number;
  others: string[];
  accepts_waiting: boolean;
};

/** Registers somebody by the same rules as visitors, also after the date to register until. Editors and above. */
async function registerByStaff(
  input: StaffRegistrationInput,
): Promise<{ state: 'registered' | 'waiting' | 'full' }> {
  const { data } = await supabase().rpc('register_by_staff', input).throwOnError();
  return data as { state: 'registered' | 'waiting' | 'full' };
}

/** Cancels, confirms, moves a registration, or notes who came. Fails as `conflict` with a sentence. Editors and above. */
async function changeRegistration(change: RegistrationChange) {
  await supabase().rpc('change_registration', change).throwOnError();
}

/** An e-mail to everybody who has a place; `note` is made by the browser and stays over attempts. */
export type CourseSessionNote = { session: string; note: string; subject: string; body: string };

/** Writes to everybody who has a place, each alone, and gives how many that are. Editors and above. */
async function writeToRegistered(note: CourseSessionNote): Promise<number> {
  const { data } = await supabase().rpc('write_to_registered', note).throwOnError();
  return data as number;
}

/** Saves a session (`saveCourseSession`). */
export const saveCourseSessionMutation = mutationOptions({
  mutationFn: (session: CourseSessionInput) => saveCourseSession(session),
  onSettled: (_version, _error, _session, _result, { client }) => invalidate(client, keys.all),
});

/** Cancels a session (`cancelCourseSession`). */
export const cancelCourseSessionMutation = mutationOptions({
  mutationFn: (input: Parameters<typeof cancelCourseSession>[0]) => cancelCourseSession(input),
  onSettled: (_nothing, _error, _input, _result, { client }) => invalidate(client, keys.all),
});

/**
 * Deletes sessions with their registrations; `restoreCourseSessionsMutation` takes it back. Fails as `conflict` for one that people count
 * on: it is cancelled first. Admins only.
 */
export const deleteCourseSessionsMutation = mutationOptions({
  mutationFn: (deletion: RecordDeletion) => deleteRecords('course_sessions', deletion),
  onSettled: (_nothing, _error, _deletion, _result, { client }) =>
    invalidate(client, keys.list, queryKeys.deleted),
  meta: { isErrorHandled: true },
});

/** Puts deleted sessions back with their registrations (`restoreRecords`). Admins only. */
export const restoreCourseSessionsMutation = mutationOptions({
  mutationFn: (gone: string[]) => restoreRecords('course_sessions', gone),
  onSettled: (_nothing, _error, _gone, _result, { client }) =>
    invalidate(client, keys.all, queryKeys.deleted),
  meta: { isErrorHandled: true },
});

/** Registers somebody (`registerByStaff`). */
export const registerByStaffMutation = mutationOptions({
  mutationFn: (input: StaffRegistrationInput) => registerByStaff(input),
  onSettled: (_answer, _error, _input, _result, { client }) => invalidate(client, keys.all),
});

/** Changes a registration (`changeRegistration`). */
export const changeRegistrationMutation = mutationOptions({
  mutationFn: (change: RegistrationChange) => changeRegistration(change),
  onSettled: (_nothing, _error, _change, _result, { client }) => invalidate(client, keys.all),
});

/** Writes to everybody who has a place (`writeToRegistered`). */
export const writeToRegisteredMutation = mutationOptions({
  mutationFn: (note: CourseSessionNote) => writeToRegistered(note),
});
