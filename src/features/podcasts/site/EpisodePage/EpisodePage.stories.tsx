import { findKind } from '#documents/data/documentKey.ts';
import { expect, spyOn } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { paths } from '#paths.ts';
import {
  episodes,
  firstEpisode,
  insertPodcast,
  storedShow,
} from '#features/podcasts/site/testing/podcasts.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { EpisodePage, ErrorBoundary, loader } from './EpisodePage.tsx';

const meta = preview.meta({
  title: 'Pages/Épisode · EpisodePage',
  component: EpisodePage,
  parameters: {
    path: paths.episode(storedShow.slug, firstEpisode.slug),
    route: '/balados/:show/:episode',
    loading: { loader, ErrorBoundary },
    description:
      'Un épisode (`/balados/{émission}/{épisode}`) : de quoi il parle, son lecteur avec ses chapitres et sa transcription, ses notes, et trois autres épisodes. Il se lit et s’écoute sans scripts.',
  },
});

export const Loaded = meta.story({
  beforeEach: () => insertPodcast(insertContent),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: firstEpisode.title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Écouter ${firstEpisode.title}` })).toBeVisible();
    await expect(canvas.getByText('Quatorze mois sans candidat')).toBeVisible();
    await expect(canvas.getByText(/portes qui restent ouvertes/)).toBeVisible();
    const others = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    for (const { title } of episodes.slice(1, 4)) await expect(others).toContain(title);
  },
});

/** L’épisode est en ligne, son émission non : personne ne l’entend. */
export const ShowNotPublished = meta.story({
  name: 'Émission non publiée',
  tags: ['no-visual'],
  async beforeEach() {
    const spy = spyOn(console, 'error').mockImplementation(() => {});
    await insertPodcast((key, value) =>
      findKind(key) === 'show' ? insertContent(key, value, { reason: 'saved' }) : insertContent(key, value),
    );
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Oops! Page not found' }),
    ).toBeVisible();
  },
});

/** La page n’arrive pas : la personne l’apprend, et redemande au serveur, qui n’en connaît aucune à cette adresse. */
export const ServerError = meta.story({
  ...failedLoad({ where: 'data' }, (canvas) =>
    canvas.findByRole('heading', { name: 'Oops! Page not found' }),
  ),
  parameters: { expectedMessages: [/Page introuvable/] },
});
