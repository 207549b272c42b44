import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react';
// oxlint-disable-next-line no-restricted-imports -- A password stays on no device.
import { useForm } from 'react-hook-form';
import { type SignInInput, signInSchema } from '#data/session/auth.schema.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { PasswordInput } from '#design-system/forms/PasswordInput';
import { TextInput } from '#design-system/forms/TextInput';

export interface SignInFormProps {
  onSubmit: (credentials: SignInInput) => Promise<void>;
  /** What the fields hold at first. Left out, they keep what was typed before React took the page over. */
  defaultValues?: Partial<SignInInput> | undefined;
  /** Gives access to what is typed, to keep it when the form goes, and to the focus. */
  ref?:
    | Ref<{ getValues: () => Partial<SignInInput>; setFocus: (name: 'email' | 'password') => void }>
    | undefined;
  /** A request is running: fields and button wait. */
  isPending: boolean;
  /** Why the last attempt was refused, in the order of a sentence for people. */
  serverError?: string | null;
  /** Below the password: the way to a forgotten one. */
  aside?: ReactNode;
}

/** E-mail and password. What was typed before the scripts arrived is kept. */
export function SignInForm({ onSubmit, defaultValues, ref, isPending, serverError, aside }: SignInFormProps) {
  const { register, handleSubmit, formState, getValues, setFocus } = useForm<SignInInput>({
    resolver: zodResolver(signInSchema),
    defaultValues,
  });
  const { errors } = formState;
  useImperativeHandle(ref, () => ({ getValues, setFocus }), [getValues, setFocus]);

  // Disabled fields have lost the focus: it comes back where the person mends what was refused, or begins.
  useEffect(() => {
    if (serverError && !isPending)
      setFocus(getValues('email') ? 'password' : 'email', { shouldSelect: true });
  }, [serverError, isPending, getValues, setFocus]);

  return (
    <form method="dialog" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <Fieldset aria-label="Identifiants" disabled={isPending}>
        {serverError && <Alert tone="danger">{serverError}</Alert>}
        <Field label="Courriel" error={errors.email?.message} isRequired>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field label="Mot de passe" error={errors.password?.message} isRequired>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        {aside}
        <Button
          type="submit"
          variant="primary"
          isBlock
          isPending={isPending}
          pendingLabel="Connexion en cours..."
        >
          Se connecter
        </Button>
      </Fieldset>
    </form>
  );
}
