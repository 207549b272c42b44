import { deletionQuestion } from '#admin/lists/deletion.ts';
import { notices } from '#admin/shell/notices.ts';
import { useDeletion } from '#admin/lists/useDeletion.ts';
import type { ArticleListItem } from '#data/articles/article.queries.ts';
import { useDeleteArticle, useRestoreArticle } from '#data/articles/useArticles.ts';

/** Deletes an article after the question (product 9.3), and offers to take it back. */
export function useArticleDeletion() {
  const askAndDelete = useDeletion();
  const { mutateAsync: remove, isPending, variables } = useDeleteArticle();
  const { mutateAsync: restore } = useRestoreArticle();
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
