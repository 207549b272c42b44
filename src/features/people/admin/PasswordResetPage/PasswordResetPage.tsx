import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { TextLink } from '#design-system/components/TextLink';
import { Stack } from '#design-system/primitives/Stack';
import { AuthFrame } from '../AuthFrame.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PasswordRequestForm } from './PasswordRequestForm.tsx';
import { replacePage } from '../replacePage.ts';
import { useBrokenLink } from '../useBrokenLink.ts';
import { useEmailLink } from '../useEmailLink.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { usePasswordChange } from './usePasswordChange.ts';

export const head = {
  title: 'Nouveau mot de passe',
  description: 'Choisissez un nouveau mot de passe pour votre compte.',
  isIndexed: false,
};

/** Milliseconds to read that the password has changed, as long as after signing in. */
const REDIRECT_DELAY = 500;

export interface PasswordResetPageProps {
  /** Part vers une autre page du site, au complet; une histoire peut l’observer à la place. */
  leaveFor?: (path: string) => void;
}

/**
 * Where a forgotten password is replaced: first the address that a link is sent to; then, for whoever comes back by that link,
 * the new password, which uses the link up.
 */
export function PasswordResetPage({ leaveFor = replacePage }: PasswordResetPageProps) {
  const { user, isLoading, isRecoveringPassword } = useAuth();
  const found = useEmailLink();
  const link = found?.type === 'signup' ? null : found;
  const brokenLink = useBrokenLink();
  const { isPending, failure, recipient, isChanged, onRequest, onChange, onCodeGivenUp } =
    usePasswordChange(link);
  const serverError = failure === undefined ? brokenLink : failure;

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => leaveFor(paths.admin.dashboard), REDIRECT_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [isChanged, leaveFor]);

  if (isLoading || isChanged) {
    return (
      <AuthFrame
        subtitle="Nouveau mot de passe"
        waitingFor={isChanged ? 'Redirection en cours...' : 'Chargement...'}
      />
    );
  }
  if (isRecoveringPassword || user || link) {
    return (
      <AuthFrame
        subtitle={
          link?.type === 'invite'
            ? 'Bienvenue dans l’équipe\u00A0: choisissez votre mot de passe'
            : 'Choisissez un nouveau mot de passe'
        }
      >
        <Stack $gap={6}>
          <NewPasswordForm
            onSubmit={onChange}
            isPending={isPending}
            person={user ?? undefined}
            serverError={serverError}
          />
          {link?.type === 'recovery' && (
            <TextLink render={<Link to={paths.passwordReset} />}>Demander un autre lien</TextLink>
          )}
        </Stack>
        <CodeDialog onGivenUp={onCodeGivenUp} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame subtitle="Mot de passe oublié">
      <Stack $gap={6}>
        {recipient ? (
          <Alert tone="success" title="Consultez votre messagerie.">
            Si un compte existe pour {recipient}, un message vient de partir. Son lien mène au choix d’un
            nouveau mot de passe.
          </Alert>
        ) : (
          <PasswordRequestForm onSubmit={onRequest} isPending={isPending} serverError={serverError} />
        )}
        <TextLink render={<Link to={paths.auth} />}>Revenir à la connexion</TextLink>
      </Stack>
    </AuthFrame>
  );
}
