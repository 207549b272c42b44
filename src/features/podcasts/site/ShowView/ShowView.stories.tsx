import { expect } from 'storybook/test';
import { mockPlayback } from '#features/media/site/testing/mockPlayback.ts';
import { aShow, episodes, firstEpisode } from '#features/podcasts/site/testing/podcasts.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ShowView } from './ShowView.tsx';

let elements: ReturnType<typeof mockPlayback>;

const meta = preview.meta({
  title: 'Sections/Balados/Émission entière · ShowView',
  component: ShowView,
  args: { ...aShow, first: firstEpisode, episodes },
  beforeEach: () => {
    elements = mockPlayback();
    return elements.restore;
  },
  parameters: {
    guide: {
      use: ['Pour une émission, sur sa page et dans l’aperçu de son brouillon.'],
      instead: [{ when: 'C’est un épisode', take: 'features/podcasts/site/EpisodeView' }],
    },
    description:
      'Une émission entière : pochette, catégorie, titre, description, puis ses épisodes. Le bouton principal joue le dernier épisode (d’une série, le premier); « S’abonner » offre les applications, puis le fil à copier.',
  },
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Écouter le dernier épisode' }));
    await expect(elements.played()).toHaveAttribute('data-src', firstEpisode.sound.src);
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre en pause' }));
    await expect(elements.played().paused).toBe(true);
  }),
});

export const Serial = meta.story({
  name: 'Série',
  tags: ['no-visual'],
  args: { type: 'serial' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Écouter le premier épisode' })).toBeVisible();
  },
});

/** Rien n’est encore paru : s’abonner vient d’abord. */
export const NothingToHear = meta.story({
  name: 'Rien à entendre',
  args: { first: undefined, episodes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Écouter/ })).toBeNull();
  },
});
