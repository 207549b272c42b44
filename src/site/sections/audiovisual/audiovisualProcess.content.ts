import type { ProcessStepsProps } from '#site/sections/shared/ProcessSteps/index.ts';

export const audiovisualProcessContent = {
  eyebrow: 'Notre processus',
  title: 'Cinq étapes, aucune surprise',
  steps: [
    {
      step: 1,
      title: 'Rencontre et objectif',
      description: 'On définit ce que le public doit retenir, et la seule chose qu’il doit faire ensuite.',
      duration: '1 rencontre',
    },
    {
      step: 2,
      title: 'Scénario et repérage',
      description:
        'Questions, plan de tournage, lieux et invités. Vous approuvez avant qu’on allume une caméra.',
      duration: '1 semaine',
    },
    {
      step: 3,
      title: 'Tournage ou enregistrement',
      description: 'En studio ou chez vous, avec une équipe légère qui met les gens à l’aise.',
      duration: '1 à 3 jours',
    },
    {
      step: 4,
      title: 'Montage et habillage',
      description: 'Montage, mixage, couleurs et sous-titres. Deux rondes de corrections sont comprises.',
      duration: '1 à 2 semaines',
    },
    {
      step: 5,
      title: 'Livraison et diffusion',
      description: 'Les fichiers dans tous les formats, la mise en ligne et les premiers chiffres d’écoute.',
      duration: '2 jours',
    },
  ],
} satisfies ProcessStepsProps;
