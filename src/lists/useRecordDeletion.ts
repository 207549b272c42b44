import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { type ToastOptions, useToast } from '#design-system/components/Toast';
import { notices } from '#admin/shell/notices.ts';
import type { RecordDeletion, Renamed } from '#data/records.queries.ts';
import { deletionQuestion, nameSeveral } from './deletion.ts';
import { useDeletion } from './useDeletion.ts';

export type RecordDeletionWords<Row> = {
  subject: Parameters<typeof deletionQuestion>[0];
  name: (row: Row) => string;
  /** What else ends with them. */
  consequence?: (rows: readonly Row[]) => string;
  deleted: (count: number) => ToastOptions;
  restored: (count: number) => ToastOptions;
};

/** What deletes rows of a table, and what puts them back (`recordMutations`). */
export type RecordMutations = {
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
