import preview from '#storybook/preview.tsx';
import { ProjectView } from './ProjectView.tsx';
import { aProject } from './testing/projects.ts';

const meta = preview.meta({
  title: 'Sections/Réalisations/Projet entier · ProjectView',
  component: ProjectView,
  args: aProject,
  parameters: {
    description:
      'Un projet entier, de sa couverture au chemin vers le formulaire. La page et l’aperçu d’un brouillon montrent la même pièce; l’aperçu ne connaît pas le projet suivant.',
    docs: { story: { inline: false, height: '60rem' } },
  },
});

export const Default = meta.story({ tags: ['no-visual'] });
