import { type Ref, useImperativeHandle } from 'react';
import { TextFields } from '#admin/shell/forms/TextFields.tsx';
import { SessionForm, type SessionRequest, useSecretForm } from '#admin/shell/SessionForm.tsx';
import { passwordHint, type SignUpInput, signUpSchema } from '#data/session/auth.schema.ts';
import { Names } from './SignUpForm.styles.ts';

export interface SignUpFormProps extends SessionRequest<SignUpInput> {
  /** Ce que les champs contiennent au départ. Sans lui, ils gardent ce qui a été tapé avant l’arrivée des scripts. */
  defaultValues?: Partial<SignUpInput> | undefined;
  /** Donne accès à ce qui est tapé, pour le garder quand le formulaire s’en va, et au focus. */
  ref?:
    | Ref<{ getValues: () => Partial<SignUpInput>; setFocus: (name: 'email' | 'password') => void }>
    | undefined;
}

/** First and last name, both optional, e-mail and password. */
export function SignUpForm({ defaultValues, ref, ...request }: SignUpFormProps) {
  const form = useSecretForm<SignUpInput>(signUpSchema, defaultValues);
  const { getValues, setFocus } = form;
  useImperativeHandle(ref, () => ({ getValues, setFocus }), [getValues, setFocus]);
  return (
    <SessionForm
      {...request}
      form={form}
      label="Nouveau compte"
      fields={[
        { name: 'email', label: 'Courriel', type: 'email', autoComplete: 'username', isRequired: true },
        {
          name: 'password',
          label: 'Mot de passe',
          description: passwordHint,
          autoComplete: 'new-password',
          isRequired: true,
        },
      ]}
      mendedAt="email"
      isErrorBelow
      submitLabel="S’inscrire"
      pendingLabel="Inscription en cours..."
      isBlock
    >
      <Names>
        <TextFields
          form={form}
          fields={[
            { name: 'firstName', label: 'Prénom', autoComplete: 'given-name' },
            { name: 'lastName', label: 'Nom', autoComplete: 'family-name' },
          ]}
        />
      </Names>
    </SessionForm>
  );
}
