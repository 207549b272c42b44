import { useState } from 'react';
import type { AuthResult } from '#data/session/useAuth.ts';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import { notices } from './notices.ts';

/** What is asked of the session in a form: whether it is under way, and why it was refused, which a toast says first. */
export function useSessionAttempt(
  toNotice: (error: unknown) => ToastOptions & { description: string } = notices.requestFailed,
) {
  const showToast = useToast();
  const [isPending, setIsPending] = useState(false);
  // Undefined as long as nothing was tried.
  const [failure, setFailure] = useState<string | null>();
  const [saidFailure, setSaidFailure] = useState<object | null>(null);
  /** Resolves to what came of it; to nothing where it was refused. */
  const attempt = async <Result extends AuthResult>(request: () => Promise<Result>) => {
    setIsPending(true);
    setFailure(null);
    const result = await request().catch((unexpected: unknown) => ({ error: unexpected }));
    setIsPending(false);
    if (!result.error) return result as Result;
    const notice = toNotice(result.error);
    setFailure(notice.description);
    setSaidFailure(notice);
    showToast({ ...notice, onClose: () => setSaidFailure((now) => (now === notice ? null : now)) });
    return undefined;
  };
  return {
    attempt,
    isPending,
    failure,
    setFailure,
    /** The same for a form (`SessionForm`). */
    request: { isPending, serverError: failure },
    /** The toast still says it. */
    isFailureSaid: saidFailure !== null,
  };
}
