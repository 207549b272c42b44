import { aShow, firstEpisode } from '#features/podcasts/site/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { EpisodePlayer } from './EpisodePlayer.tsx';

const meta = preview.meta({
  title: 'Sections/Balados/Lecteur d’un épisode · EpisodePlayer',
  component: EpisodePlayer,
  args: { episode: firstEpisode, show: aShow },
  parameters: {
    guide: {
      use: ['Sur la page d’un épisode.'],
      instead: [
        { when: 'Le son n’est pas un épisode', take: 'features/media/site/AudioPlayer' },
        { when: 'C’est une liste', take: 'features/media/site/ListenButton' },
      ],
    },
    description:
      'Le lecteur d’un épisode sur sa page, avec ses chapitres et sa transcription. Un épisode encore sans son n’en a pas.',
  },
});

export const Default = meta.story();
