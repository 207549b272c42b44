import { expect } from 'storybook/test';
import { exampleSound } from '#features/media/site/testing/example.ts';
import { mockPlayback } from '#features/media/site/testing/mockPlayback.ts';
import { aLibraryPicture, aProject, projects } from '#features/projects/site/testing/projects.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ProjectView } from './ProjectView.tsx';

let elements: ReturnType<typeof mockPlayback>;

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

/** Rien à jouer : la couverture déborde sur la page. */
export const Default = meta.story();

/** Couverture dessinée, résultats qui ne s’écrivent pas encore; d’un nombre pair d’images, la dernière prend la largeur. */
export const Drawn = meta.story({
  args: {
    cover: 'ember',
    results: [],
    facts: aProject.facts.slice(0, 1),
    pictures: [
      ...aProject.pictures,
      { id: 'port', picture: aLibraryPicture('#1F6FB8', 'Le port de Québec, la nuit.') },
    ],
  },
});

/** Un film est à voir : il prend la place de la couverture, qu’il montre tant qu’il n’a pas d’affiche. */
export const WithFilm = meta.story({
  name: 'Avec un film',
  tags: ['no-visual'],
  args: {
    film: {
      src: '/storage/v1/object/public/media/uploads/1790000000001.mp4',
      title: 'À bord',
      isSilent: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Lire le film À bord' })).toBeVisible();
  },
});

/** Un extrait est à entendre : ▷ le joue. Deux images vont côte à côte. */
export const WithSound = meta.story({
  name: 'Avec un extrait',
  args: {
    sound: { src: exampleSound.src, facts: exampleSound.facts },
    pictures: aProject.pictures.slice(0, 2),
  },
  beforeEach: () => {
    elements = mockPlayback();
    return elements.restore;
  },
  play: inTests(async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Écouter Extrait/ });
    if (first) await userEvent.click(first);
    await expect(elements.played()).toHaveAttribute('data-src', exampleSound.src);
  }),
});
