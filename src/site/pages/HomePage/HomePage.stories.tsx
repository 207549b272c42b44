import { expect } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { paths } from '#paths.ts';
import { insertPodcast, storedEpisodes, storedShow } from '#features/podcasts/site/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { HomePage, loader } from './HomePage.tsx';

const meta = preview.meta({
  title: 'Pages/Accueil · HomePage',
  component: HomePage,
  parameters: {
    path: paths.home,
    route: paths.home,
    loading: { loader },
    description:
      'L’accueil (`/`) : Hero, résultats, quatre services, méthode, impact, calculateur de rendement, dernières productions. La page finit par « Démarrer un projet », sans la bande CallToAction des autres, et ne défile jamais de côté au téléphone.',
  },
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Faites entendre votre voix',
    );
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6);
  },
});

/** Dès qu’un épisode est publié, les trois derniers prennent la place de la liste de la section. */
export const PublishedEpisodes = meta.story({
  name: 'Épisodes publiés',
  tags: ['no-visual'],
  beforeEach: () => insertPodcast(insertContent),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Tous nos balados' });
    const links = canvas.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href'));
    await expect(links.slice(-3)).toEqual(
      storedEpisodes.slice(0, 3).map(({ slug }) => paths.episode(storedShow.slug, slug)),
    );
    await expect(canvas.getByText('La Relève, saison 2, épisode 24')).toBeVisible();
  },
});
