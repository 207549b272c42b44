import { useNavigate } from 'react-router-dom';
import { useAuth } from '#data/session/useAuth.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { hasDrafts } from '#documents/data/draftKeys.ts';
import { paths } from '#paths.ts';
import { clearingQuestion } from './leavingQuestion.ts';
import { unsavedForms } from './useUnsavedChanges.ts';

/** Ends the session and goes to the home page, after a question when something isn't saved. */
export function useSignOut() {
  const { user, signOut } = useAuth();
  const confirm = useConfirm();
  const navigate = useNavigate();
  return async () => {
    const isUnsaved = unsavedForms.size > 0 || hasDrafts(user?.id ?? '');
    if (isUnsaved && !(await confirm(clearingQuestion))) return;
    await signOut();
    await navigate(paths.home);
  };
}
