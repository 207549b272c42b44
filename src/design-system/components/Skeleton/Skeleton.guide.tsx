import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Spinner } from '../Spinner/index.ts';
import { Skeleton } from './Skeleton.tsx';

export const guide: Guide = {
  state: 'ready',
  since: '2026-11-21',
  use: ['Ce qui arrive a une forme connue : une liste, une carte, un formulaire.'],
  instead: [
    { when: 'La forme n’est pas connue', take: 'design-system/components/Spinner' },
    { when: 'L’avance est connue', take: 'design-system/components/Progress' },
    { when: 'Vide et attente, dans le produit', take: '?path=/docs/modèles-vide-et-attente--guide' },
  ],
  variants: {
    shape: {
      text: 'Une ligne.',
      title: 'Un titre.',
      control: 'Un champ, un bouton.',
      picture: 'Une image.',
      round: 'Un portrait.',
    },
    width: { full: 'Une ligne pleine.', most: 'Une dernière ligne.', half: 'Un titre.', third: 'Un fait.' },
  },
  heard: 'Une seule fois pour tout le groupe : « Chargement… ».',
  texts: ['« Chargement… », ou ce qui se charge, comme le cahier des charges l’écrit.'],
  dos: [
    {
      text: 'La forme et la hauteur de ce qui vient : rien ne saute.',
      picture: (
        <Skeleton.Group>
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="most" />
        </Skeleton.Group>
      ),
    },
  ],
  donts: [
    {
      text: 'Une onde au milieu d’un écran dont la forme est connue : tout saute quand il arrive.',
      picture: <Spinner size="large" />,
    },
  ],
};
