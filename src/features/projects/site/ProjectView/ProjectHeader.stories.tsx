import { aProject } from '#features/projects/site/testing/projects.ts';
import { expect } from 'storybook/test';
import { exampleSound } from '#features/media/site/testing/example.ts';
import { mockPlayback } from '#features/media/site/testing/mockPlayback.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';

let elements: ReturnType<typeof mockPlayback>;

const meta = preview.meta({
  title: 'Sections/Réalisations/En-tête d’un projet · ProjectHeader',
  component: ProjectHeader,
  args: aProject,
  parameters: {
    guide: {
      use: ['En tête de la page d’un projet.'],
      instead: [{ when: 'C’est une autre page', take: 'site/sections/shared/PageHero' }],
    },
    description: `L’ouverture d’un projet : fil d’Ariane vers les réalisations et la catégorie, client, titre, description, mots-clés, couverture. La couverture est la première image de la page : elle se charge tout de suite. Ce qui se joue est dans le premier écran : un film prend la place de la couverture, ▷ sur elle joue l’extrait sonore.

**À éviter** : une image qui porte du texte; le titre est déjà là.`,
  },
});

/** Rien à jouer : la couverture déborde sur la page. */
export const Default = meta.story();

/** Sans image, la couverture est dessinée. */
export const Drawn = meta.story({ args: { cover: 'ember' } });

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

/** Un extrait est à entendre : ▷ le joue. */
export const WithSound = meta.story({
  name: 'Avec un extrait',
  args: { sound: { src: exampleSound.src, facts: exampleSound.facts } },
  beforeEach: () => {
    elements = mockPlayback();
    return elements.restore;
  },
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Écouter Extrait/ }));
    await expect(elements.played()).toHaveAttribute('data-src', exampleSound.src);
  }),
});
