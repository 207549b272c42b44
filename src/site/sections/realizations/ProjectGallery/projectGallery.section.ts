import type { z } from 'zod';
import { figures, group, identifier, line, lines, list, picture, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { projectGalleryContent } from './projectGallery.content.ts';

export const projectGallerySchema = group('Projets', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  projects: list(
    'Projets',
    group('Projet', {
      id: identifier(),
      cover: picture('Couverture', { ratio: 4 / 3 }),
      title: line('Titre', 60),
      category: line('Catégorie', 30),
      description: text('Description', 320),
      tags: lines('Mots-clés', { min: 1, max: 6, length: 30 }),
      facts: figures({ min: 1, max: 3 }),
    }),
    { min: 1, max: 12 },
  ),
});

/** The projects that the company shows; the first one leads (product 3.4). */
export type ProjectGalleryContent = z.infer<typeof projectGallerySchema>;

export default describeSection({
  key: 'realizations/projectGallery',
  title: 'Projets',
  group: 'pages',
  pages: ['realizations'],
  order: 1,
  schema: projectGallerySchema,
  content: projectGalleryContent,
});
