import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { Avatar } from './Avatar.tsx';

export const guide: Guide = {
  state: 'trial',
  since: '2026-11-21',
  use: ['Une personne est nommée dans une liste, un en-tête, une signature.'],
  instead: [
    { when: 'Elle a un portrait', take: 'features/media/site/SitePicture' },
    { when: 'C’est un épisode ou un projet', take: 'design-system/primitives/CoverArt' },
  ],
  anatomy: {
    picture: (
      <Cluster $gap={2}>
        <Avatar name="Élise Tremblay" />
        <span>Élise Tremblay</span>
      </Cluster>
    ),
    parts: [
      { name: 'Le rond : sa couleur vient des lettres du nom, la même partout', at: '[data-tone]' },
      {
        name: 'Le nom, écrit à côté : il ne fait pas partie de l’avatar, et le dit',
        at: '[data-tone] + span',
      },
    ],
  },
  variants: {
    size: { small: 'Une ligne de tableau.', medium: 'Une carte, l’en-tête.', large: 'Un profil.' },
  },
  heard: 'Rien : le nom écrit à côté suffit.',
  texts: ['Deux initiales : la première et la dernière du nom. Elles se font d’elles-mêmes.'],
  dos: [
    {
      text: 'Écrire le nom à côté.',
      picture: (
        <Cluster $gap={2}>
          <Avatar name="Élise Tremblay" />
          <span>Élise Tremblay</span>
        </Cluster>
      ),
    },
  ],
  donts: [
    {
      text: 'S’en servir comme seul nom : deux personnes ont les mêmes initiales, et rien ne se lit à voix haute.',
      picture: (
        <Cluster $gap={2}>
          <Avatar name="Élise Tremblay" />
          <Avatar name="Étienne Thibault" />
        </Cluster>
      ),
    },
  ],
};
