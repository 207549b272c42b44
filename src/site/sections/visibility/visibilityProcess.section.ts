import { describeSection } from '#documents/contents/section.ts';
import { processStepsSchema } from '#site/sections/shared/ProcessSteps/processSteps.schema.ts';

export const visibilityProcessContent = {
  title: 'Notre méthode, en cinq temps',
  steps: [
    {
      title: 'Écouter',
      description: 'Entrevues avec votre équipe et trois de vos clients. On apporte les beignes.',
      duration: '1 semaine',
    },
    {
      title: 'Cadrer',
      description: 'Un message central, trois preuves, un ton. Tout le reste en découle.',
      duration: '1 semaine',
    },
    {
      title: 'Créer',
      description: 'Textes et visuels avancent ensemble, à la même table. Deux pistes, jamais dix.',
      duration: '2 à 3 semaines',
    },
    {
      title: 'Déployer',
      description: 'Impression, mise en ligne, envoi aux médias : chaque pièce part au bon moment.',
      duration: '1 à 2 semaines',
    },
    {
      title: 'Mesurer',
      description: 'On compare aux objectifs du départ et on décide ensemble de la suite.',
      duration: 'Chaque mois',
    },
  ],
};

export default describeSection({
  key: 'communication/visibilityProcess',
  title: 'Méthode',
  order: 3,
  schema: processStepsSchema,
  content: visibilityProcessContent,
});
