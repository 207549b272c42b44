import { queryOptions } from '@tanstack/react-query';
import { quebecDay } from '#data/formats.ts';

/**
 * The sessions to come of which few places are left, as the site shows them. What reads them comes with the question: the
 * dashboard doesn't wait for it.
 */
export const nearlyFullCourseSessionsQuery = queryOptions({
  queryKey: ['sessions', 'nearly full'],
  queryFn: async () => {
    const { fetchNearlyFullCourseSessions } = await import('#documents/contents/nearlyFullCourseSessions.ts');
    return fetchNearlyFullCourseSessions(quebecDay(new Date().toISOString()));
  },
  meta: { notice: 'dataNotLoaded' },
});
