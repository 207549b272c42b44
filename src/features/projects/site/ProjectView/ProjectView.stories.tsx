import { aProject, projects } from '#features/projects/site/testing/projects.ts';
import preview from '#storybook/preview.tsx';
import { ProjectView } from './ProjectView.tsx';

const meta = preview.meta({
  title: 'Sections/Réalisations/Projet entier · ProjectView',
  component: ProjectView,
  args: { ...aProject, next: projects[2] },
  parameters: {
    guide: {
      use: ['Pour un projet, sur sa page et dans l’aperçu de son brouillon.'],
      instead: [
        { when: 'Ce sont plusieurs projets', take: 'features/projects/site/ProjectGallery' },
        { when: 'L’histoire tient dans un onglet', take: 'site/sections/strategy/CaseStudies' },
      ],
    },
    description: `Un projet entier : fil d’Ariane, client, titre et couverture; les chiffres, puis le défi, la solution et les résultats; ses images et son extrait sonore; les mots du client; le projet qui vient après, où mène tout le bloc. Ce qui se joue est dans le premier écran : un film prend la place de la couverture, ▷ sur elle joue l’extrait. La première image prend toute la largeur, les autres vont par deux. Ce qu’un projet n’a pas disparaît.

**À faire** : un chiffre que le client peut vérifier.

**À éviter** : une image qui porte du texte; le titre est déjà là.`,
  },
});

export const Default = meta.story();
