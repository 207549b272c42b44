import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { Button } from '../Button/index.ts';
import { Badge } from './Badge.tsx';

export const guide: Guide = {
  use: ['Un état (« Brouillon », « Complet ») ou un genre (« Balado ») accompagne une chose.'],
  instead: [
    { when: 'Cela se presse', take: 'design-system/components/Button' },
    { when: 'Cela choisit une vue', take: 'design-system/components/SegmentedControl' },
    { when: 'L’état d’un article', take: 'features/articles/admin/StatusBadge' },
    { when: 'Il faut une phrase', take: 'design-system/components/Alert' },
  ],
  anatomy: {
    picture: <Badge outlineColor="#1F6FB8">Stratégie</Badge>,
    parts: [
      { name: 'La pastille d’une couleur venue des données', at: '[aria-hidden]' },
      { name: 'Les mots : ils disent tout', at: 'span > span:last-child' },
    ],
  },
  variants: {
    variant: {
      default: 'Ce qui est en ligne, ce qui compte.',
      secondary: 'Un genre, sans insister.',
      outline: 'Un brouillon, ce qui attend.',
      success: 'Ce qui est fait.',
      destructive: 'Ce qui manque bientôt ou a échoué.',
      accent: 'Une nouveauté, rare.',
    },
  },
  heard: 'Ses mots, à la suite de ce qu’il accompagne : « Le son des fêtes, Brouillon ».',
  texts: [
    'Un ou deux mots, 20 signes au plus, une majuscule : « Bientôt complet ».',
    'Un état, jamais une action : « Archivé », pas « Archiver ».',
  ],
  dos: [
    {
      text: 'Dire l’état en mots; la couleur ne fait que l’appuyer.',
      picture: (
        <Cluster>
          <Badge variant="default">Publié</Badge>
          <Badge variant="outline">Brouillon</Badge>
          <Badge variant="destructive">Bientôt complet</Badge>
        </Cluster>
      ),
    },
  ],
  donts: [
    {
      text: 'Un badge qui agit : on ne devine pas qu’il se presse.',
      picture: (
        <Cluster>
          <Badge variant="accent">Publier</Badge>
          <Button size="small">Publier</Button>
        </Cluster>
      ),
    },
  ],
};
