import type { CourseSession } from '#features/courses/data/courseSessions.queries.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { paths } from '#paths.ts';
import { formatDays, formatHours, inQuebec } from '#data/span.ts';

/** Where a session is given, as its date says it (product: registering). */
export const formatPlace = ({ place }: Pick<CourseSession, 'place'>) => place ?? 'En visioconférence';

/** A session of the database as lists show it. */
export const toUpcomingSession = (session: CourseSession) => ({
  id: session.id,
  formation: session.title,
  start: toClockTime(session.starts_at).slice(0, 10),
  days: formatDays(session),
  hours: session.place ? formatHours(session) : `${formatHours(session)} ${inQuebec}`,
  place: formatPlace(session),
  free: session.free,
  places: session.capacity,
  to: session.is_open ? paths.courseSessionRegistration(session.id) : null,
});
