import { type ReactNode, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { PendingPanel } from '../PendingPanel/PendingPanel.tsx';
import { hasDrafts } from '#data/documents/draftKeys.ts';
import { LeavingContext } from './LeavingContext.ts';
import { clearingQuestion } from './leavingQuestion.ts';

/** Knows which forms hold unsaved changes, and signs out. */
export function LeavingProvider({ children }: { children: ReactNode }) {
  const { user, signOut, isSigningOut } = useAuth();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const unsavedForms = useRef(new Set<string>());

  const leaving = useMemo(
    () => ({
      unsavedForms,
      async signOut() {
        const person = user?.id ?? '';
        const isUnsaved = unsavedForms.current.size > 0 || hasDrafts(person);
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
