import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SignInForm } from '#admin/shell/SignInForm/SignInForm.tsx';
import { signUpClosed } from '#data/errorSentences.ts';
import type { SignUpInput } from '#data/session/auth.schema.ts';
import { signUpStateQuery } from '#data/session/profile.queries.ts';
import { Alert } from '#design-system/components/Alert';
import { Tabs } from '#design-system/components/Tabs';
import { TextLink } from '#design-system/components/TextLink';
import { paths } from '#paths.ts';
import { SignUpForm } from './SignUpForm.tsx';
import type { useSigningIn } from './useSigningIn.ts';

const sharedFields = ['email', 'password'] as const;
type SharedField = (typeof sharedFields)[number];

export type Access = 'connexion' | 'inscription';

export interface AccessTabsProps {
  access: ReturnType<typeof useSigningIn>;
  tab: Access;
  onTabChange: (tab: Access) => void;
  /** Why the link that somebody came by leads nowhere. */
  brokenLink: string | null;
}

/** The forms to sign in and to sign up: what is typed in one stands in the other. */
export function AccessTabs({ access, tab, onTabChange, brokenLink }: AccessTabsProps) {
  const { signingIn, signingUp, typed, keepTyped, newcomer, onSignIn, onSignUp } = access;
  const form = useRef<{ getValues: () => Partial<SignUpInput>; setFocus: (name: SharedField) => void }>(null);
  const typedIn = useRef<SharedField>(undefined);
  const { data: isSignUpOpen } = useQuery(signUpStateQuery);

  // A tab that was pressed before hydration opens when somebody may be typing in the other form already.
  useLayoutEffect(() => {
    if (typedIn.current) form.current?.setFocus(typedIn.current);
  }, [tab]);

  return (
    <Tabs
      label="Accès à l’espace de gestion"
      isFitted
      value={tab}
      onValueChange={(next) => {
        keepTyped(form.current?.getValues());
        typedIn.current = sharedFields.find((name) => name === document.activeElement?.getAttribute('name'));
        onTabChange(next);
      }}
      tabs={[
        {
          value: 'connexion',
          label: 'Connexion',
          content: tab === 'connexion' && (
            <SignInForm
              onSubmit={onSignIn}
              defaultValues={typed}
              ref={form}
              isPending={signingIn.isPending}
              serverError={signingIn.failure === undefined ? brokenLink : signingIn.failure}
              isErrorSaid={signingIn.isFailureSaid}
              aside={<TextLink render={<Link to={paths.passwordReset} />}>Mot de passe oublié?</TextLink>}
            />
          ),
        },
        {
          value: 'inscription',
          label: 'Inscription',
          content:
            tab === 'inscription' &&
            (newcomer ? (
              <Alert tone="success" title="Votre compte est créé.">
                Ouvrez le message envoyé à {newcomer} et suivez son lien pour confirmer votre adresse. Rien
                reçu après quelques minutes? Regardez dans les indésirables.
              </Alert>
            ) : isSignUpOpen === false ? (
              <Alert isAnnounced>{signUpClosed}</Alert>
            ) : (
              <SignUpForm
                onSubmit={onSignUp}
                defaultValues={typed}
                ref={form}
                isPending={signingUp.isPending}
                serverError={signingUp.failure}
                isErrorSaid={signingUp.isFailureSaid}
              />
            )),
        },
      ]}
    />
  );
}
