import type { z } from 'zod';
import { group, line, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { purposeContent } from './purpose.content.ts';

export const purposeSchema = group('Mission et vision', {
  mission: group('Mission', {
    title: line('Titre', 40),
    statement: text('Phrase à retenir', 120),
    description: text('Description', 260),
  }),
  vision: group('Vision', {
    title: line('Titre', 40),
    statement: text('Phrase à retenir', 120),
    description: text('Description', 260),
  }),
});

/** Mission and vision (product 3.3). */
export type PurposeContent = z.infer<typeof purposeSchema>;

export default describeSection({
  key: 'about/purpose',
  title: 'Mission et vision',
  group: 'pages',
  pages: ['about'],
  order: 3,
  schema: purposeSchema,
  content: purposeContent,
});
