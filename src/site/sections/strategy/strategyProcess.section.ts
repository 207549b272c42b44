import { describeSection } from '#documents/contents/section.ts';
import { processStepsSchema } from '#site/sections/shared/ProcessSteps/processSteps.schema.ts';

export const strategyProcessContent = {
  eyebrow: 'Notre processus',
  title: 'Quatre phases, un seul cap',
  steps: [
    {
      title: 'Diagnostic',
      description:
        'Entrevues, documents, présence en ligne : on regarde tout avant de proposer quoi que ce soit.',
      duration: '2 semaines',
    },
    {
      title: 'Orientation',
      description: 'On tranche ensemble : les publics, le message, les canaux, et ce qu’on arrête de faire.',
      duration: '1 à 2 semaines',
    },
    {
      title: 'Mise en œuvre',
      description:
        'Vos équipes agissent, on épaule, on écrit, on prépare. Une rencontre courte chaque semaine.',
      duration: '2 à 6 mois',
    },
    {
      title: 'Mesure et transfert',
      description: 'Les résultats face aux objectifs, puis la méthode et les outils entre vos mains.',
      duration: '2 semaines',
    },
  ],
};

export default describeSection({
  key: 'strategy/strategyProcess',
  title: 'Phases',
  order: 4,
  schema: processStepsSchema,
  content: strategyProcessContent,
});
