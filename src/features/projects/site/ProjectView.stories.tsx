import preview from '#storybook/preview.tsx';
import { ProjectView } from './ProjectView.tsx';
import { aProject } from './testing/projects.ts';

const meta = preview.meta({
  title: 'Sections/Réalisations/Projet entier · ProjectView',
  component: ProjectView,
  args: aProject,
  parameters: {
    docs: {
      story: { inline: false, height: '60rem' },
      description: {
        component: `
Un projet entier, de sa couverture au chemin vers le formulaire. La page et l’aperçu d’un brouillon montrent la même pièce; l’aperçu ne connaît pas le projet suivant.`,
      },
    },
  },
});

export const Default = meta.story({ tags: ['no-visual'] });
