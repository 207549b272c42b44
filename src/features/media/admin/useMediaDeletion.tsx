import { useMutation } from '@tanstack/react-query';
import { deletionQuestion } from '#lists/deletion.ts';
import { useDeletion } from '#lists/useDeletion.ts';
import { notices } from '#admin/shell/notices.ts';
import type { MediaItem } from '#features/media/data/media.ts';
import { deleteMediaMutation, restoreMediaMutation } from '#features/media/data/media.queries.ts';
import { useToast } from '#design-system/components/Toast';
import { MediaUses } from './MediaUses/MediaUses.tsx';

/** Most of the titles that the question names. */
const NAMED = 5;

/**
 * Deletes media after one question that says what uses them; one « Annuler » brings all of them back, files too. Where some
 * are gone and the next one fails, « Annuler » brings those back. Resolves to whether any is gone.
 */
export function useMediaDeletion() {
  const deleteItems = useDeletion();
  const showToast = useToast();
  const removal = useMutation(deleteMediaMutation);
  const { mutateAsync: restore } = useMutation(restoreMediaMutation);

  return {
    isDeleting: removal.isPending,
    /** The last one stopped half-way: file, row or both are still there. */
    isInterrupted: removal.isError && !removal.isPending,
    deleteMedia: (media: readonly MediaItem[]) => {
      const deleted: MediaItem[] = [];
      return deleteItems({
        question: {
          ...deletionQuestion('medium', '', '', media.length),
          description: (
            <>
              {media.slice(0, NAMED).map(({ id, title }) => (
                <p key={id}>{title}</p>
              ))}
              {media.length > NAMED && <p>… et {media.length - NAMED} autres</p>}
              <MediaUses media={media} fate="deleted" />
            </>
          ),
        },
        remove: async () => {
          try {
            await removal.mutateAsync({ media, deleted });
          } catch (error) {
            if (deleted.length === 0) throw error;
            showToast(notices.requestFailed(error));
          }
        },
        deleted: () => notices.mediaDeleted(deleted.length),
        undo: { restore: () => restore(deleted), restored: notices.mediaRestored(media.length) },
      });
    },
  };
}
