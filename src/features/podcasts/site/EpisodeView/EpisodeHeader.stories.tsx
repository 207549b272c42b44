import { aShow, firstEpisode } from '#features/podcasts/site/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { EpisodeHeader } from './EpisodeHeader.tsx';

const meta = preview.meta({
  title: 'Sections/Balados/En-tête d’un épisode · EpisodeHeader',
  component: EpisodeHeader,
  args: { episode: firstEpisode, show: aShow },
  parameters: {
    guide: {
      use: ['En tête de la page d’un épisode.'],
      instead: [
        { when: 'C’est l’émission', take: 'features/podcasts/site/ShowView' },
        { when: 'C’est une autre page', take: 'site/sections/shared/PageHero' },
      ],
    },
    description:
      'L’ouverture d’un épisode : fil d’Ariane vers son émission, numéro, titre, résumé, date et durée. Sans image à lui, il a la pochette de l’émission.',
  },
});

export const Default = meta.story();

/** Hors saison, pour un public averti, et dont la médiathèque ne sait pas la durée. */
export const Explicit = meta.story({
  args: {
    episode: {
      ...firstEpisode,
      season: undefined,
      isExplicit: true,
      sound: { src: firstEpisode.sound.src },
    },
  },
});
