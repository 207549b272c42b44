import { AccountName } from '#admin/shell/AccountName.tsx';
import { SessionForm, type SessionRequest, useSecretForm } from '#admin/shell/SessionForm.tsx';
import { type NewPasswordInput, newPasswordSchema } from '#data/session/auth.schema.ts';
import type { Person } from '#data/session/passwordRules.ts';
import { newPasswordFields } from '../newPasswordFields.ts';

export interface NewPasswordFormProps extends SessionRequest<NewPasswordInput> {
  /** Qui le choisit, autant qu’on le sache. */
  person?: Person | undefined;
}

/** The new password, twice. */
export function NewPasswordForm({ person, ...request }: NewPasswordFormProps) {
  return (
    <SessionForm
      {...request}
      form={useSecretForm(newPasswordSchema(person))}
      label="Nouveaux identifiants"
      fields={newPasswordFields}
      mendedAt="password"
      submitLabel="Changer le mot de passe"
      pendingLabel="Enregistrement..."
      isBlock
    >
      {person?.email && <AccountName email={person.email} />}
    </SessionForm>
  );
}
