import { AccountName, SessionForm, useSecretForm } from '#admin/shell/SessionForm.tsx';
import { useUnsavedChanges } from '#admin/shell/leaving/useUnsavedChanges.ts';
import { notices } from '#admin/shell/notices.ts';
import { useSessionAttempt } from '#admin/shell/useSessionAttempt.ts';
import { type PasswordChangeInput, passwordChangeSchema } from '#data/session/auth.schema.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { useToast } from '#design-system/components/Toast';
import { newPasswordFields } from '../newPasswordFields.ts';

const nothing = { present: '', password: '', confirmation: '' };

/** One's own new password, twice, after the present one. */
export function PasswordForm() {
  const { user, profile, changePassword } = useAuth();
  const showToast = useToast();
  const { attempt, request } = useSessionAttempt();
  const person = { email: user?.email, firstName: profile?.first_name, lastName: profile?.last_name };
  const form = useSecretForm(passwordChangeSchema(person), nothing);
  useUnsavedChanges(form.formState.isDirty);

  const onSubmit = async ({ present, password }: PasswordChangeInput) => {
    if (!(await attempt(() => changePassword({ present, password })))) return;
    form.reset(nothing);
    showToast(notices.ownPasswordChanged);
  };

  return (
    <SessionForm
      form={form}
      name="Sécurité du compte"
      label="Renouvellement"
      fields={[
        {
          name: 'present',
          label: 'Mot de passe actuel',
          autoComplete: 'current-password',
          isRequired: true,
        },
        ...newPasswordFields,
      ]}
      mendedAt="present"
      onSubmit={onSubmit}
      {...request}
      submitLabel="Changer le mot de passe"
      pendingLabel="Enregistrement..."
      variant="outline"
    >
      {user && <AccountName email={user.email} />}
    </SessionForm>
  );
}
