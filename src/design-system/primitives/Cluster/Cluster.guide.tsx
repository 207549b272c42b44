import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Cluster } from './Cluster.tsx';

export const guide: Guide = {
  use: [
    'Des boutons, des badges ou des faits se suivent sur une rangée, qui passe à la ligne quand la place manque.',
    'Un titre et son action se tiennent aux deux bouts d’une rangée (`$justify="space-between"`).',
  ],
  instead: [
    { when: 'Les éléments s’empilent', take: 'design-system/primitives/Stack' },
    { when: 'Les colonnes s’alignent d’une rangée à l’autre', take: 'design-system/components/Table' },
  ],
  variants: {
    $justify: {
      start: 'L’ordre de lecture : le cas ordinaire.',
      center: 'Sous un titre centré.',
      end: 'Les boutons au bas d’une fenêtre.',
      'space-between': 'Un titre à gauche, son action à droite.',
    },
  },
  draw: (props) => (
    <Cluster {...props}>
      <Badge>Balado</Badge>
      <Badge>Vidéo</Badge>
      <Badge>Formation</Badge>
    </Cluster>
  ),
  heard: 'Rien : la rangée ne dit pas son nom. Avec `as="ul"`, « liste, 3 éléments ».',
  dos: [
    {
      text: 'L’action principale d’abord, ce qui renonce ensuite; la rangée se lit de gauche à droite.',
      picture: (
        <Cluster>
          <Button>Enregistrer</Button>
          <Button variant="outline">Annuler</Button>
        </Cluster>
      ),
    },
  ],
  donts: [
    {
      text: 'Une marge sur un enfant : l’espace vient de `$gap`, pour qu’il reste le même quand la rangée passe à la ligne.',
      picture: (
        <Cluster $gap={1}>
          <Badge>Balado</Badge>
          <Badge style={{ marginInlineStart: '2.5rem' }}>Vidéo</Badge>
          <Badge>Formation</Badge>
        </Cluster>
      ),
    },
  ],
};
