import preview from '#storybook/preview.tsx';
import { EpisodeView } from './EpisodeView.tsx';
import { ShowView } from './ShowView.tsx';
import { aShow, episodes, firstEpisode } from './testing/podcasts.ts';

const meta = preview.meta({
  title: 'Sections/Balados/Épisode entier · EpisodeView',
  component: EpisodeView,
  args: { ...firstEpisode, ofShow: aShow, others: episodes.slice(1, 4) },
  parameters: {
    description:
      'Un épisode entier : son en-tête, son lecteur, ses notes, et quoi écouter ensuite. La page et l’aperçu d’un brouillon montrent la même pièce; `ShowView` est celle d’une émission.',
    docs: { story: { inline: false, height: '60rem' } },
  },
});

export const Default = meta.story({ tags: ['no-visual'] });

/** `ShowView` : l’aperçu d’une émission, qui n’a pas encore d’épisode. */
export const Show = meta.story({ name: 'Émission sans épisode', render: () => <ShowView {...aShow} /> });
