import { useCallback, useEffect, useRef } from 'react';
import { deletionQuestion } from '#admin/layout/deletion.ts';
import { notices } from '#admin/layout/notices.ts';
import { useDeletion } from '#admin/layout/useDeletion.ts';
import type { ArticleListItem } from '#data/articles/article.queries.ts';
import { useDeleteArticle, useRestoreArticle } from '#data/articles/useArticles.ts';

/**
 * Deletes an article after the question (spec section 8), and offers to take it back. Once for the whole list: in each row, it
 * would be made anew for each key of a search. `onDelete` is always the same function.
 */
export function useArticleDeletion() {
  const askAndDelete = useDeletion();
  const { mutateAsync: remove, isPending, variables } = useDeleteArticle();
  const { mutateAsync: restore } = useRestoreArticle();

  const latest = useRef(askAndDelete);
  useEffect(() => {
    latest.current = askAndDelete;
  });
  const onDelete = useCallback(
    ({ id, title }: Pick<ArticleListItem, 'id' | 'title'>) =>
      latest.current({
        question: deletionQuestion('article', title),
        remove: () => remove(id),
        deleted: notices.articleDeleted,
        undo: { restore: () => restore(id), restored: notices.articleRestored },
      }),
    [remove, restore],
  );
  return { onDelete, deletingId: isPending ? variables : null };
}
