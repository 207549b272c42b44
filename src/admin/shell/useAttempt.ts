import { type ToastOptions, useToast } from '#design-system/components/Toast';
import { notices } from './notices.ts';

/** A notice that offers to take back what it tells of. */
export const withUndo = (notice: ToastOptions, undo: () => unknown): ToastOptions => ({
  ...notice,
  action: { label: 'Annuler', onClick: () => void undo() },
});

/** What somebody asks for outside of a form: it goes through, or a toast says why not. For mutations that leave it to their callers (`isErrorHandled`). */
export function useAttempt() {
  const showToast = useToast();
  /** Resolves to whether it went through. */
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      showToast(notices.requestFailed(error));
      return false;
    }
  };
  return {
    attempt,
    /** Says what was done, and offers to take it back. */
    offerUndo: (done: ToastOptions, undo: () => Promise<unknown>) =>
      showToast(withUndo(done, () => attempt(undo))),
  };
}
