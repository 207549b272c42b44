import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Nouveau mot de passe · NewPasswordForm',
  tags: ['no-visual'],
  component: NewPasswordForm,
  args: { onSubmit: fn(async () => {}), isPending: false },
  parameters: {
    guide: {
      use: ['Au retour par le lien reçu.'],
      instead: [
        {
          when: 'La personne connaît son mot de passe et en change',
          take: 'features/people/admin/PasswordForm',
        },
        { when: 'Elle n’a pas encore de lien', take: 'features/people/admin/PasswordRequestForm' },
      ],
    },
    layout: 'padded',
    description:
      'Le nouveau mot de passe, deux fois, pour qui revient par le lien reçu ou est déjà connecté : l’ancien n’est pas demandé. Un refus ramène au premier champ.',
  },
});

export const Blank = meta.story();

export const Submitting = meta.story({ args: { isPending: true } });

export const ServerRejected = meta.story({
  args: { serverError: 'Choisissez un mot de passe différent de l’ancien.' },
});
