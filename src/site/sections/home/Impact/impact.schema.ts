import type { z } from 'zod';
import { action, figure, figures, group, line, text } from '#site/contents/fields.ts';

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
