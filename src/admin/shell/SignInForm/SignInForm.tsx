import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { type SignInInput, signInSchema } from '#data/session/auth.schema.ts';
import { SessionForm, type SessionRequest, useSecretForm } from '../SessionForm.tsx';

export interface SignInFormProps extends SessionRequest<SignInInput> {
  /** Ce que les champs contiennent au départ. Sans lui, ils gardent ce qui a été tapé avant l’arrivée des scripts. */
  defaultValues?: Partial<SignInInput> | undefined;
  /** Donne accès à ce qui est tapé, pour le garder quand le formulaire s’en va, et au focus. */
  ref?:
    | Ref<{ getValues: () => Partial<SignInInput>; setFocus: (name: 'email' | 'password') => void }>
    | undefined;
  /** Sous le mot de passe : le chemin pour qui l’a oublié. */
  aside?: ReactNode;
}

/** E-mail and password. */
export function SignInForm({ defaultValues, ref, ...request }: SignInFormProps) {
  const form = useSecretForm<SignInInput>(signInSchema, defaultValues);
  const { getValues, setFocus } = form;
  useImperativeHandle(ref, () => ({ getValues, setFocus }), [getValues, setFocus]);
  return (
    <SessionForm
      {...request}
      form={form}
      label="Identifiants"
      fields={[
        { name: 'email', label: 'Courriel', type: 'email', autoComplete: 'username', isRequired: true },
        { name: 'password', label: 'Mot de passe', autoComplete: 'current-password', isRequired: true },
      ]}
      mendedAt={getValues('email') ? 'password' : 'email'}
      isErrorBelow
      submitLabel="Se connecter"
      pendingLabel="Connexion en cours..."
      isBlock
    />
  );
}
