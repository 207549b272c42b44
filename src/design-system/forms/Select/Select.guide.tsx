import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Field } from '../Field/index.ts';
import { Select } from './Select.tsx';

export const guide: Guide = {
  use: ['Un choix dans une liste connue, dans le back-office : un statut, une catégorie, un rôle.'],
  instead: [
    { when: 'Sur une page publique', take: 'design-system/forms/NativeSelect' },
    { when: 'Ce sont des actions', take: 'design-system/components/Menu' },
  ],
  anatomy: {
    picture: (
      <Field label="Statut">
        <Select defaultValue="a" items={[{ value: 'a', label: 'Brouillon' }]} />
      </Field>
    ),
    parts: [
      { name: 'L’étiquette du champ', at: 'label' },
      { name: 'Le choix en cours', at: 'button' },
      { name: 'Le chevron', at: 'svg' },
      { name: 'La liste, avec un crochet au choix en cours' },
    ],
  },
  keys: {
    'Entrée, Espace, flèche bas': 'Ouvre.',
    'Flèches haut et bas': 'D’un choix à l’autre.',
    'Une lettre': 'Va au choix qui commence ainsi.',
    Échap: 'Ferme sans changer.',
  },
  heard: '« Statut, zone de liste déroulante, Brouillon, réduit ».',
  texts: ['Choix : 1 à 3 mots. « Choisir… » tant que rien n’est choisi.'],
  dos: [
    {
      text: 'Des choix courts, connus d’avance, dans un ordre que l’on devine.',
      picture: (
        <Field label="Statut">
          <Select
            defaultValue="a"
            items={[
              { value: 'a', label: 'Brouillon' },
              { value: 'b', label: 'Publié' },
              { value: 'c', label: 'Archivé' },
            ]}
          />
        </Field>
      ),
    },
  ],
  donts: [
    {
      text: 'Une valeur vide dans la liste (« Aucun ») : « pas de réponse » est `null`.',
      picture: (
        <Field label="Catégorie">
          <Select items={[{ value: 'aucune', label: '— Aucune —' }]} defaultValue="aucune" />
        </Field>
      ),
    },
  ],
};
