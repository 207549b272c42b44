import type { z } from 'zod';
import { group, identifier, line, list, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { courseConditionsContent } from './courseConditions.content.ts';

export const courseConditionsSchema = group('Conditions', {
  title: line('Titre', 70),
  conditions: list(
    'Moments',
    group('Moment', { id: identifier(), title: line('Titre', 30), description: text('Description', 160) }),
    { min: 1, max: 3 },
  ),
  note: text('Note', 320),
});

/** What every course comes with. */
export type CourseConditionsContent = z.infer<typeof courseConditionsSchema>;

export default describeSection({
  key: 'formations/courseConditions',
  title: 'Ce qui est compris',
  group: 'formations',
  pages: ['formations'],
  order: 2,
  schema: courseConditionsSchema,
  content: courseConditionsContent,
});
