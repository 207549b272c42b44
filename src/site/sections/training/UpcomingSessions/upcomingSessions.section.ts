import type { z } from 'zod';
import { group, identifier, line, list, text } from '#documents/contents/fields.ts';
import { day, hidden, number } from '#documents/contents/valueFields.ts';
import { describeSection } from '#documents/contents/section.ts';

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

/** The dates on which courses are given, with the places that are left (product: communication training). */
export type UpcomingSessionsContent = z.infer<typeof upcomingSessionsSchema>;

export const upcomingSessionsContent = {
  title: 'Prochaines sessions',
  lead: 'D’autres dates sont offertes aux groupes de cinq personnes et plus.',
  sessions: [
    {
      id: 'art-oratoire-janvier',
      formation: 'Art oratoire',
      start: '2027-01-21',
      days: '21 et 22 janvier 2027',
      free: 2,
      places: 8,
    },
    {
      id: 'storytelling-fevrier',
      formation: 'Storytelling',
      start: '2027-02-09',
      days: '9 février 2027',
      free: 9,
      places: 12,
    },
    {
      id: 'crise-fevrier',
      formation: 'Communication de crise',
      start: '2027-02-24',
      days: '24 et 25 février 2027',
      free: 1,
      places: 6,
    },
    {
      id: 'leadership-mars',
      formation: 'Leadership',
      start: '2027-03-16',
      days: '16, 17 et 18 mars 2027',
      free: 7,
      places: 10,
    },
    {
      id: 'art-oratoire-avril',
      formation: 'Art oratoire',
      start: '2027-04-14',
      days: '14 et 15 avril 2027',
      free: 8,
      places: 8,
    },
  ],
} satisfies UpcomingSessionsContent;

export default describeSection({
  key: 'training/upcomingSessions',
  title: 'Prochaines sessions',
  group: 'formations',
  order: 3,
  schema: upcomingSessionsSchema,
  content: upcomingSessionsContent,
});
