import type { z } from 'zod';
import { group, line, link, list } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { directionsContent } from './directions.content.ts';

export const directionsSchema = group('Directions', {
  title: line('Titre', 60),
  directions: list(
    'Directions',
    group('Direction', { label: line('Nom', 40), description: line('Description', 80), to: link() }),
    { min: 1, max: 6, toKey: ({ to }) => to },
  ),
});

/** Where someone who is lost may have wanted to go. */
export type DirectionsContent = z.infer<typeof directionsSchema>;

export default describeSection({
  key: 'notFound/directions',
  title: 'Où aller',
  group: 'pages',
  pages: ['notFound'],
  order: 1,
  schema: directionsSchema,
  content: directionsContent,
});
