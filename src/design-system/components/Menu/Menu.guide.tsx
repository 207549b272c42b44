import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Ellipsis } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Cluster } from '../../primitives/Cluster/index.ts';

export const guide: Guide = {
  state: 'ready',
  since: '2026-11-21',
  use: [
    'Trois actions ou plus, qui ne servent pas à chaque visite : les points de suspension d’une ligne, « Plus » d’une barre.',
  ],
  instead: [
    { when: 'On choisit une valeur', take: 'design-system/forms/Select' },
    { when: 'Une ou deux actions', take: 'design-system/components/Button' },
    { when: 'Ce sont les pages du site', take: 'design-system/components/Drawer' },
  ],
  keys: {
    'Entrée, Espace, ↓': 'Ouvre, et va à la première action.',
    '↑ ↓': 'D’une action à l’autre.',
    'Une lettre': 'Va à l’action qui commence ainsi.',
    Échap: 'Ferme, et rend le focus au bouton.',
  },
  heard:
    '« Actions de l’article Le son des fêtes, bouton, menu, réduit », puis « Dupliquer, élément de menu, 1 sur 4 ».',
  texts: ['Un verbe par ligne, 30 signes; une aide d’une ligne si l’effet ne va pas de soi.'],
  dos: [
    {
      text: 'L’action principale reste dehors; le menu tient le reste, ce qui détruit en dernier.',
      picture: (
        <Cluster>
          <Button variant="primary">Publier</Button>
          <IconButton label="Plus d’actions" icon={Ellipsis} variant="outline" />
        </Cluster>
      ),
    },
  ],
  donts: [
    {
      text: 'Y cacher l’action principale.',
      picture: <IconButton label="Actions" icon={Ellipsis} variant="outline" />,
    },
  ],
};
