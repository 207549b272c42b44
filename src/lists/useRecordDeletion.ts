import type { ConfirmOptions } from '#design-system/components/ConfirmDialog';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import { notices } from '#admin/shell/notices.ts';
import type { RecordDeletion } from '#data/records.queries.ts';
import type { Restored } from './tellRenamed.ts';
import { useDeletion } from './useDeletion.ts';

export type RecordDeletionWords = {
  question: ConfirmOptions;
  deleted: (count: number) => ToastOptions;
  restored: (count: number) => ToastOptions;
};

/**
 * Deletes rows of a table after one question, and takes all of them back by one « Annuler ». Where some are gone and the next one fails,
 * that is told beside, and « Annuler » brings those back. Resolves to whether any is gone.
 */
export function useRecordDeletion(
  remove: (deletion: RecordDeletion) => Promise<unknown>,
  restore: (gone: string[]) => Promise<Restored>,
) {
  const askAndDelete = useDeletion();
  const showToast = useToast();
  return (rows: readonly { id: string }[], { question, deleted, restored }: RecordDeletionWords) => {
    const gone: string[] = [];
    return askAndDelete({
      question,
      remove: async () => {
        try {
          await remove({ ids: rows.map(({ id }) => id), gone });
        } catch (error) {
          if (gone.length === 0) throw error;
          showToast(notices.requestFailed(error));
        }
      },
      deleted: () => deleted(gone.length),
      undo: { restore: () => restore(gone), restored: restored(rows.length) },
    });
  };
}
