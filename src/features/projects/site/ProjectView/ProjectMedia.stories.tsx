import { aLibraryPicture, aProject } from '#features/projects/site/testing/projects.ts';
import preview from '#storybook/preview.tsx';
import { ProjectMedia } from './ProjectMedia.tsx';

const meta = preview.meta({
  title: 'Sections/Réalisations/Médias d’un projet · ProjectMedia',
  component: ProjectMedia,
  args: aProject,
  parameters: {
    guide: {
      use: ['Sur la page d’un projet qui a des images ou un son.'],
      instead: [{ when: 'Il n’y a qu’un film', take: 'features/media/site/Film' }],
    },
    description:
      'Ce que le projet donne à voir et à entendre : un son, des images; son film ouvre la page. La première image prend toute la largeur, les autres vont par deux, de largeurs inégales. Sans rien de tout cela, la section disparaît.',
  },
});

export const Default = meta.story();

/** Un nombre pair d’images : la dernière n’a pas de voisine, et prend la largeur. */
export const EvenNumber = meta.story({
  name: 'Nombre pair',
  args: {
    pictures: [
      ...aProject.pictures,
      { id: 'port', picture: aLibraryPicture('#1F6FB8', 'Le port de Québec, la nuit.') },
    ],
  },
});

export const Two = meta.story({ args: { pictures: aProject.pictures.slice(0, 2) } });
