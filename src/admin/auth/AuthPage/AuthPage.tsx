import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { CodeForm } from '#admin/shell/CodeForm/CodeForm.tsx';
import { notices } from '#admin/shell/notices.ts';
import { parseRefusedRole, rememberRefusedRole } from '#admin/shell/refusedAccess.ts';
import { SignInForm } from '#admin/shell/SignInForm/SignInForm.tsx';
import { paths } from '#paths.ts';
import type { CodeInput, SignInInput, SignUpInput } from '#data/session/auth.schema.ts';
import { signUpClosed } from '#data/errors.ts';
import { signUpStateQuery } from '#data/session/profile.queries.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Tabs } from '#design-system/components/Tabs';
import { TextLink } from '#design-system/components/TextLink';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import { AuthFrame } from '../AuthFrame/index.ts';
import { replacePage } from '../replacePage.ts';
import { SignUpForm } from '../SignUpForm/index.ts';
import { useBrokenLink } from '../useBrokenLink.ts';
import { useEmailLink } from '../useEmailLink.ts';
import { Confirmed } from './AuthPage.styles.ts';
import { ConfirmEmail } from './ConfirmEmail.tsx';

export const head = {
  title: 'Connexion et inscription',
  description:
    'Connectez-vous à l’espace de gestion de Porte-Voix, ou créez votre compte, pour rédiger et publier les contenus de l’agence.',
  keywords: ['connexion', 'inscription', 'espace de gestion', 'Porte-Voix'],
  isIndexed: false,
  isShared: true,
};

/** Milliseconds between a successful sign-in and the change of page (product 5.3). */
const REDIRECT_DELAY = 500;

const subtitle = 'Connectez-vous ou créez votre compte';

const sharedFields = ['email', 'password'] as const;
type SharedField = (typeof sharedFields)[number];

type Failure = { of: 'signIn' | 'signUp'; text: string };

const getText = (failure: Failure | null | undefined, of: Failure['of']) =>
  failure?.of === of ? failure.text : null;

export interface AuthPageProps {
  /** Leaves for another page of the site, as a whole: a story can watch it instead. */
  leaveFor?: (path: string) => void;
}

/**
 * Sign-in, by a code too where there is a device, and sign-up. Whoever is signed in already is led to the back-office, once.
 */
export function AuthPage({ leaveFor = replacePage }: AuthPageProps) {
  const { user, isLoading, isCodeRequired, devices, signIn, signUp, giveCode, giveUpCode } = useAuth();
  const refusedRole = parseRefusedRole(useLocation().state);
  const brokenLink = useBrokenLink();
  const link = useEmailLink();
  const navigate = useNavigate();
  const showToast = useToast();
  const [tab, setTab] = useState<'connexion' | 'inscription'>('connexion');
  // Shared by both forms: whoever goes from one to the other has nothing to type again.
  const [typed, setTyped] = useState<Partial<SignUpInput>>();
  const form = useRef<{ getValues: () => Partial<SignUpInput>; setFocus: (name: SharedField) => void }>(null);
  const typedIn = useRef<SharedField>(undefined);
  const [pending, setPending] = useState<Failure['of'] | null>(null);
  // Undefined as long as nothing was tried.
  const [failure, setFailure] = useState<Failure | null>();
  const [hasSignedIn, setHasSignedIn] = useState(false);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [newcomer, setNewcomer] = useState<string | null>(null);
  const { data: isSignUpOpen } = useQuery(signUpStateQuery);

  const isConfirming = link?.type === 'signup';
  const isIn = user !== null && !isLoading && !pending && !isCodeRequired;
  const isRedirecting = !isConfirming && (hasSignedIn || isIn);
  useEffect(() => {
    if (!isRedirecting) return;
    if (refusedRole) rememberRefusedRole(refusedRole);
    const timer = setTimeout(() => leaveFor(paths.admin.dashboard), hasSignedIn ? REDIRECT_DELAY : 0);
    return () => {
      clearTimeout(timer);
    };
  }, [isRedirecting, hasSignedIn, refusedRole, leaveFor]);

  // A tab that was pressed before hydration opens when somebody may be typing in the other form already.
  useLayoutEffect(() => {
    if (typedIn.current) form.current?.setFocus(typedIn.current);
  }, [tab]);

  const attempt = async (
    of: Failure['of'],
    request: () => ReturnType<typeof signIn>,
    getNotice: (error: unknown) => ToastOptions,
  ) => {
    setPending(of);
    setFailure(null);
    const result = await request().catch((unexpected: unknown) => ({
      error: unexpected,
      isCodeRequired: false,
    }));
    setPending(null);
    if (!result.error) return result;
    const notice = getNotice(result.error);
    showToast(notice);
    setFailure({ of, text: notice.description ?? notice.title });
    return null;
  };

  const signedIn = () => {
    setHasSignedIn(true);
    showToast(notices.signedIn);
  };

  const onSignIn = async (credentials: SignInInput) => {
    const result = await attempt('signIn', () => signIn(credentials), notices.signInFailed);
    if (result?.isCodeRequired) setTyped({ ...typed, email: credentials.email });
    else if (result) signedIn();
  };

  const onCode = async (proof: CodeInput) => {
    if (await attempt('signIn', () => giveCode(proof), notices.signInFailed)) signedIn();
  };

  const onSignUp = async (account: SignUpInput) => {
    if (!(await attempt('signUp', () => signUp(account), notices.signUpFailed))) return;
    setNewcomer(account.email);
    showToast(notices.signedUp);
  };

  if (isConfirming) {
    const onConfirmed = () => {
      setIsConfirmed(true);
      // Without the token, which is used up.
      void navigate(paths.auth, { replace: true });
    };
    return (
      <AuthFrame subtitle="Confirmez votre courriel">
        <ConfirmEmail token={link.token} onConfirmed={onConfirmed} />
      </AuthFrame>
    );
  }
  if (isRedirecting) {
    return <AuthFrame subtitle={subtitle} waitingFor="Redirection en cours..." />;
  }
  if (isCodeRequired) {
    return (
      <AuthFrame subtitle={subtitle}>
        <CodeForm
          devices={devices}
          onSubmit={onCode}
          isPending={pending === 'signIn'}
          serverError={getText(failure, 'signIn')}
          submitLabel="Se connecter"
          pendingLabel="Connexion en cours..."
          aside={
            <Button
              variant="ghost"
              isBlock
              onClick={() => {
                setFailure(null);
                void giveUpCode();
              }}
            >
              Retour
            </Button>
          }
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame subtitle={subtitle}>
      {isConfirmed && (
        <Confirmed tone="success" isAnnounced title="Votre courriel est confirmé.">
          Connectez-vous avec le mot de passe que vous avez choisi.
        </Confirmed>
      )}
      <Tabs
        label="Accès à l’espace de gestion"
        isFitted
        value={tab}
        onValueChange={(next) => {
          setTyped({ ...typed, ...form.current?.getValues() });
          typedIn.current = sharedFields.find(
            (name) => name === document.activeElement?.getAttribute('name'),
          );
          setTab(next);
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
                isPending={pending === 'signIn'}
                serverError={failure === undefined ? brokenLink : getText(failure, 'signIn')}
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
                  isPending={pending === 'signUp'}
                  serverError={getText(failure, 'signUp')}
                />
              )),
          },
        ]}
      />
    </AuthFrame>
  );
}
