import type { z } from 'zod';
import { group, identifier, line, lines, list, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { contentListsContent } from './contentLists.content.ts';

export const contentListsSchema = group('Contenus', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  lists: list(
    'Colonnes',
    group('Colonne', {
      id: identifier(),
      title: line('Titre', 30),
      items: lines('Éléments', { min: 1, max: 12, length: 50 }),
    }),
    { min: 1, max: 8 },
  ),
});

/** What the agency makes, by medium (product 3.6). */
export type ContentListsContent = z.infer<typeof contentListsSchema>;

export default describeSection({
  key: 'communication/contentLists',
  title: 'Contenus',
  group: 'pages',
  pages: ['communication'],
  order: 2,
  schema: contentListsSchema,
  content: contentListsContent,
});
