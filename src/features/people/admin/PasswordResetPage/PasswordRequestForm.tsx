import { SessionForm, type SessionRequest, useSecretForm } from '#admin/shell/SessionForm.tsx';
import { type PasswordResetInput, passwordResetSchema } from '#data/session/auth.schema.ts';

/** Asks for the address that the link to a new password goes to. */
export const PasswordRequestForm = (request: SessionRequest<PasswordResetInput>) => (
  <SessionForm
    {...request}
    form={useSecretForm(passwordResetSchema)}
    label="Compte à retrouver"
    fields={[
      {
        name: 'email',
        label: 'Courriel',
        description:
          'L’adresse de votre compte. Nous y envoyons un lien pour choisir un nouveau mot de passe.',
        type: 'email',
        autoComplete: 'username',
        isRequired: true,
      },
    ]}
    mendedAt="email"
    submitLabel="Envoyer le lien"
    pendingLabel="Envoi en cours..."
    isBlock
  />
);
