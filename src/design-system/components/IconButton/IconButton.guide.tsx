import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { IconButton } from './IconButton.tsx';

export const guide: Guide = {
  use: [
    'La place manque et le dessin est connu : fermer, précédent, modifier ou supprimer dans une ligne de tableau.',
  ],
  instead: [
    { when: 'Il y a la place pour un mot', take: 'design-system/components/Button' },
    { when: 'Il y a plus de deux actions par ligne', take: 'design-system/components/Menu' },
    { when: 'L’icône n’agit pas', take: 'design-system/primitives/Icon' },
  ],
  anatomy: {
    picture: <IconButton label="Modifier l’article Le son des fêtes" icon={Pencil} variant="outline" />,
    parts: [
      { name: 'Le contour : toute sa surface se presse, jamais l’icône seule', at: 'button' },
      { name: 'L’icône : un dessin que tout le monde connaît', at: 'svg' },
      { name: '`label` : le nom, que l’on entend sans le voir' },
    ],
  },
  variants: {
    variant: {
      ghost: 'Le cas ordinaire.',
      outline: 'Seul, dans une barre.',
      danger: 'Ce qui supprime.',
      secondary: 'Une action pleine.',
      primary: 'Jouer, et rien d’autre.',
    },
    size: { medium: '44 px.', small: '36 px : un tableau dense; 44 px au téléphone.' },
  },
  keys: { Tab: 'Y met le focus.', 'Entrée, Espace': 'Le presse.' },
  heard: 'Son `label` : « Supprimer l’article Le son des fêtes, bouton ».',
  texts: ['`label` : le verbe, la chose et son nom. Une `Tooltip` le redit à qui voit.'],
  dos: [
    {
      text: 'Nommer la chose dans `label`, pour qui n’entend que le bouton.',
      picture: (
        <Cluster $gap={1}>
          <IconButton label="Modifier l’article Le son des fêtes" icon={Pencil} size="small" />
          <IconButton
            label="Supprimer l’article Le son des fêtes"
            icon={Trash2}
            variant="danger"
            size="small"
          />
        </Cluster>
      ),
    },
  ],
  donts: [
    {
      text: '« Modifier » tout court : vingt boutons du même nom.',
      picture: (
        <Cluster $gap={1}>
          <IconButton label="Modifier" icon={Pencil} size="small" />
          <IconButton label="Modifier" icon={Pencil} size="small" />
        </Cluster>
      ),
    },
  ],
};
