import preview from '#storybook/preview.tsx';
import { EpisodeView } from './EpisodeView.tsx';
import { aShow, episodes, firstEpisode } from '../testing/podcasts.ts';

const meta = preview.meta({
  title: 'Sections/Balados/Épisode entier · EpisodeView',
  component: EpisodeView,
  args: { ...firstEpisode, ofShow: aShow, others: episodes.slice(1, 4) },
  parameters: {
    guide: {
      use: ['Pour un épisode, sur sa page et dans l’aperçu de son brouillon.'],
      instead: [
        { when: 'C’est l’émission', take: 'features/podcasts/site/ShowView' },
        { when: 'Le son n’est pas un épisode', take: 'features/media/site/AudioPlayer' },
      ],
    },
    description:
      'Un épisode entier : fil d’Ariane vers son émission, numéro, titre, résumé, date et durée; son lecteur, avec ses chapitres et sa transcription; ses notes, et où elles mènent; puis quoi écouter ensuite. Sans image à lui, il a la pochette de l’émission.',
    docs: { story: { inline: false, height: '60rem' } },
  },
});

export const Default = meta.story();
