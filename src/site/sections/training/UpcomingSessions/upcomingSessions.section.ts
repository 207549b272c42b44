import type { z } from 'zod';
import { day, group, hidden, identifier, line, list, number, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { upcomingSessionsContent } from './upcomingSessions.content.ts';

export const upcomingSessionsSchema = group('Prochaines sessions', {
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  sessions: list(
    'Sessions',
    group('Session', {
      id: identifier(),
      formation: line('Formation', 50),
      start: day('Premier jour'),
      days: line('Jours tels qu’ils se lisent', 40, 'Par exemple « 21 et 22 janvier 2027 ».'),
      free: number('Places libres', { min: 0, max: 99 }),
      places: number('Places en tout', { min: 1, max: 99 }),
      isHidden: hidden(),
    }),
    { min: 0, max: 24 },
  ),
});

/** The dates on which courses are given, with the places that are left (product 3.7). */
export type UpcomingSessionsContent = z.infer<typeof upcomingSessionsSchema>;

export default describeSection({
  key: 'training/upcomingSessions',
  title: 'Prochaines sessions',
  group: 'formations',
  pages: ['training'],
  order: 3,
  schema: upcomingSessionsSchema,
  content: upcomingSessionsContent,
});
