import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Button } from '../Button/index.ts';
import { Eye } from 'lucide-react';
import { IconButton } from '../IconButton/index.ts';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { Tooltip } from './Tooltip.tsx';
import { Bubble } from './Tooltip.styles.ts';

export const guide: Guide = {
  use: ['Un bouton n’a qu’une icône : ses mots paraissent sous le pointeur ou le focus.'],
  instead: [
    { when: 'Tout le monde doit le lire', take: 'design-system/forms/Field' },
    { when: 'Il y a la place pour les mots', take: 'design-system/components/Button' },
  ],
  anatomy: {
    picture: (
      <Cluster $gap={2}>
        <IconButton label="Voir le site" icon={Eye} />
        <Bubble as="span">Voir le site</Bubble>
      </Cluster>
    ),
    parts: [
      { name: 'Le contrôle, qui porte déjà ce nom', at: 'button' },
      { name: 'Les mots : du côté que dit `side`, ou de l’autre si la place manque', at: 'button + span' },
    ],
  },
  variants: {
    side: {
      top: 'Le cas ordinaire.',
      right: 'La barre latérale, réduite aux icônes.',
      bottom: 'Une barre en haut de l’écran.',
      left: 'Au bord droit.',
    },
  },
  draw: ({ side }) => (
    <Cluster $justify="center" style={{ padding: '3rem 8rem' }}>
      <Tooltip text="Voir le site" side={side as 'top'} isInitiallyOpen>
        <IconButton label="Voir le site" icon={Eye} />
      </Tooltip>
    </Cluster>
  ),
  keys: { Tab: 'Le focus la montre.', Échap: 'La cache.' },
  heard: 'Rien de plus : le bouton a déjà ce nom.',
  texts: ['Le nom du bouton, mot pour mot; 40 signes.'],
  dos: [
    {
      text: 'Redire le nom d’un bouton à icône. Passez dessus.',
      picture: (
        <Tooltip text="Voir le site">
          <IconButton label="Voir le site" icon={Eye} />
        </Tooltip>
      ),
    },
  ],
  donts: [
    {
      text: 'Y dire ce qui ne se dit nulle part ailleurs : un écran tactile ne la montre pas.',
      picture: (
        <Tooltip text="10 à 200 signes, sans lien">
          <Button variant="outline">Résumé</Button>
        </Tooltip>
      ),
    },
  ],
};
