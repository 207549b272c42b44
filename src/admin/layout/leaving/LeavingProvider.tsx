import { type ReactNode, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { PendingPanel } from '../PendingPanel/index.ts';
import { LeavingContext, type UnsavedForm } from './LeavingContext.ts';
import { losingQuestion } from './leavingQuestion.ts';

/** Knows which forms hold unsaved changes, and signs out. */
export function LeavingProvider({ children }: { children: ReactNode }) {
  const { signOut, isSigningOut } = useAuth();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const unsavedForms = useRef(new Map<string, UnsavedForm>());

  const leaving = useMemo(
    () => ({
      unsavedForms,
      async signOut() {
        if (unsavedForms.current.size > 0 && !(await confirm(losingQuestion))) return;
        await signOut();
        await navigate(paths.home);
      },
    }),
    [signOut, confirm, navigate],
  );
  return (
    <LeavingContext value={leaving}>
      {isSigningOut ? <PendingPanel label="Déconnexion en cours..." /> : children}
    </LeavingContext>
  );
}
