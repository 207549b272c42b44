import { useState } from 'react';
import { notices } from '#admin/shell/notices.ts';
import { useSessionAttempt } from '#admin/shell/useSessionAttempt.ts';
import type { NewPasswordInput, PasswordResetInput } from '#data/session/auth.schema.ts';
import type { PasswordLink } from '#data/session/AuthContext.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { useToast } from '#design-system/components/Toast';
import { paths } from '#paths.ts';

/**
 * Asking for the link to a new password, and choosing that password: by the link that somebody came by, or in the session that
 * there is.
 */
export function usePasswordChange(link: PasswordLink | null) {
  const { requestPasswordReset, updatePassword, spendPasswordLink } = useAuth();
  const showToast = useToast();
  const { attempt, isPending, failure, setFailure } = useSessionAttempt(notices.passwordFailed);
  const [recipient, setRecipient] = useState<string | null>(null);
  const [isChanged, setIsChanged] = useState(false);

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

  return {
    isPending,
    failure,
    /** Whom a link was sent to. */
    recipient,
    isChanged,
    onRequest,
    onChange,
    onCodeGivenUp: () =>
      setFailure('Sans ce code, le mot de passe reste ce qu’il était. Demandez un nouveau lien.'),
  };
}
