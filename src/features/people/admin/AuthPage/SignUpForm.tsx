import { zodResolver } from '@hookform/resolvers/zod';
import { type Ref, useEffect, useImperativeHandle } from 'react';
import { useForm } from 'react-hook-form';
import { passwordHint, type SignUpInput, signUpSchema } from '#data/session/auth.schema.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { Fieldset } from '#design-system/forms/Fieldset';
import { PasswordInput } from '#design-system/forms/PasswordInput';
import { TextInput } from '#design-system/forms/TextInput';
import { Names } from './SignUpForm.styles.ts';

export interface SignUpFormProps {
  /** Reçoit ce qui est envoyé, une fois valide. */
  onSubmit: (account: SignUpInput) => Promise<void>;
  /** Ce que les champs contiennent au départ. Sans lui, ils gardent ce qui a été tapé avant l’arrivée des scripts. */
  defaultValues?: Partial<SignUpInput> | undefined;
  /** Donne accès à ce qui est tapé, pour le garder quand le formulaire s’en va, et au focus. */
  ref?:
    | Ref<{ getValues: () => Partial<SignUpInput>; setFocus: (name: 'email' | 'password') => void }>
    | undefined;
  /** Une requête est en cours : champs et bouton attendent. */
  isPending: boolean;
  /** Pourquoi le dernier envoi a été refusé. */
  serverError?: string | null;
  /** Une notification la dit, pour l’instant. */
  isErrorSaid?: boolean;
}

/** First and last name, both optional, e-mail and password. */
export function SignUpForm({
  onSubmit,
  defaultValues,
  ref,
  isPending,
  serverError,
  isErrorSaid = false,
}: SignUpFormProps) {
  const { register, handleSubmit, formState, getValues, setFocus } = useForm<SignUpInput>({
    resolver: zodResolver(signUpSchema),
    defaultValues,
  });
  const { errors } = formState;
  useImperativeHandle(ref, () => ({ getValues, setFocus }), [getValues, setFocus]);

  useEffect(() => {
    if (serverError && !isPending) setFocus('email');
  }, [serverError, isPending, setFocus]);

  return (
    <form method="dialog" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <Fieldset aria-label="Nouveau compte" disabled={isPending}>
        <Names>
          <Field label="Prénom" error={errors.firstName?.message}>
            <TextInput autoComplete="given-name" {...register('firstName')} />
          </Field>
          <Field label="Nom" error={errors.lastName?.message}>
            <TextInput autoComplete="family-name" {...register('lastName')} />
          </Field>
        </Names>
        <Field label="Courriel" error={errors.email?.message} isRequired>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field label="Mot de passe" description={passwordHint} error={errors.password?.message} isRequired>
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Button
          type="submit"
          variant="primary"
          isBlock
          isPending={isPending}
          pendingLabel="Inscription en cours..."
        >
          S’inscrire
        </Button>
        {serverError && !isErrorSaid && <Alert tone="danger">{serverError}</Alert>}
      </Fieldset>
    </form>
  );
}
