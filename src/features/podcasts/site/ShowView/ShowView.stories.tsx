import { expect } from 'storybook/test';
import { aShow, episodes, firstEpisode } from '#features/podcasts/site/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { ShowView } from './ShowView.tsx';

const meta = preview.meta({
  title: 'Sections/Balados/Émission entière · ShowView',
  component: ShowView,
  args: { ...aShow, first: firstEpisode, episodes },
  parameters: {
    guide: {
      use: ['Pour une émission, sur sa page et dans l’aperçu de son brouillon.'],
      instead: [{ when: 'C’est un épisode', take: 'features/podcasts/site/EpisodeView' }],
    },
    description:
      'Une émission entière : pochette, catégorie, titre, description, puis ses épisodes. Le bouton principal joue le dernier épisode (d’une série, le premier); « S’abonner » offre les applications, puis le fil à copier.',
  },
});

export const Default = meta.story();

/** Rien n’est encore paru : s’abonner vient d’abord. */
export const NothingToHear = meta.story({
  name: 'Rien à entendre',
  args: { first: undefined, episodes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Écouter/ })).toBeNull();
  },
});
