import { useMutation } from '@tanstack/react-query';
import { deletionQuestion } from '#lists/deletion.ts';
import { endOfPlan } from '#documents/admin/PlanDialog/index.ts';
import { notices } from '#admin/shell/notices.ts';
import { useDeletion } from '#lists/useDeletion.ts';
import {
  type ArticleListItem,
  deleteArticleMutation,
  restoreArticleMutation,
} from '#features/articles/data/article.queries.ts';

/** In which release an article stands, or when a change of it is planned. */
const toPlan = ({
  release_id,
  release_name: releaseName,
  planned_for: dueAt,
}: Pick<ArticleListItem, 'release_id' | 'release_name' | 'planned_for'>) =>
  release_id === null ? null : { releaseName, dueAt };

/** Deletes an article after the question, and offers to take it back. */
export function useArticleDeletion() {
  const askAndDelete = useDeletion();
  const { mutateAsync: remove, isPending, variables } = useMutation(deleteArticleMutation);
  const { mutateAsync: restore } = useMutation(restoreArticleMutation);
  return {
    onDelete: ({
      id,
      title,
      ...article
    }: Pick<ArticleListItem, 'id' | 'title' | 'release_id' | 'release_name' | 'planned_for'>) =>
      askAndDelete({
        question: deletionQuestion('article', title, endOfPlan(toPlan(article))),
        remove: () => remove(id),
        deleted: notices.articleDeleted,
        undo: { restore: () => restore(id), restored: notices.articleRestored },
      }),
    deletingId: isPending ? variables : null,
  };
}
