import type { z } from 'zod';
import { group, line, list, optionalLine, text } from '#documents/contents/fields.ts';
import { optionalPicture } from '#documents/contents/mediaFields.ts';
import { number } from '#documents/contents/valueFields.ts';

export const testimonialsSchema = group('Témoignages', {
  eyebrow: optionalLine('Surtitre', 40),
  title: line('Titre', 70),
  testimonials: list(
    'Témoignages',
    group('Témoignage', {
      name: line('Nom', 50),
      role: line('Fonction', 60),
      company: line('Entreprise', 60),
      portrait: optionalPicture('Portrait', { ratio: 1 }),
      content: text('Témoignage', 260),
      rating: number('Note sur 5', { min: 0, max: 5, step: 0.5 }),
    }),
    { min: 1, max: 6, toKey: ({ name }) => name },
  ),
});

/** What clients said; the first one leads (product: fixed texts). */
export type TestimonialsContent = z.infer<typeof testimonialsSchema>;
