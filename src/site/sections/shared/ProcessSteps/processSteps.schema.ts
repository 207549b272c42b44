import type { z } from 'zod';
import { group, line, list, optionalLine, text } from '#documents/contents/fields.ts';

export const processStepsSchema = group('Étapes', {
  eyebrow: optionalLine('Surtitre', 40),
  title: line('Titre', 60),
  steps: list(
    'Étapes',
    group('Étape', {
      title: line('Titre', 50),
      description: text('Description', 160),
      duration: optionalLine('Durée', 24),
    }),
    { min: 1, max: 8, toKey: ({ title }) => title },
  ),
});

/** What the steps of a way of working say, in their order (product: fixed texts). */
export type ProcessStepsContent = z.infer<typeof processStepsSchema>;
