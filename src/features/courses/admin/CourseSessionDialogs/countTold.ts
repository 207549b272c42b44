import { fetchRegistrations } from '#features/courses/data/staffCourseSessions.queries.ts';

/** How many people an e-mail leaves to when a session is moved or cancelled; null where that can't be read. */
export async function countTold(session: string): Promise<number | null> {
  const registrations = await fetchRegistrations(session).catch(() => null);
  const isTold = ({ state }: { state: string }) => ['registered', 'offered', 'waiting'].includes(state);
  return registrations && registrations.filter(isTold).length;
}
