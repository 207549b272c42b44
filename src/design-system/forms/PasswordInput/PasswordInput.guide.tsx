import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Field } from '../Field/index.ts';
import { PasswordInput } from './PasswordInput.tsx';

export const guide: Guide = {
  use: ['Se connecter, s’inscrire, changer son mot de passe.'],
  instead: [
    { when: 'Un code à six chiffres', take: 'admin/shell/ProofDialog' },
    { when: 'Autre chose de secret', take: 'design-system/forms/TextInput' },
  ],
  anatomy: {
    picture: (
      <Field label="Mot de passe" description="12 signes au moins.">
        <PasswordInput autoComplete="new-password" />
      </Field>
    ),
    parts: [
      { name: 'L’étiquette du champ', at: 'label' },
      { name: 'L’aide : la règle, avant de taper', at: '[id$="description"]' },
      { name: 'Le mot de passe', at: 'input' },
      { name: 'Ce qui le montre', at: 'button' },
    ],
  },
  keys: { Tab: 'Du champ au bouton qui le montre.', 'Entrée, Espace': 'Sur ce bouton, montre ou masque.' },
  heard: '« Mot de passe, zone d’édition protégée », puis « Afficher le mot de passe, bouton ».',
  texts: ['L’aide dit la règle avant : « 12 signes au moins ». Jamais « mot de passe faible ».'],
  dos: [
    {
      text: '`new-password` à l’inscription, `current-password` à la connexion : les gestionnaires s’y fient.',
      picture: (
        <Field label="Choisissez un mot de passe" description="12 signes au moins.">
          <PasswordInput autoComplete="new-password" />
        </Field>
      ),
    },
  ],
  donts: [
    {
      text: 'Empêcher de coller, ou demander de le taper deux fois : il se montre.',
      picture: (
        <>
          <Field label="Mot de passe">
            <PasswordInput autoComplete="new-password" />
          </Field>
          <Field label="Confirmez le mot de passe">
            <PasswordInput autoComplete="new-password" />
          </Field>
        </>
      ),
    },
  ],
};
