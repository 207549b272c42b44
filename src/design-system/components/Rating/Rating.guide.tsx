import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Star } from 'lucide-react';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Rating } from './Rating.tsx';

export const guide: Guide = {
  use: ['Une note déjà donnée, sur cinq : un témoignage, la moyenne d’une formation.'],
  instead: [
    { when: 'La personne donne la note', take: 'design-system/forms/Select' },
    { when: 'C’est un chiffre seul', take: 'design-system/components/Stat' },
  ],
  anatomy: {
    picture: <Rating value={4.5} />,
    parts: [{ name: 'Cinq étoiles, à la demie près', at: 'svg' }],
  },
  heard: '« 4,9 sur 5 ».',
  dos: [
    {
      text: 'La note telle que la personne l’a donnée.',
      picture: <Rating value={4.5} />,
    },
  ],
  donts: [
    {
      text: 'Des étoiles à presser : on ne saisit rien ici.',
      picture: (
        <Cluster>
          {[1, 2, 3].map((value) => (
            <IconButton key={value} label={`Donner ${value} étoiles`} icon={Star} />
          ))}
        </Cluster>
      ),
    },
  ],
};
