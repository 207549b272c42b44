import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Clock, MapPin } from 'lucide-react';
import { DescriptionList } from './DescriptionList.tsx';

export const guide: Guide = {
  use: ['Des faits ont un nom : heures d’ouverture, prix et durée d’un cours, détails d’un fichier.'],
  instead: [
    { when: 'Il y a plusieurs choses à comparer', take: 'design-system/components/Table' },
    { when: 'C’est un chiffre qui convainc', take: 'design-system/components/Stat' },
    { when: 'On les change', take: 'design-system/forms/Field' },
  ],
  anatomy: {
    picture: <DescriptionList items={[{ term: 'Durée', value: '2 jours', icon: Clock }]} />,
    parts: [
      { name: 'Le terme, avec une icône (facultative)', at: 'dt' },
      { name: 'La valeur', at: 'dd' },
    ],
  },
  variants: {
    layout: {
      rows: 'Termes et valeurs sur une ligne : un encadré.',
      stack: 'La valeur sous son terme : une colonne étroite, de longues valeurs.',
    },
  },
  heard: '« Durée, 2 jours » : le terme, puis la valeur.',
  texts: [
    'Terme : un ou deux mots, sans deux-points. Valeur : courte, avec son unité (« 2 jours », « 890 $ »).',
  ],
  dos: [
    {
      text: 'Les mêmes termes, dans le même ordre, d’une fiche à l’autre.',
      picture: (
        <DescriptionList
          items={[
            { term: 'Durée', value: '2 jours', icon: Clock },
            { term: 'Lieu', value: 'Québec', icon: MapPin },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Des phrases pour valeurs : c’est un texte.',
      picture: (
        <DescriptionList
          items={[
            {
              term: 'Durée',
              value: 'Cette formation dure deux jours, que vous pouvez suivre à votre rythme.',
            },
          ]}
        />
      ),
    },
  ],
};
