import type { z } from 'zod';
import { group, line, list, text, optionalPicture } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { storyContent } from './story.content.ts';

export const storySchema = group('Histoire', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  paragraphs: list('Paragraphes', text('Paragraphe', 500), { min: 1, max: 6 }),
  picture: optionalPicture('Image', { ratio: 3 / 2 }),
  milestones: list(
    'Dates',
    group('Date', {
      year: line('Année', 6),
      title: line('Titre', 50),
      description: text('Description', 120),
    }),
    { min: 1, max: 12, toKey: ({ year }) => year },
  ),
});

/** How the company came about, beside its dates (product 3.3). */
export type StoryContent = z.infer<typeof storySchema>;

export default describeSection({
  key: 'about/story',
  title: 'Histoire',
  group: 'pages',
  pages: ['about'],
  order: 2,
  schema: storySchema,
  content: storyContent,
});
