import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { LayoutGrid, List } from 'lucide-react';
import { SegmentedControl } from './SegmentedControl.tsx';

export const guide: Guide = {
  use: ['Une vue ou un filtre parmi deux à cinq, tous visibles; le choix agit tout de suite.'],
  instead: [
    { when: 'Plus de cinq choix', take: 'design-system/forms/Select' },
    { when: 'C’est une réponse que l’on envoie', take: 'design-system/forms/Select' },
    { when: 'Chaque choix a son contenu', take: 'design-system/components/Tabs' },
  ],
  anatomy: {
    picture: (
      <SegmentedControl
        label="Affichage"
        value="grid"
        onValueChange={() => {}}
        items={[
          { value: 'grid', label: 'Grille', icon: LayoutGrid },
          { value: 'list', label: 'Liste', icon: List },
        ]}
      />
    ),
    parts: [
      { name: 'Le choix en cours', at: '[aria-pressed="true"]' },
      { name: 'Les autres', at: '[aria-pressed="false"]' },
    ],
  },
  variants: { size: { medium: 'Au-dessus d’une liste.', small: 'Dans une carte, une barre.' } },
  keys: {
    Tab: 'Va au groupe.',
    'Flèches gauche et droite': 'D’un choix à l’autre.',
    'Entrée, Espace': 'Choisit.',
  },
  heard: '« Affichage, groupe », puis « Grille, bouton bascule, activé ».',
  texts: ['Un mot par choix, de longueurs voisines : « Grille », « Liste ».'],
  dos: [
    {
      text: 'Deux à cinq choix de même longueur.',
      picture: (
        <SegmentedControl
          label="Affichage"
          value="list"
          onValueChange={() => {}}
          items={[
            { value: 'grid', label: 'Grille' },
            { value: 'list', label: 'Liste' },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Des phrases : au téléphone, elles ne tiennent pas.',
      picture: (
        <SegmentedControl
          label="Affichage"
          value="list"
          onValueChange={() => {}}
          items={[
            { value: 'grid', label: 'Voir sous forme de grille' },
            { value: 'list', label: 'Voir sous forme de liste détaillée' },
          ]}
        />
      ),
    },
  ],
};
