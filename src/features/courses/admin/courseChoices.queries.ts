import { queryOptions } from '@tanstack/react-query';

/** The courses that a session can be of. What reads them comes with the question. */
export const courseChoicesQuery = queryOptions({
  queryKey: ['sessions', 'courses'],
  queryFn: async () => (await import('#documents/contents/courseChoices.ts')).fetchCourseChoices(),
  meta: { notice: 'dataNotLoaded' },
});
