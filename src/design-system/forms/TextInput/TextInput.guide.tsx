import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Field } from '../Field/index.ts';
import { TextInput } from './TextInput.tsx';

export const guide: Guide = {
  use: ['Une ligne de texte : un nom, un courriel, un téléphone, une adresse.'],
  instead: [
    { when: 'Plusieurs lignes', take: 'design-system/forms/TextArea' },
    { when: 'Un jour ou une heure', take: 'design-system/forms/DateInput' },
    { when: 'Un mot de passe', take: 'design-system/forms/PasswordInput' },
    { when: 'Une recherche', take: 'design-system/forms/SearchInput' },
  ],
  anatomy: {
    picture: (
      <Field label="Téléphone" description="Au Canada, 10 chiffres." error="Écrivez 10 chiffres.">
        <TextInput type="tel" defaultValue="418 555" />
      </Field>
    ),
    parts: [
      { name: 'L’étiquette, de `Field`', at: 'label' },
      { name: 'L’aide, de `Field` (facultative)', at: '[id$="description"]' },
      { name: 'Le champ : 44 px de haut; rouge quand sa valeur ne va pas', at: 'input' },
      { name: 'L’erreur, de `Field`', at: '[id$="error"]' },
    ],
  },
  variants: {
    type: {
      text: 'Un nom, un titre.',
      email: 'Un courriel : le clavier a l’arobase.',
      tel: 'Un téléphone : des chiffres.',
      url: 'Une adresse du web.',
      password: 'Voir `PasswordInput`.',
      search: 'Voir `SearchInput`.',
    },
  },
  draw: ({ type }) => (
    <Field label="Champ">
      <TextInput type={type as 'text'} />
    </Field>
  ),
  keys: { Tab: 'Y met le focus.', Entrée: 'Envoie le formulaire.' },
  heard: '« Téléphone, zone d’édition, obligatoire ».',
  texts: [
    'Titre d’un article : 300 signes au plus; 60 se lisent en entier dans les résultats de recherche.',
    'Un exemple va dans l’aide du champ, pas dans le texte indicatif.',
  ],
  dos: [
    {
      text: '`type` et `autoComplete` justes : le téléphone montre le bon clavier, le navigateur remplit.',
      picture: (
        <Field label="Téléphone">
          <TextInput type="tel" autoComplete="tel" />
        </Field>
      ),
    },
  ],
  donts: [
    {
      text: 'Un texte indicatif à la place de l’étiquette.',
      picture: (
        <Field label="Téléphone" isLabelHidden>
          <TextInput placeholder="Téléphone" />
        </Field>
      ),
    },
  ],
};
