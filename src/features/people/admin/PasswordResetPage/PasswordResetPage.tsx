import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountName, SessionForm, useSecretForm } from '#admin/shell/SessionForm.tsx';
import { notices } from '#admin/shell/notices.ts';
import { useSessionAttempt } from '#admin/shell/useSessionAttempt.ts';
import { paths } from '#paths.ts';
import {
  type NewPasswordInput,
  type PasswordResetInput,
  newPasswordSchema,
  passwordResetSchema,
} from '#data/session/auth.schema.ts';
import type { PasswordLink } from '#data/session/AuthContext.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { Alert } from '#design-system/components/Alert';
import { TextLink } from '#design-system/components/TextLink';
import { useToast } from '#design-system/components/Toast';
import { Stack } from '#design-system/primitives/Stack';
import { AuthFrame } from '../AuthFrame.tsx';
import { replacePage, useRedirection } from '../replacePage.ts';
import { useBrokenLink, useEmailLink } from '../useEmailLink.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { newPasswordFields } from '../newPasswordFields.ts';

export const head = {
  title: 'Nouveau mot de passe',
  description: 'Choisissez un nouveau mot de passe pour votre compte.',
  isIndexed: false,
};

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
  const session = useSessionAttempt(notices.passwordFailed);
  const brokenLink = useBrokenLink();
  const asked = { session, serverError: session.failure === undefined ? brokenLink : session.failure };
  if (isLoading) return <AuthFrame subtitle="Nouveau mot de passe" waitingFor="Chargement..." />;
  return isRecoveringPassword || user || link ? (
    <NewPassword {...asked} link={link} leaveFor={leaveFor} />
  ) : (
    <PasswordRequest {...asked} />
  );
}

type Asked = { session: ReturnType<typeof useSessionAttempt>; serverError: string | null };

/** Chooses the password by the link that somebody came by, or in the session that there is. */
function NewPassword({
  session: { attempt, isPending, setFailure },
  serverError,
  link,
  leaveFor,
}: Asked & { link: PasswordLink | null; leaveFor: (path: string) => void }) {
  const { user, updatePassword, spendPasswordLink } = useAuth();
  const showToast = useToast();
  const [isChanged, setIsChanged] = useState(false);
  const form = useSecretForm(newPasswordSchema(user ?? undefined));
  useRedirection(leaveFor, isChanged);

  const onChange = async ({ password }: NewPasswordInput) => {
    const change = () => (link ? spendPasswordLink(link, password) : updatePassword(password));
    if (!(await attempt(change))) return;
    setIsChanged(true);
    showToast(notices.passwordChanged);
  };

  if (isChanged) return <AuthFrame subtitle="Nouveau mot de passe" waitingFor="Redirection en cours..." />;
  return (
    <AuthFrame
      subtitle={
        link?.type === 'invite'
          ? 'Bienvenue dans l’équipe\u00A0: choisissez votre mot de passe'
          : 'Choisissez un nouveau mot de passe'
      }
    >
      <Stack $gap={6}>
        <SessionForm
          form={form}
          label="Nouveaux identifiants"
          fields={newPasswordFields}
          mendedAt="password"
          onSubmit={onChange}
          isPending={isPending}
          serverError={serverError}
          submitLabel="Changer le mot de passe"
          pendingLabel="Enregistrement..."
          isBlock
        >
          {user && <AccountName email={user.email} />}
        </SessionForm>
        {link?.type === 'recovery' && (
          <TextLink render={<Link to={paths.passwordReset} />}>Demander un autre lien</TextLink>
        )}
      </Stack>
      <CodeDialog
        onGivenUp={() =>
          setFailure('Sans ce code, le mot de passe reste ce qu’il était. Demandez un nouveau lien.')
        }
      />
    </AuthFrame>
  );
}

/** Asks for the link to a new password. */
function PasswordRequest({ session: { attempt, isPending }, serverError }: Asked) {
  const { requestPasswordReset } = useAuth();
  const form = useSecretForm(passwordResetSchema);
  /** Whom a link was sent to. */
  const [recipient, setRecipient] = useState<string | null>(null);
  const onRequest = async ({ email }: PasswordResetInput) => {
    const returnAddress = new URL(paths.passwordReset, location.origin).href;
    if (await attempt(() => requestPasswordReset(email, returnAddress))) setRecipient(email);
  };
  return (
    <AuthFrame subtitle="Mot de passe oublié">
      <Stack $gap={6}>
        {recipient ? (
          <Alert tone="success" title="Consultez votre messagerie.">
            Si un compte existe pour {recipient}, un message vient de partir. Son lien mène au choix d’un
            nouveau mot de passe.
          </Alert>
        ) : (
          <SessionForm
            form={form}
            label="Compte à retrouver"
            fields={[
              {
                name: 'email',
                label: 'Courriel',
                description:
                  'L’adresse de votre compte. Nous y envoyons un lien pour choisir un nouveau mot de passe.',
                type: 'email',
                autoComplete: 'username',
                isRequired: true,
              },
            ]}
            mendedAt="email"
            onSubmit={onRequest}
            isPending={isPending}
            serverError={serverError}
            submitLabel="Envoyer le lien"
            pendingLabel="Envoi en cours..."
            isBlock
          />
        )}
        <TextLink render={<Link to={paths.auth} />}>Revenir à la connexion</TextLink>
      </Stack>
    </AuthFrame>
  );
}
