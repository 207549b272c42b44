import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { useAuth } from '#data/session/useAuth.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { PendingPanel } from '../PendingPanel/PendingPanel.tsx';
import { losingQuestion, storedQuestion } from './leavingQuestion.ts';
import { takeBlockingForms } from './useUnsavedChanges.ts';

/** Asks before forms with unsaved changes are left, once for all of them: a router asks one question at a time. */
export function LeavingProvider({ children }: { children: ReactNode }) {
  const { isSigningOut } = useAuth();
  const confirm = useConfirm();
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

  return isSigningOut ? <PendingPanel label="Déconnexion en cours..." /> : children;
}
