import { fetchSiteContents } from '#features/pages/data/siteContents.queries.ts';
import { fetchCourseSessions } from '#features/courses/data/courseSessions.queries.ts';
import { paths } from '#paths.ts';
import { isNearlyFull } from '#features/courses/data/availability.ts';
import { toUpcomingSession } from '#features/courses/site/toUpcomingSession.ts';
import { upcomingSessionsContent } from '#site/sections/training/UpcomingSessions/upcomingSessions.section.ts';
import {
  type UpcomingSessionsContent,
  upcomingSessionsSchema,
} from '#site/sections/training/UpcomingSessions/upcomingSessions.section.ts';
import { withoutHidden } from './withoutHidden.ts';

/** The content that says which sessions there are. */
const upcomingSessionsKey = 'training/upcomingSessions';

/**
 * The sessions that the site shows, from `today` on (`2026-11-20`), of which few places are left, the next one first, with where
 * staff add another of the course.
 */
export async function fetchNearlyFullCourseSessions(today: string) {
  const registered = await fetchCourseSessions();
  if (registered.length > 0) {
    return registered
      .map((session) => ({ ...toUpcomingSession(session), another: paths.admin.newSession(session.course) }))
      .filter(isNearlyFull);
  }
  const [published] = await fetchSiteContents([upcomingSessionsKey]);
  const read = upcomingSessionsSchema.safeParse(published?.value);
  const { sessions }: UpcomingSessionsContent = read.success ? read.data : upcomingSessionsContent;
  return withoutHidden(sessions)
    .filter((session) => session.start >= today && isNearlyFull(session))
    .toSorted((one, other) => one.start.localeCompare(other.start))
    .map((session) => ({
      ...session,
      another: `${paths.admin.content(upcomingSessionsKey)}?ajouter=sessions`,
    }));
}
