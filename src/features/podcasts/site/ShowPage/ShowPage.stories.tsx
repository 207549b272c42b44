import { findKind } from '#documents/data/documentKey.ts';
import { expect } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { paths } from '#paths.ts';
import {
  firstEpisode,
  insertPodcast,
  storedEpisodes,
  storedShow,
} from '#features/podcasts/site/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { ErrorBoundary, loader, ShowPage } from './ShowPage.tsx';

const meta = preview.meta({
  title: 'Pages/Émission · ShowPage',
  component: ShowPage,
  parameters: {
    path: paths.podcast(storedShow.slug),
    rows: 'episode',
    route: '/balados/:show',
    loading: { loader, ErrorBoundary },
    description:
      'Une émission (`/balados/{émission}`) : de quoi elle parle, où la suivre, et ses épisodes, douze par page, du plus récent au plus ancien; ceux d’une série, du premier au dernier. Une page trop loin répond 404.',
  },
});

export const Loaded = meta.story({
  beforeEach: () => insertPodcast(insertContent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: storedShow.title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Écouter le dernier épisode' })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(storedEpisodes.map(({ title }) => title));
  },
});

const many = Array.from({ length: 14 }, (_, index) => ({
  ...firstEpisode,
  ...storedEpisodes[0],
  slug: `episode-${index + 1}`,
  title: `Épisode de la vallée ${index + 1}`,
  number: index + 1,
}));

/** Une série se suit : elle commence par son premier épisode. */
export const SecondPageOfSerial = meta.story({
  name: 'Deuxième page d’une série',
  parameters: { path: `${paths.podcast(storedShow.slug)}?page=2` },
  beforeEach: () =>
    insertPodcast(
      (key, value) =>
        insertContent(key, findKind(key) === 'show' ? { ...storedShow, type: 'serial' } : value),
      many,
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Épisode de la vallée 13', 'Épisode de la vallée 14']);
  },
});
