import type { z } from 'zod';
import { group, identifier, line, list, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { valuesContent } from './values.content.ts';

export const valuesSchema = group('Valeurs', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  values: list(
    'Valeurs',
    group('Valeur', { id: identifier(), title: line('Titre', 40), description: text('Description', 180) }),
    { min: 1, max: 8 },
  ),
});

/** What the company holds to (product 3.3). */
export type ValuesContent = z.infer<typeof valuesSchema>;

export default describeSection({
  key: 'about/values',
  title: 'Valeurs',
  group: 'pages',
  pages: ['about'],
  order: 4,
  schema: valuesSchema,
  content: valuesContent,
});
