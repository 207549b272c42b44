import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { type BlockerFunction, useBlocker, useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { PendingPanel } from '../PendingPanel/PendingPanel.tsx';
import { hasDrafts } from '#documents/data/draftKeys.ts';
import { LeavingContext } from './LeavingContext.ts';
import { clearingQuestion, losingQuestion, storedQuestion } from './leavingQuestion.ts';
import { takeBlockingForms, unsavedForms } from './unsavedForms.ts';

/** Asks before forms with unsaved changes are left, once for all of them: a router asks one question at a time. And signs out. */
export function LeavingProvider({ children }: { children: ReactNode }) {
  const { user, signOut, isSigningOut } = useAuth();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const question = useRef(losingQuestion);

  const shouldBlock = useCallback<BlockerFunction>(({ currentLocation, nextLocation }) => {
    // Closing a window that the address opened leaves nothing, and isn't the navigation that a saved form lets pass.
    if (currentLocation.pathname === nextLocation.pathname) return false;
    const blocking = takeBlockingForms(nextLocation.pathname);
    question.current = blocking.every(({ isStored }) => isStored()) ? storedQuestion : losingQuestion;
    return blocking.length > 0;
  }, []);
  const blocker = useBlocker(shouldBlock);
  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    if (await confirm(question.current)) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);

  const leaving = useMemo(
    () => ({
      async signOut() {
        const isUnsaved = unsavedForms.size > 0 || hasDrafts(user?.id ?? '');
        if (isUnsaved && !(await confirm(clearingQuestion))) return;
        await signOut();
        await navigate(paths.home);
      },
    }),
    [user, signOut, confirm, navigate],
  );
  return (
    <LeavingContext value={leaving}>
      {isSigningOut ? <PendingPanel label="Déconnexion en cours..." /> : children}
    </LeavingContext>
  );
}
