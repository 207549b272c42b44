import { fetchAsVisitor, readJson } from '#data/connection.ts';
import { unreadable } from '#data/errors.ts';
import type { FunctionRow } from '#data/functionRow.ts';

/**
 * A session of a course to come, as visitors read it. `course` is empty where it is of none of the catalogue, `place` null where it is
 * given online, `price` where nothing is said of it. `free`: places for whoever comes now, none while others wait.
 */
export type CourseSession = FunctionRow<'list_course_sessions', 'place' | 'price'>;

/** The sessions to come, the next one first. */
export async function fetchCourseSessions(): Promise<CourseSession[]> {
  // By GET, as pages ask for all that they show: the server sends it again to learn whether it is still so.
  const sessions = await readJson(await fetchAsVisitor('rpc/list_course_sessions'));
  if (!Array.isArray(sessions)) throw unreadable();
  return sessions as CourseSession[];
}

/** The sessions to come; those that can't be asked for keep nobody from the rest of a page. */
export const loadCourseSessions = (): Promise<CourseSession[]> => fetchCourseSessions().catch(() => []);
