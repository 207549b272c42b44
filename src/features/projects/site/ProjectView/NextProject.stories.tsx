import { aProject } from '#features/projects/site/testing/projects.ts';
import preview from '#storybook/preview.tsx';
import { NextProject } from './NextProject.tsx';

const meta = preview.meta({
  title: 'Sections/Réalisations/Projet suivant · NextProject',
  component: NextProject,
  args: { project: aProject },
  parameters: {
    guide: {
      use: ['Au pied d’un projet.'],
      instead: [
        { when: 'C’est un article', take: 'features/articles/site/RelatedArticles' },
        { when: 'La page se ferme', take: 'site/sections/shared/CallToAction' },
      ],
    },
    description:
      'Le projet qui vient après celui qu’on lit. Tout le bloc y mène : un seul lien, celui du titre.',
  },
});

export const Default = meta.story();
