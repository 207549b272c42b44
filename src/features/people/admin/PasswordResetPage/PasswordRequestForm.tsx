import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type PasswordResetInput, passwordResetSchema } from '#data/session/auth.schema.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { TextInput } from '#design-system/forms/TextInput';

export interface PasswordRequestFormProps {
  /** Reçoit ce qui est envoyé, une fois valide. */
  onSubmit: (request: PasswordResetInput) => Promise<void>;
  /** Une requête est en cours. */
  isPending: boolean;
  /** Pourquoi le dernier envoi a été refusé. */
  serverError?: string | null;
}

/** Asks for the address that the link to a new password goes to. */
export function PasswordRequestForm({ onSubmit, isPending, serverError }: PasswordRequestFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm<PasswordResetInput>({
    resolver: zodResolver(passwordResetSchema),
  });

  useEffect(() => {
    if (serverError && !isPending) setFocus('email');
  }, [serverError, isPending, setFocus]);

  return (
    <form method="dialog" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <Fieldset aria-label="Compte à retrouver" disabled={isPending}>
        {serverError && <Alert tone="danger">{serverError}</Alert>}
        <Field
          label="Courriel"
          description="L’adresse de votre compte. Nous y envoyons un lien pour choisir un nouveau mot de passe."
          error={formState.errors.email?.message}
          isRequired
        >
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Button
          type="submit"
          variant="primary"
          isBlock
          isPending={isPending}
          pendingLabel="Envoi en cours..."
        >
          Envoyer le lien
        </Button>
      </Fieldset>
    </form>
  );
}
