import { fetchSiteContents } from '#data/contents/siteContents.queries.ts';
import { isNearlyFull } from '#site/sections/training/UpcomingSessions/nearlyFull.ts';
import { upcomingSessionsContent } from '#site/sections/training/UpcomingSessions/upcomingSessions.content.ts';
import {
  type UpcomingSessionsContent,
  upcomingSessionsSchema,
} from '#site/sections/training/UpcomingSessions/upcomingSessions.section.ts';
import { shown } from './shown.ts';

/** The content that says which sessions there are. */
const upcomingSessionsKey = 'training/upcomingSessions';

/** The sessions that the site shows, from `today` on (`2026-11-20`), of which few places are left, the next one first. */
export async function fetchNearlyFullSessions(today: string) {
  const [published] = await fetchSiteContents([upcomingSessionsKey]);
  const read = upcomingSessionsSchema.safeParse(published?.value);
  const { sessions }: UpcomingSessionsContent = read.success ? read.data : upcomingSessionsContent;
  return shown(sessions)
    .filter((session) => session.start >= today && isNearlyFull(session))
    .toSorted((one, other) => one.start.localeCompare(other.start));
}
