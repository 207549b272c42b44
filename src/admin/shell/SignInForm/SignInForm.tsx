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
  /** Reçoit ce qui est envoyé, une fois valide. */
  onSubmit: (credentials: SignInInput) => Promise<void>;
  /** Ce que les champs contiennent au départ. Sans lui, ils gardent ce qui a été tapé avant l’arrivée des scripts. */
  defaultValues?: Partial<SignInInput> | undefined;
  /** Donne accès à ce qui est tapé, pour le garder quand le formulaire s’en va, et au focus. */
  ref?:
    | Ref<{ getValues: () => Partial<SignInInput>; setFocus: (name: 'email' | 'password') => void }>
    | undefined;
  /** Une requête est en cours : champs et bouton attendent. */
  isPending: boolean;
  /** Pourquoi le dernier essai a été refusé, en une phrase. */
  serverError?: string | null;
  /** Une notification la dit, pour l’instant. */
  isErrorSaid?: boolean;
  /** Sous le mot de passe : le chemin pour qui l’a oublié. */
  aside?: ReactNode;
}

/** E-mail and password. What was typed before the scripts arrived is kept. */
export function SignInForm({
  onSubmit,
  defaultValues,
  ref,
  isPending,
  serverError,
  isErrorSaid = false,
  aside,
}: SignInFormProps) {
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
        {serverError && !isErrorSaid && <Alert tone="danger">{serverError}</Alert>}
      </Fieldset>
    </form>
  );
}
