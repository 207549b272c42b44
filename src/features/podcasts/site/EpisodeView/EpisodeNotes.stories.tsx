import { firstEpisode } from '#features/podcasts/site/testing/podcasts.ts';
import preview from '#storybook/preview.tsx';
import { EpisodeNotes } from './EpisodeNotes.tsx';

const meta = preview.meta({
  title: 'Sections/Balados/Notes d’un épisode · EpisodeNotes',
  component: EpisodeNotes,
  args: firstEpisode,
  parameters: {
    guide: {
      use: ['À côté du lecteur d’un épisode.'],
      instead: [{ when: 'Il n’y a que du texte', take: 'design-system/components/Prose' }],
    },
    description:
      'Ce qu’il y a à lire à côté d’un épisode : ses notes, et où elles mènent. Sans rien, la section disparaît.',
  },
});

export const Default = meta.story();
