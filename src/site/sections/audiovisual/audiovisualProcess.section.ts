import { describeSection } from '#documents/contents/section.ts';
import { processStepsSchema } from '#site/sections/shared/ProcessSteps/processSteps.schema.ts';

export const audiovisualProcessContent = {
  eyebrow: 'Notre processus',
  title: 'Cinq étapes, aucune surprise',
  steps: [
    {
      title: 'Rencontre et objectif',
      description: 'On définit ce que le public doit retenir, et la seule chose qu’il doit faire ensuite.',
      duration: '1 rencontre',
    },
    {
      title: 'Scénario et repérage',
      description:
        'Questions, plan de tournage, lieux et invités. Vous approuvez avant qu’on allume une caméra.',
      duration: '1 semaine',
    },
    {
      title: 'Tournage ou enregistrement',
      description: 'En studio ou chez vous, avec une équipe légère qui met les gens à l’aise.',
      duration: '1 à 3 jours',
    },
    {
      title: 'Montage et habillage',
      description: 'Montage, mixage, couleurs et sous-titres. Deux rondes de corrections sont comprises.',
      duration: '1 à 2 semaines',
    },
    {
      title: 'Livraison et diffusion',
      description: 'Les fichiers dans tous les formats, la mise en ligne et les premiers chiffres d’écoute.',
      duration: '2 jours',
    },
  ],
};

export default describeSection({
  key: 'audiovisual/audiovisualProcess',
  title: 'Processus',
  order: 2,
  schema: processStepsSchema,
  content: audiovisualProcessContent,
});
