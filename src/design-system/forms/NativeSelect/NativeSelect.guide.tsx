import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Field } from '../Field/index.ts';
import { NativeSelect } from './NativeSelect.tsx';

export const guide: Guide = {
  use: [
    'Un choix dans une liste, sur une page publique : elle marche avant les scripts, et le téléphone ouvre la sienne.',
  ],
  instead: [
    { when: 'Dans le back-office', take: 'design-system/forms/Select' },
    {
      when: 'La liste compte plus de quinze choix que l’on cherche',
      take: 'design-system/forms/SearchInput',
    },
  ],
  anatomy: {
    picture: (
      <Field label="Service">
        <NativeSelect placeholder="Choisir un service" items={[{ value: 'a', label: 'Balado' }]} />
      </Field>
    ),
    parts: [
      { name: 'L’étiquette du champ', at: 'label' },
      { name: 'Le choix, ou ce qui se lit sans réponse', at: 'select' },
      { name: 'Le chevron', at: 'svg' },
    ],
  },
  keys: {
    Tab: 'Y met le focus.',
    'Flèches haut et bas': 'Change le choix, ou parcourt la liste ouverte.',
    Espace: 'Ouvre.',
    'Une lettre': 'Va au choix qui commence ainsi.',
  },
  heard: '« Service, liste déroulante, Choisir un service, réduit ».',
  texts: [
    'Le texte sans réponse : un verbe, « Choisir un service ». Les choix : 40 signes, dans un ordre que l’on devine.',
  ],
  dos: [
    {
      text: 'Un texte indicatif quand aucun choix ne va de soi.',
      picture: (
        <Field label="Service">
          <NativeSelect
            placeholder="Choisir un service"
            items={[
              { value: 'a', label: 'Balado' },
              { value: 'b', label: 'Vidéo' },
            ]}
          />
        </Field>
      ),
    },
  ],
  donts: [
    {
      text: 'Deux choix : on les lit mieux étalés.',
      picture: (
        <Field label="Infolettre">
          <NativeSelect
            items={[
              { value: 'a', label: 'Oui' },
              { value: 'b', label: 'Non' },
            ]}
          />
        </Field>
      ),
    },
  ],
};
