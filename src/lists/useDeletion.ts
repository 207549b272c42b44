import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { isWorthRetrying } from '#data/errors.ts';
import type { RecordDeletion, Renamed } from '#data/records.queries.ts';
import { type ConfirmOptions, useConfirm } from '#design-system/components/ConfirmDialog';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import { focusMain } from '#admin/shell/focusMain.ts';
import { notices } from '#admin/shell/notices.ts';
import { deletionQuestion, nameSeveral } from './deletion.ts';
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

type RecordDeletionWords<Row> = {
  subject: Parameters<typeof deletionQuestion>[0];
  name: (row: Row) => string;
  /** What else ends with them. */
  consequence?: (rows: readonly Row[]) => string;
  deleted: (count: number) => ToastOptions;
  restored: (count: number) => ToastOptions;
};

/** What deletes rows of a table, and what puts them back (`recordMutations`). */
type RecordMutations = {
  remove: UseMutationOptions<void, Error, RecordDeletion>;
  restore: UseMutationOptions<Renamed[], Error, { gone: string[] }>;
};

/**
 * Deletes rows of a table after one question, and takes all of them back by one « Annuler ». Where some are gone and the next one fails,
 * that is told beside, and « Annuler » brings those back.
 */
export function useRecordDeletion<Row extends { id: string }>(
  { remove, restore }: RecordMutations,
  { subject, name, consequence, deleted, restored }: RecordDeletionWords<Row>,
) {
  const askAndDelete = useDeletion();
  const showToast = useToast();
  const { mutateAsync: removeAll, isPending, variables } = useMutation(remove);
  const { mutateAsync: restoreAll } = useMutation(restore);
  return {
    isDeleting: isPending,
    deletingIds: isPending ? variables.ids : [],
    /** Resolves to whether any is gone. */
    deleteRows: (rows: readonly Row[]) => {
      const gone: string[] = [];
      return askAndDelete({
        question: deletionQuestion(subject, nameSeveral(rows.map(name)), consequence?.(rows), rows.length),
        remove: async () => {
          try {
            await removeAll({ ids: rows.map(({ id }) => id), gone });
          } catch (error) {
            if (gone.length === 0) throw error;
            showToast(notices.requestFailed(error));
          }
        },
        deleted: () => deleted(gone.length),
        undo: { restore: () => restoreAll({ gone }), restored: restored(rows.length) },
      });
    },
  };
}
