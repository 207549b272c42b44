import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PasswordRequestForm } from './PasswordRequestForm.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Demande de mot de passe · PasswordRequestForm',
  tags: ['no-visual'],
  component: PasswordRequestForm,
  args: { onSubmit: fn(async () => {}), isPending: false },
  parameters: {
    guide: {
      use: ['Quand le mot de passe est oublié.'],
      instead: [{ when: 'Le lien est déjà reçu', take: 'features/people/admin/NewPasswordForm' }],
    },
    layout: 'padded',
    description:
      'Un seul champ : le courriel auquel envoyer le lien d’un nouveau mot de passe. Après un refus, le focus revient au champ.',
  },
});

export const Blank = meta.story();

export const Submitting = meta.story({ args: { isPending: true } });

export const ServerRejected = meta.story({
  args: { serverError: 'Trop de demandes. Réessayez dans une minute.' },
});
