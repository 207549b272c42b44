import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { CodeForm } from '#admin/shell/CodeForm/CodeForm.tsx';
import { notices } from '#admin/shell/notices.ts';
import { paths } from '#paths.ts';
import type { CodeInput, NewPasswordInput, PasswordResetInput } from '#data/session/auth.schema.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { errorText } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { Dialog } from '#design-system/components/Dialog';
import { TextLink } from '#design-system/components/TextLink';
import { useToast } from '#design-system/components/Toast';
import { Stack } from '#design-system/primitives/Stack';
import { AuthFrame } from '../AuthFrame/index.ts';
import { NewPasswordForm } from '../NewPasswordForm/index.ts';
import { PasswordRequestForm } from '../PasswordRequestForm/index.ts';
import { replacePage } from '../replacePage.ts';
import { useBrokenLink } from '../useBrokenLink.ts';
import { useEmailLink } from '../useEmailLink.ts';

export const head = {
  title: 'Nouveau mot de passe',
  description: 'Choisissez un nouveau mot de passe pour votre compte.',
  isIndexed: false,
};

/** Over the new password, for whoever comes back by a link and has a device: the change goes on once the code is right. */
function CodeDialog({ onGivenUp }: { onGivenUp: () => void }) {
  const { isCodeRequired, devices, giveCode, giveUpCode } = useAuth();
  const showToast = useToast();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const give = async (proof: CodeInput) => {
    setIsPending(true);
    setFailure(null);
    const { error } = await giveCode(proof).catch((unexpected: unknown) => ({ error: unexpected }));
    setIsPending(false);
    if (!error) return;
    setFailure(errorText(error));
    showToast(notices.passwordFailed(error));
  };

  return (
    <Dialog
      title="Entrez un code"
      description={
        'Votre compte a un second facteur\u00A0: il faut aussi son code pour changer de mot de passe.'
      }
      size="small"
      isOpen={isCodeRequired}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        onGivenUp();
        void giveUpCode();
      }}
    >
      <CodeForm
        devices={devices}
        onSubmit={give}
        isPending={isPending}
        serverError={failure}
        submitLabel="Continuer"
        pendingLabel="Vérification…"
      />
    </Dialog>
  );
}

/** Milliseconds to read that the password has changed, as long as after signing in. */
const REDIRECT_DELAY = 500;

export interface PasswordResetPageProps {
  /** Leaves for another page of the site, as a whole: a story can watch it instead. */
  leaveFor?: (path: string) => void;
}

/**
 * Where a forgotten password is replaced: first the address that a link is sent to; then, for whoever comes back by that link,
 * the new password, which uses the link up.
 */
export function PasswordResetPage({ leaveFor = replacePage }: PasswordResetPageProps) {
  const { user, isLoading, isRecoveringPassword, requestPasswordReset, updatePassword, spendPasswordLink } =
    useAuth();
  const found = useEmailLink();
  const link = found?.type === 'signup' ? null : found;
  const brokenLink = useBrokenLink();
  const showToast = useToast();
  const [isPending, setIsPending] = useState(false);
  // Undefined as long as nothing was tried.
  const [failure, setFailure] = useState<string | null>();
  const serverError = failure === undefined ? brokenLink : failure;
  const [recipient, setRecipient] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(false);

  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => leaveFor(paths.admin.dashboard), REDIRECT_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [isChanged, leaveFor]);

  const attempt = async (request: () => ReturnType<typeof updatePassword>) => {
    setIsPending(true);
    setFailure(null);
    const { error } = await request().catch((unexpected: unknown) => ({ error: unexpected }));
    setIsPending(false);
    if (!error) return true;
    const notice = notices.passwordFailed(error);
    showToast(notice);
    setFailure(notice.description);
    return false;
  };

  const onRequest = async ({ email }: PasswordResetInput) => {
    const returnAddress = new URL(paths.passwordReset, location.origin).href;
    if (await attempt(() => requestPasswordReset(email, returnAddress))) setRecipient(email);
  };

  const onChange = async ({ password }: NewPasswordInput) => {
    const change = () => (link ? spendPasswordLink(link, password) : updatePassword(password));
    if (!(await attempt(change))) return;
    setIsChanged(true);
    showToast(notices.passwordChanged);
  };

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
        <CodeDialog
          onGivenUp={() => {
            setIsPending(false);
            setFailure('Sans ce code, le mot de passe reste ce qu’il était. Demandez un nouveau lien.');
          }}
        />
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
