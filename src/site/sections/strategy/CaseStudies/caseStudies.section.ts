import type { z } from 'zod';
import { group, identifier, line, lines, list, text, optionalPicture } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { caseStudiesContent } from './caseStudies.content.ts';

export const caseStudiesSchema = group('Études de cas', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  caseStudies: list(
    'Dossiers',
    group('Dossier', {
      id: identifier(),
      client: line('Client', 50),
      sector: line('Secteur', 50),
      picture: optionalPicture('Image', { ratio: 2 }),
      challenge: text('Le défi', 240),
      solution: text('La solution', 240),
      results: lines('Les résultats', { min: 1, max: 6, length: 80 }),
      timeline: line('Durée', 24),
      testimonial: group('Témoignage', {
        quote: text('Citation', 200),
        name: line('Nom', 50),
        role: line('Fonction', 60),
        portrait: optionalPicture('Portrait', { ratio: 1 }),
      }),
    }),
    { min: 1, max: 6 },
  ),
});

/** Mandates, from the problem to the result (product 3.8). */
export type CaseStudiesContent = z.infer<typeof caseStudiesSchema>;

export default describeSection({
  key: 'strategy/caseStudies',
  title: 'Études de cas',
  group: 'pages',
  pages: ['strategy'],
  order: 3,
  schema: caseStudiesSchema,
  content: caseStudiesContent,
});
