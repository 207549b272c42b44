import { expect, fn } from 'storybook/test';
import { presentPasswordSchema } from '#data/session/auth.schema.ts';
import preview from '#storybook/preview.tsx';
import { SessionForm, type SessionRequest, useSecretForm } from './SessionForm.tsx';

/** One's own password, once more. */
const Password = (request: SessionRequest<{ password: string }>) => (
  <SessionForm
    {...request}
    form={useSecretForm(presentPasswordSchema)}
    fields={[{ name: 'password', label: 'Mot de passe', autoComplete: 'current-password', isRequired: true }]}
    mendedAt="password"
    submitLabel="Confirmer"
  />
);

const meta = preview.meta({
  title: 'Administration/Connexion/Formulaire de session · SessionForm',
  component: Password,
  args: { onSubmit: fn(async () => {}), isPending: false },
  parameters: {
    layout: 'padded',
    description:
      'Ce qu’une session demande (un mot de passe, un code, le nom d’un appareil) : des champs décrits par des données, un bouton, et pourquoi c’est refusé. L’appareil n’en garde rien. Après un refus, le focus revient là où on le répare.',
  },
});

/** Refusé : la raison au-dessus, le focus là où on la répare. */
export const Refused = meta.story({
  args: { serverError: 'Le mot de passe est incorrect.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Le mot de passe est incorrect.')).toBeVisible();
    await expect(canvas.getByLabelText('Mot de passe')).toHaveFocus();
  },
});
