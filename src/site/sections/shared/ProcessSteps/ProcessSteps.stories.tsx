import preview from '#storybook/preview.tsx';
import { ProcessSteps } from './ProcessSteps.tsx';

const meta = preview.meta({
  title: 'Sections/Partagées/Étapes · ProcessSteps',
  component: ProcessSteps,
  args: {
    title: 'De l’idée à la diffusion',
    steps: [
      {
        title: 'Cadrage',
        description: 'Nous fixons le message, le format et le budget.',
        duration: '1 semaine',
      },
      {
        title: 'Écriture',
        description: 'Vous relisez un plan, jamais une page blanche.',
        duration: '1 semaine',
      },
      {
        title: 'Tournage',
        description: 'En studio ou chez vous, deux caméras et un preneur de son.',
        duration: '2 jours',
      },
      {
        title: 'Montage',
        description: 'Deux rondes de corrections comprises.',
        duration: '2 semaines',
      },
      { title: 'Diffusion', description: 'Nous publions et mesurons avec vous.' },
    ],
  },
  parameters: {
    guide: {
      use: ['Pour des étapes dans leur ordre, sur une page de service ou après un envoi.'],
      instead: [
        { when: 'C’est la méthode de l’accueil', take: 'site/sections/home/Method' },
        { when: 'Ce sont des niveaux', take: 'site/sections/training/LearningPath' },
      ],
    },
    description: `Des étapes dans leur ordre, une par ligne; sur grand écran, le titre reste en vue à côté. C’est la méthode sur trois pages de service, et ce qui suit l’envoi d’un message sur la page Contact.

\`\`\`tsx
<ProcessSteps title="Et après?" steps={[{ title: 'On vous répond', description: '…', duration: '1 jour ouvrable' }]} />
\`\`\`

**À éviter** : une liste sans ordre : le numéro en promettrait un.`,
  },
});

export const Default = meta.story();
