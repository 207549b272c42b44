import type { CourseSession } from '#features/courses/data/courseSessions.queries.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { paths } from '#paths.ts';
import { formatDays } from '#data/span.ts';

/** A session of the database as lists show it. */
export const toUpcomingSession = (session: CourseSession) => ({
  id: session.id,
  formation: session.title,
  start: toClockTime(session.starts_at).slice(0, 10),
  days: formatDays(session),
  free: session.free,
  places: session.capacity,
  to: session.is_open ? paths.courseSessionRegistration(session.id) : null,
});
