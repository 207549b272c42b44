import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { AccountName } from '#admin/shell/AccountName.tsx';
import { type NewPasswordInput, newPasswordSchema, passwordHint } from '#data/session/auth.schema.ts';
import type { Person } from '#data/session/passwordRules.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { PasswordInput } from '#design-system/forms/PasswordInput';

export interface NewPasswordFormProps {
  /** Reçoit ce qui est envoyé, une fois valide. */
  onSubmit: (input: NewPasswordInput) => Promise<void>;
  /** Une requête est en cours. */
  isPending: boolean;
  /** Qui le choisit, autant qu’on le sache. */
  person?: Person | undefined;
  /** Pourquoi le dernier envoi a été refusé. */
  serverError?: string | null;
}

/** The new password, twice. */
export function NewPasswordForm({ onSubmit, isPending, person, serverError }: NewPasswordFormProps) {
  const {
    register,
    handleSubmit,
    formState: { errors },
    setFocus,
  } = useForm<NewPasswordInput>({
    resolver: zodResolver(newPasswordSchema(person)),
  });

  useEffect(() => {
    if (serverError && !isPending) setFocus('password', { shouldSelect: true });
  }, [serverError, isPending, setFocus]);

  return (
    <form method="dialog" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <Fieldset aria-label="Nouveaux identifiants" disabled={isPending}>
        {serverError && <Alert tone="danger">{serverError}</Alert>}
        {person?.email && <AccountName email={person.email} />}
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
        <Button
          type="submit"
          variant="primary"
          isBlock
          isPending={isPending}
          pendingLabel="Enregistrement..."
        >
          Changer le mot de passe
        </Button>
      </Fieldset>
    </form>
  );
}
