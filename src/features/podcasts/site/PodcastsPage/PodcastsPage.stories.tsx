import { expect } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { paths } from '#paths.ts';
import { firstEpisode, insertPodcast, storedShow } from '#features/podcasts/site/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { ErrorBoundary, loader, PodcastsPage } from './PodcastsPage.tsx';

const meta = preview.meta({
  title: 'Pages/Balados · PodcastsPage',
  component: PodcastsPage,
  parameters: {
    path: paths.podcasts,
    rows: 'show',
    route: paths.podcasts,
    loading: { loader, ErrorBoundary },
    description:
      'Les émissions de l’agence (`/balados`), par titre, chacune avec son épisode le plus récent. Tant qu’il n’y en a aucune, les moteurs de recherche ne montrent pas la page.',
  },
});

export const Loaded = meta.story({
  beforeEach: () => insertPodcast(insertContent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: storedShow.title })).toBeVisible();
    await expect(canvas.getByText('5 épisodes')).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: firstEpisode.title }))
      await expect(link).toHaveAttribute('href', paths.episode(storedShow.slug, firstEpisode.slug));
  },
});
