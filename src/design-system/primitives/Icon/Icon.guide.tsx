import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Mic, Trash2 } from 'lucide-react';
import { Icon } from './Icon.tsx';
import { Cluster } from '../Cluster/index.ts';

export const guide: Guide = {
  use: [
    'Un dessin appuie des mots qui disent déjà la chose : devant un bouton, un fait, un état.',
    'Seul et nommé par `label`, quand la place manque et que tout le monde le devine.',
  ],
  instead: [
    { when: 'L’icône se presse', take: 'design-system/components/IconButton' },
    { when: 'Elle dit un état', take: 'design-system/components/Badge' },
    { when: 'Toutes les icônes, avec une recherche', take: '?path=/docs/fondations-icônes--guide' },
  ],
  variants: {
    size: {
      text: 'À côté de mots : 18 px.',
      large: 'Seule : 24 px.',
      huge: 'Illustre : 40 px, d’un trait plus fin.',
    },
  },
  heard: 'Rien, ou son `label` : « Micro, image ».',
  dos: [
    {
      text: 'Un seul dessin par idée, le même partout, suivi de ses mots.',
      picture: (
        <Cluster $gap={2}>
          <Icon icon={Mic} />
          <span>Enregistrer un balado</span>
        </Cluster>
      ),
    },
  ],
  donts: [
    {
      text: 'Un dessin à la place d’un mot que tout le monde ne devine pas.',
      picture: <Icon icon={Trash2} size="large" label="Corbeille" />,
    },
  ],
};
