import { mockPlayback } from '../testing/mockPlayback.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { ListenButton } from './ListenButton.tsx';

const meta = preview.meta({
  title: 'Sections/Médias/Bouton d’écoute · ListenButton',
  component: ListenButton,
  args: {
    track: {
      src: '/son.mp3',
      title: 'Le fleuve avant l’aube',
      path: '/balados/voix-du-fleuve/le-fleuve-avant-l-aube',
    },
  },
  beforeEach: () => mockPlayback().restore,
  parameters: {
    guide: {
      use: ['Dans une liste : écouter sans quitter la page.'],
      instead: [{ when: 'C’est la page du son', take: 'features/media/site/AudioPlayer' }],
    },
    layout: 'padded',
    description:
      'Fait entendre un son là où il est : aucune pression ne mène à une page qui en demande une autre.',
  },
});

export const Default = meta.story();

/** Celui du lecteur. */
export const Large = meta.story({ name: 'Grand', args: { size: 'large' } });

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
