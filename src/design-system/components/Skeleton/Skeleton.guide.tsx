import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Spinner } from '../Spinner/index.ts';
import { Skeleton } from './Skeleton.tsx';

export const guide: Guide = {
  use: ['Ce qui arrive a une forme connue : une liste, une carte, un formulaire.'],
  instead: [
    { when: 'La forme n’est pas connue', take: 'design-system/components/Spinner' },
    { when: 'L’avance est connue', take: 'design-system/components/Progress' },
    { when: 'Vide et attente, dans le produit', take: '?path=/docs/modèles-vide-et-attente--guide' },
  ],
  anatomy: {
    picture: (
      <Skeleton.Group>
        <Skeleton shape="picture" />
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" />
      </Skeleton.Group>
    ),
    parts: [
      {
        name: '`Skeleton.Group` : ses fantômes respirent ensemble, et il dit une fois ce qui se charge',
        at: '[aria-busy]',
      },
      { name: 'Un fantôme à la place de chaque chose : ici une image', at: '[data-shape="picture"]' },
      { name: 'Un titre, à mi-largeur', at: '[data-shape="title"]' },
      { name: 'Une ligne de texte', at: '[data-shape="text"]' },
    ],
  },
  variants: {
    shape: {
      text: 'Une ligne.',
      title: 'Un titre.',
      control: 'Un champ, un bouton.',
      picture: 'Une image.',
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
