import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { CheckboxList } from './CheckboxList.tsx';

export const guide: Guide = {
  use: ['Plusieurs choix dans une liste connue : les tags d’un article, les documents d’une mise en ligne.'],
  instead: [
    { when: 'Un seul choix', take: 'design-system/forms/Select' },
    { when: 'Un seul, dans une longue liste', take: 'design-system/forms/Select' },
    { when: 'Une chose à accepter', take: 'design-system/forms/Checkbox' },
  ],
  anatomy: {
    picture: (
      <CheckboxList
        legend="Tags"
        description="Trois au plus."
        items={[
          { value: 'a', label: 'Balado' },
          { value: 'b', label: 'Vidéo' },
        ]}
        value={['a']}
        onValueChange={() => {}}
      />
    ),
    parts: [
      { name: 'La légende', at: 'legend' },
      { name: 'L’aide (facultative)', at: '[id$="aide"]' },
      { name: 'Les choix; au-delà de huit, la liste défile', at: 'label' },
      { name: 'L’erreur, sous la liste' },
    ],
  },
  keys: { Tab: 'D’une case à l’autre.', Espace: 'Coche ou décoche.' },
  heard: '« Tags, groupe, trois au plus », puis « Balado, case à cocher, cochée ».',
  texts: [
    'Légende : ce que l’on choisit. Libellés : un à trois mots. Liste vide : une phrase et la suite (`emptyText`).',
  ],
  dos: [
    {
      text: 'Une légende qui nomme les choix, et une aide qui dit combien.',
      picture: (
        <CheckboxList
          legend="Services"
          description="Autant que vous voulez."
          items={[
            { value: 'a', label: 'Balado' },
            { value: 'b', label: 'Vidéo' },
          ]}
          value={['b']}
          onValueChange={() => {}}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Deux choix qui s’excluent.',
      picture: (
        <CheckboxList
          legend="Langue"
          items={[
            { value: 'a', label: 'Français' },
            { value: 'b', label: 'Anglais seulement' },
          ]}
          value={['a', 'b']}
          onValueChange={() => {}}
        />
      ),
    },
  ],
};
