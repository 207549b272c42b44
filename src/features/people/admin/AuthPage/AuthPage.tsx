import { useState } from 'react';
import { useNavigate, Link } from 'react-router-dom';
import { CodeForm } from '#admin/shell/ProofDialog/CodeForm.tsx';
import { paths } from '#paths.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Button } from '#design-system/components/Button';
import { AuthFrame } from '../AuthFrame.tsx';
import { replacePage, useRedirection } from '../replacePage.ts';
import { useBrokenLink, useEmailLink } from '../useEmailLink.ts';
import { type Access, AccessTabs, useSigningIn } from './AccessTabs.tsx';
import { Confirmed } from './AuthPage.styles.ts';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { TextLink } from '#design-system/components/TextLink';
import { Stack } from '#design-system/primitives/Stack';

export const head = {
  title: 'Connexion et inscription',
  description:
    'Connectez-vous à l’espace de gestion de Porte-Voix, ou créez votre compte, pour rédiger et publier les contenus de l’agence.',
  keywords: ['connexion', 'inscription', 'espace de gestion', 'Porte-Voix'],
  isIndexed: false,
  isShared: true,
};

const subtitle = 'Connectez-vous ou créez votre compte';

export interface AuthPageProps {
  /** Part vers une autre page du site, au complet; une histoire peut l’observer à la place. */
  leaveFor?: (path: string) => void;
}

/**
 * Sign-in, by a code too where there is a device, and sign-up. Whoever is signed in already is led to the back-office, once.
 */
export function AuthPage({ leaveFor = replacePage }: AuthPageProps) {
  const { user, isLoading, isCodeRequired, devices } = useAuth();
  const access = useSigningIn();
  const { signingIn, signingUp, hasSignedIn } = access;
  const brokenLink = useBrokenLink();
  const link = useEmailLink();
  const navigate = useNavigate();
  const [tab, setTab] = useState<Access>('connexion');
  const [isConfirmed, setIsConfirmed] = useState(false);

  const isConfirming = link?.type === 'signup';
  const isPending = signingIn.isPending || signingUp.isPending;
  const isIn = user !== null && !isLoading && !isPending && !isCodeRequired;
  const isRedirecting = !isConfirming && (hasSignedIn || isIn);
  useRedirection(leaveFor, isRedirecting, hasSignedIn);

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
          onSubmit={access.onCode}
          {...signingIn.request}
          isErrorSaid={signingIn.isFailureSaid}
          submitLabel="Se connecter"
          pendingLabel="Connexion en cours..."
          below={
            <Button variant="ghost" isBlock onClick={access.onGiveUpCode}>
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
      <AccessTabs access={access} tab={tab} onTabChange={setTab} brokenLink={brokenLink} />
    </AuthFrame>
  );
}

/**
 * Confirms an address when a person asks to. The link of the e-mail can't do so by itself: programs that look for what is
 * harmful open it first, and it is good for once.
 */
function ConfirmEmail({ token, onConfirmed }: { token: string; onConfirmed: () => void }) {
  const { confirmEmail } = useAuth();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const confirmed = await confirmEmail(token);
      if (confirmed.error) throw confirmed.error;
    },
    onSuccess: onConfirmed,
    meta: { isErrorHandled: true },
  });

  return (
    <Stack $gap={6}>
      {error && (
        <Alert tone="danger" isAnnounced>
          {errorText(error)}
        </Alert>
      )}
      <p>Un dernier geste, et votre compte est prêt.</p>
      <Button
        variant="primary"
        isBlock
        isPending={isPending}
        pendingLabel="Confirmation en cours..."
        onClick={() => mutate()}
      >
        Confirmer mon courriel
      </Button>
      <TextLink render={<Link to={paths.auth} />}>Revenir à la connexion</TextLink>
    </Stack>
  );
}
