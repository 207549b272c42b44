import type { z } from 'zod';
import { action, figure, figures, group, line, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { impactContent } from './impact.content.ts';

export const impactSchema = group('Impact', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  text: text('Texte', 240),
  growth: figure('Chiffre qui mène'),
  stats: figures({ min: 1, max: 4 }),
  action: action(),
});

/** What a voice that carries changes, in figures. */
export type ImpactContent = z.infer<typeof impactSchema>;

export default describeSection({
  key: 'home/impact',
  title: 'Impact',
  group: 'pages',
  pages: ['home'],
  order: 5,
  schema: impactSchema,
  content: impactContent,
});
