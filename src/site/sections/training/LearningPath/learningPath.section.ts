import type { z } from 'zod';
import { group, line, lines, list, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { learningPathContent } from './learningPath.content.ts';

export const learningPathSchema = group('Parcours', {
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  levels: list(
    'Niveaux',
    group('Niveau', {
      title: line('Titre', 40),
      description: text('Description', 160),
      skills: lines('Ce qu’on y apprend', { min: 1, max: 6, length: 50 }),
      duration: line('Durée', 24),
    }),
    { min: 1, max: 4, toKey: ({ title }) => title },
  ),
});

/** The levels of the learning path, from the first to the last (product 3.7). */
export type LearningPathContent = z.infer<typeof learningPathSchema>;

export default describeSection({
  key: 'training/learningPath',
  title: 'Parcours',
  group: 'pages',
  pages: ['training'],
  order: 1,
  schema: learningPathSchema,
  content: learningPathContent,
});
