import { isWorthRetrying } from '#data/errors.ts';
import { type ConfirmOptions, useConfirm } from '#design-system/components/ConfirmDialog';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import { focusMain } from '#admin/shell/focusMain.ts';
import { notices } from '#admin/shell/notices.ts';
import { type Restored, tellRenamed } from './tellRenamed.ts';

export type Deletion = {
  question: ConfirmOptions;
  remove: () => Promise<unknown>;
  /** What is shown then: only the deletion says how much is gone. */
  deleted: () => ToastOptions;
  /** Takes the deletion back, with its links, and gives what is called otherwise since; absent for what is gone for good. */
  undo?: { restore: () => Promise<Restored>; restored: ToastOptions };
};

/**
 * Asks, deletes, says so and offers « Annuler » where it can be undone. What failed for a reason that may pass can be repeated from its
 * toast. Resolves to whether the thing is gone.
 */
export function useDeletion() {
  const confirm = useConfirm();
  const showToast = useToast();

  const attempt = async <Answer>(
    work: () => Promise<Answer>,
    onSuccess: (answer: Answer) => void,
  ): Promise<boolean> => {
    try {
      onSuccess(await work());
      return true;
    } catch (error) {
      showToast({
        ...notices.requestFailed(error),
        ...(isWorthRetrying(error) && {
          action: { label: 'Réessayer', onClick: () => void attempt(work, onSuccess) },
        }),
      });
      return false;
    }
  };

  return async ({ question, remove, deleted, undo }: Deletion) => {
    if (!(await confirm(question))) return false;
    return attempt(remove, () => {
      // What had the focus is gone.
      focusMain();
      showToast({
        ...deleted(),
        ...(undo && {
          action: {
            label: 'Annuler',
            onClick: () =>
              void attempt(undo.restore, (renamed) => showToast(tellRenamed(undo.restored, renamed))),
          },
        }),
      });
    });
  };
}
