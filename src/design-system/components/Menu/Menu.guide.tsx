import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Help, Item, Popup } from './Menu.styles.ts';

export const guide: Guide = {
  use: [
    'Trois actions ou plus, qui ne servent pas à chaque visite : les points de suspension d’une ligne, « Plus » d’une barre.',
  ],
  instead: [
    { when: 'On choisit une valeur', take: 'design-system/forms/Select' },
    { when: 'Une ou deux actions', take: 'design-system/components/Button' },
    { when: 'Ce sont les pages du site', take: 'design-system/components/Drawer' },
  ],
  anatomy: {
    picture: (
      <Stack $gap={1}>
        <div>
          <IconButton label="Actions de l’article Le son des fêtes" icon={Ellipsis} variant="outline" />
        </div>
        <Popup as="div" style={{ width: 'fit-content', maxWidth: '100%' }}>
          <Item as="div" data-highlighted>
            <Icon icon={Copy} />
            <span>
              Dupliquer
              <Help>une copie, en brouillon</Help>
            </span>
          </Item>
          <Item as="div" data-destructive>
            <Icon icon={Trash2} />
            Supprimer
          </Item>
        </Popup>
      </Stack>
    ),
    parts: [
      { name: 'Le bouton, qui nomme ce dont ce sont les actions', at: 'button' },
      { name: 'L’action que le clavier a atteinte', at: '[data-highlighted]' },
      { name: 'Son icône (facultative)', at: '[data-highlighted] svg' },
      { name: 'Son effet, en quelques mots (facultatif)', at: '[data-highlighted] span > span' },
      { name: 'Ce qui détruit : en dernier, en rouge', at: '[data-destructive]' },
    ],
  },
  keys: {
    'Entrée, Espace, flèche bas': 'Ouvre, et va à la première action.',
    'Flèches haut et bas': 'D’une action à l’autre.',
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
