import { type CourseSession, fetchCourseSessions } from '#features/courses/data/courseSessions.queries.ts';

/** The sessions to come; those that can't be asked for keep nobody from the rest of a page. */
export const loadCourseSessions = (): Promise<CourseSession[]> => fetchCourseSessions().catch(() => []);
