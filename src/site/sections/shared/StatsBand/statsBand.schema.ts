import type { z } from 'zod';
import { figures, group, line } from '#documents/contents/fields.ts';

export const statsBandSchema = group('Chiffres', {
  title: line('Titre', 70),
  stats: figures({ min: 1, max: 4 }),
});

/** What a row of figures says. */
export type StatsBandContent = z.infer<typeof statsBandSchema>;
