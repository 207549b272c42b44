import type { z } from 'zod';
import { group, identifier, line, lines, list, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { methodologiesContent } from './methodologies.content.ts';

export const methodologiesSchema = group('Méthodologies', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  methodologies: list(
    'Méthodologies',
    group('Méthodologie', {
      id: identifier(),
      name: line('Nom', 50),
      description: text('Description', 220),
      tools: lines('Outils', { min: 1, max: 8, length: 40 }),
      duration: line('Durée', 24),
    }),
    { min: 1, max: 3 },
  ),
});

/** The ways of working; the first one leads (product 3.8). */
export type MethodologiesContent = z.infer<typeof methodologiesSchema>;

export default describeSection({
  key: 'strategy/methodologies',
  title: 'Méthodologies',
  group: 'pages',
  pages: ['strategy'],
  order: 2,
  schema: methodologiesSchema,
  content: methodologiesContent,
});
