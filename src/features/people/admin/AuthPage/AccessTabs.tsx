import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { SignInForm } from '#admin/shell/SignInForm/SignInForm.tsx';
import { signUpClosed } from '#data/errorSentences.ts';
import type { SignUpInput, CodeInput, SignInInput } from '#data/session/auth.schema.ts';
import { signUpStateQuery } from '#data/session/profile.queries.ts';
import { Alert } from '#design-system/components/Alert';
import { Tabs } from '#design-system/components/Tabs';
import { TextLink } from '#design-system/components/TextLink';
import { paths } from '#paths.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { notices } from '#admin/shell/notices.ts';
import { useSessionAttempt } from '#admin/shell/useSessionAttempt.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { useToast } from '#design-system/components/Toast';

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
                {...signingUp.request}
                isErrorSaid={signingUp.isFailureSaid}
              />
            )),
        },
      ]}
    />
  );
}

/** Signing in, by a code too where there is a device, and signing up: what was tried, and what became of it. */
export function useSigningIn() {
  const { signIn, signUp, giveCode, giveUpCode } = useAuth();
  const showToast = useToast();
  // Shared by both forms: whoever goes from one to the other has nothing to type again.
  const [typed, setTyped] = useState<Partial<SignUpInput>>();
  const signingIn = useSessionAttempt(notices.signInFailed);
  const signingUp = useSessionAttempt(notices.signUpFailed);
  const [hasSignedIn, setHasSignedIn] = useState(false);
  const [newcomer, setNewcomer] = useState<string | null>(null);

  const signedIn = () => {
    setHasSignedIn(true);
    showToast(notices.signedIn);
  };

  return {
    signingIn,
    signingUp,
    typed,
    keepTyped: (input: Partial<SignUpInput> | undefined) => setTyped({ ...typed, ...input }),
    hasSignedIn,
    /** The address of whoever has just signed up. */
    newcomer,
    onSignIn: async (credentials: SignInInput) => {
      const result = await signingIn.attempt(() => signIn(credentials));
      if (result?.isCodeRequired) setTyped({ ...typed, email: credentials.email });
      else if (result) signedIn();
    },
    onCode: async (proof: CodeInput) => {
      if (await signingIn.attempt(() => giveCode(proof))) signedIn();
    },
    onSignUp: async (account: SignUpInput) => {
      if (!(await signingUp.attempt(() => signUp(account)))) return;
      setNewcomer(account.email);
      showToast(notices.signedUp);
    },
    onGiveUpCode: () => {
      signingIn.setFailure(null);
      void giveUpCode();
    },
  };
}
