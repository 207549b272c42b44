import type { z } from 'zod';
import { action, group, identifier, line, list, text, optionalPicture } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { successStoriesContent } from './successStories.content.ts';

export const successStoriesSchema = group('Réussites', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  stories: list(
    'Réussites',
    group('Réussite', {
      id: identifier(),
      client: line('Client', 50),
      sector: line('Secteur', 40),
      picture: optionalPicture('Image', { ratio: 3 / 2 }),
      result: line('Résultat', 10),
      resultLabel: line('Ce qu’il compte', 60),
      description: text('Description', 200),
    }),
    { min: 1, max: 3 },
  ),
  links: list('Liens', action('Lien'), { min: 0, max: 3, toKey: ({ to }) => to }),
});

/** What clients got (product 3.6). */
export type SuccessStoriesContent = z.infer<typeof successStoriesSchema>;

export default describeSection({
  key: 'communication/successStories',
  title: 'Réussites',
  group: 'pages',
  pages: ['communication'],
  order: 4,
  schema: successStoriesSchema,
  content: successStoriesContent,
});
