import { useMutation } from '@tanstack/react-query';
import { deletionQuestion } from '#admin/lists/deletion.ts';
import { notices } from '#admin/shell/notices.ts';
import { useDeletion } from '#admin/lists/useDeletion.ts';
import {
  type ArticleListItem,
  deleteArticleMutation,
  restoreArticleMutation,
} from '#data/articles/article.queries.ts';

/** Deletes an article after the question, and offers to take it back. */
export function useArticleDeletion() {
  const askAndDelete = useDeletion();
  const { mutateAsync: remove, isPending, variables } = useMutation(deleteArticleMutation);
  const { mutateAsync: restore } = useMutation(restoreArticleMutation);
  return {
    onDelete: ({ id, title }: Pick<ArticleListItem, 'id' | 'title'>) =>
      askAndDelete({
        question: deletionQuestion('article', title),
        remove: () => remove(id),
        deleted: notices.articleDeleted,
        undo: { restore: () => restore(id), restored: notices.articleRestored },
      }),
    deletingId: isPending ? variables : null,
  };
}
