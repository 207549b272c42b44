import { fetchAsVisitor, readJson } from '#data/connection.ts';
import { unreadable } from '#data/errors.ts';

/** A session of a course to come, as visitors read it. */
export type CourseSession = {
  id: string;
  /** The id of its course in the catalogue; empty where it is of none. */
  course: string;
  title: string;
  /** In ISO 8601, as all moments. */
  starts_at: string;
  ends_at: string;
  register_until: string;
  capacity: number;
  /** Places for whoever comes now: none while others wait. */
  free: number;
  /** In euros; null where nothing is said of it. */
  price: number | null;
  /** Null for one that is given online. */
  place: string | null;
  /** One may still register. */
  is_open: boolean;
};

/** The sessions to come, the next one first. */
export async function fetchCourseSessions(): Promise<CourseSession[]> {
  // By GET, as pages ask for all that they show: the server sends it again to learn whether it is still so.
  const sessions = await readJson(await fetchAsVisitor('rpc/list_course_sessions'));
  if (!Array.isArray(sessions)) throw unreadable();
  return sessions as CourseSession[];
}
