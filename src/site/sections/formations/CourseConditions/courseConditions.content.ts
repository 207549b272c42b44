import type { CourseConditionsContent } from './courseConditions.section.ts';

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
      description:
        'De la pratique les deux tiers du temps, filmée en studio, avec une rétroaction personnelle.',
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
