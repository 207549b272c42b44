import type { z } from 'zod';
import { group, identifier, line, list, text } from '#documents/contents/fields.ts';
import { describeSection } from '#documents/contents/section.ts';

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

export const courseConditionsContent = {
  title: 'Ce qui est toujours compris',
  conditions: [
    {
      id: 'before',
      title: 'Avant',
      description:
        'Un appel de 20 minutes pour connaître vos enjeux et adapter les exercices à votre métier.',
    },
    {
      id: 'during',
      title: 'Pendant',
      description: 'De la pratique les deux tiers du temps, filmée, avec une rétroaction personnelle.',
    },
    {
      id: 'after',
      title: 'Après',
      description:
        'Vos enregistrements, un plan de travail d’une page et un appel de suivi 30 jours plus tard.',
    },
  ],
  note: 'Attestation remise à chaque participant. Les formations peuvent compter comme dépenses admissibles à la loi sur les compétences (loi du 1 %); demandez-nous la documentation.',
} satisfies CourseConditionsContent;

export default describeSection({
  key: 'formations/courseConditions',
  title: 'Ce qui est compris',
  group: 'formations',
  order: 2,
  schema: courseConditionsSchema,
  content: courseConditionsContent,
});
