import type { CourseSession } from '#features/courses/data/courseSessions.queries.ts';

/**
 * The session of a course to register for: the next one that has places, else the next one, whose waiting list is open.
 */
export function findCourseSession(
  course: string,
  sessions: readonly CourseSession[],
): CourseSession | undefined {
  const own = sessions.filter((session) => session.course === course && session.is_open);
  return own.find(({ free }) => free > 0) ?? own[0];
}
