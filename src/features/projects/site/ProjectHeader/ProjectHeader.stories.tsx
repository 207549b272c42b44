import { aProject } from '#features/projects/site/testing/projects.ts';
import preview from '#storybook/preview.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';

const meta = preview.meta({
  title: 'Sections/Réalisations/En-tête d’un projet · ProjectHeader',
  component: ProjectHeader,
  args: aProject,
  parameters: {
    guide: {
      use: ['En tête de la page d’un projet.'],
      instead: [{ when: 'C’est une autre page', take: 'site/sections/shared/PageHero' }],
    },
    docs: {
      description: {
        component: `
L’ouverture d’un projet : fil d’Ariane vers les réalisations et la catégorie, client, titre, description, mots-clés, couverture. La couverture est la première image de la page : elle se charge tout de suite.

**À éviter** : une image qui porte du texte; le titre est déjà là.`,
      },
    },
  },
});

export const Default = meta.story();

/** Sans image, la couverture est dessinée. */
export const Drawn = meta.story({ args: { cover: 'ember' } });
