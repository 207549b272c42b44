import { aProject } from '#features/projects/site/testing/projects.ts';
import preview from '#storybook/preview.tsx';
import { NextProject } from './NextProject.tsx';

const meta = preview.meta({
  title: 'Sections/Réalisations/Projet suivant · NextProject',
  component: NextProject,
  args: { project: aProject },
  parameters: {
    docs: {
      description: {
        component: `
Le projet qui vient après celui qu’on lit. Tout le bloc y mène : un seul lien, celui du titre.`,
      },
    },
  },
});

export const Default = meta.story();
