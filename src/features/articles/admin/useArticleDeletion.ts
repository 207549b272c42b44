import { useRecordDeletion } from '#lists/useRecordDeletion.ts';
import { endOfPlan } from '#documents/admin/PlanDialog/index.ts';
import { notices } from '#admin/shell/notices.ts';
import {
  type ArticleListItem,
  deleteArticlesMutation,
  restoreArticlesMutation,
} from '#features/articles/data/article.queries.ts';

type Deleted = Pick<ArticleListItem, 'id' | 'title' | 'release_id' | 'release_name' | 'planned_for'>;

/** What else doesn't come about: the release in which an article stands, or the change of it that is planned. */
export function endOfPlans(articles: readonly Deleted[]) {
  const planned = articles.filter(({ release_id }) => release_id !== null);
  const [first] = planned;
  if (!first) return '';
  return articles.length === 1
    ? endOfPlan({ releaseName: first.release_name, dueAt: first.planned_for })
    : 'Ce qui en était planifié ne paraîtra pas.';
}

/** Deletes articles after the question, and offers to take it back. */
export const useArticleDeletion = () =>
  useRecordDeletion<Deleted>(
    { remove: deleteArticlesMutation, restore: restoreArticlesMutation },
    {
      subject: 'article',
      name: ({ title }) => title,
      consequence: endOfPlans,
      deleted: notices.articlesDeleted,
      restored: notices.articlesRestored,
    },
  );
