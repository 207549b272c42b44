import type { ProcessStepsProps } from '#site/sections/shared/ProcessSteps/index.ts';

export const visibilityProcessContent = {
  title: 'Notre méthode, en cinq temps',
  steps: [
    {
      step: 1,
      title: 'Écouter',
      description: 'Entrevues avec votre équipe et trois de vos clients. On apporte les beignes.',
      duration: '1 semaine',
    },
    {
      step: 2,
      title: 'Cadrer',
      description: 'Un message central, trois preuves, un ton. Tout le reste en découle.',
      duration: '1 semaine',
    },
    {
      step: 3,
      title: 'Créer',
      description: 'Textes et visuels avancent ensemble, à la même table. Deux pistes, jamais dix.',
      duration: '2 à 3 semaines',
    },
    {
      step: 4,
      title: 'Déployer',
      description: 'Impression, mise en ligne, envoi aux médias : chaque pièce part au bon moment.',
      duration: '1 à 2 semaines',
    },
    {
      step: 5,
      title: 'Mesurer',
      description: 'On compare aux objectifs du départ et on décide ensemble de la suite.',
      duration: 'Chaque mois',
    },
  ],
} satisfies ProcessStepsProps;
