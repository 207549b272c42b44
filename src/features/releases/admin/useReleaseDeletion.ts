import { useMutation } from '@tanstack/react-query';
import { notices } from '#admin/shell/notices.ts';
import {
  deleteReleasesMutation,
  type ReleaseDeletion,
  remakeReleasesMutation,
} from '#features/releases/data/release.queries.ts';
import { deletionQuestion, nameSeveral } from '#lists/deletion.ts';
import { useDeletion } from '#lists/useDeletion.ts';

/** Deletes releases that aren't published, after the question, and offers to make them again. */
export function useReleaseDeletion() {
  const askAndDelete = useDeletion();
  const { mutateAsync: remove, isPending: isDeleting } = useMutation(deleteReleasesMutation);
  const { mutateAsync: remake } = useMutation(remakeReleasesMutation);
  return {
    isDeleting,
    /** Resolves to whether they are gone. */
    deleteReleases: (releases: readonly { id: string; name: string }[]) => {
      const deletion: ReleaseDeletion = { ids: releases.map(({ id }) => id), gone: [] };
      return askAndDelete({
        question: deletionQuestion(
          'release',
          nameSeveral(releases.map(({ name }) => name)),
          releases.length > 1
            ? 'Leurs éléments restent comme ils sont. Leurs liens d’aperçu et leurs approbations disparaissent pour de bon.'
            : 'Ses éléments restent comme ils sont. Ses liens d’aperçu et ses approbations disparaissent pour de bon.',
          releases.length,
        ),
        remove: () => remove(deletion),
        deleted: () => notices.releasesDeleted(deletion.gone.length),
        undo: { restore: () => remake(deletion), restored: notices.releasesRemade(releases.length) },
      });
    },
  };
}
