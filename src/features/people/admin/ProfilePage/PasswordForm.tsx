import { zodResolver } from '@hookform/resolvers/zod';
// oxlint-disable-next-line no-restricted-imports -- A password stays on no device.
import { useForm } from 'react-hook-form';
import { AccountName } from '#admin/shell/AccountName.tsx';
import { useFocusOfMistake } from '#admin/shell/forms/useFocusOfMistake.ts';
import { useUnsavedChanges } from '#admin/shell/leaving/useUnsavedChanges.ts';
import { notices } from '#admin/shell/notices.ts';
import { useSessionAttempt } from '#admin/shell/useSessionAttempt.ts';
import { type PasswordChangeInput, passwordChangeSchema, passwordHint } from '#data/session/auth.schema.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { PasswordInput } from '#design-system/forms/PasswordInput';

const nothing = { present: '', password: '', confirmation: '' };

/** One's own new password, twice, after the present one. */
export function PasswordForm() {
  const { user, profile, changePassword } = useAuth();
  const showToast = useToast();
  const { attempt, failure } = useSessionAttempt();
  const form = useForm<PasswordChangeInput>({
    resolver: zodResolver(
      passwordChangeSchema({
        email: user?.email,
        firstName: profile?.first_name,
        lastName: profile?.last_name,
      }),
    ),
    defaultValues: nothing,
  });
  const { register, handleSubmit, reset } = form;
  const { errors, isSubmitting, isDirty } = form.formState;
  useFocusOfMistake(form);
  useUnsavedChanges(isDirty);

  const onSubmit = async ({ present, password }: PasswordChangeInput) => {
    if (!(await attempt(() => changePassword({ present, password })))) return;
    reset(nothing);
    showToast(notices.ownPasswordChanged);
  };

  return (
    <form
      method="dialog"
      noValidate
      aria-label="Sécurité du compte"
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <Fieldset aria-label="Renouvellement" disabled={isSubmitting}>
        {failure && <Alert tone="danger">{failure}</Alert>}
        {user && <AccountName email={user.email} />}
        <Field label="Mot de passe actuel" error={errors.present?.message} isRequired>
          <PasswordInput autoComplete="current-password" {...register('present')} />
        </Field>
        <Field
          label="Nouveau mot de passe"
          description={passwordHint}
          error={errors.password?.message}
          isRequired
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Confirmation" error={errors.confirmation?.message} isRequired>
          <PasswordInput autoComplete="new-password" {...register('confirmation')} />
        </Field>
        <Button type="submit" variant="outline" isPending={isSubmitting} pendingLabel="Enregistrement...">
          Changer le mot de passe
        </Button>
      </Fieldset>
    </form>
  );
}
