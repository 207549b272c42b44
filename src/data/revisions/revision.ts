import { type ArticleContent, type ArticleInput, toArticleInput } from '../articles/article.schema.ts';
import { type ArticleField, articleFields, pickFields } from '../articles/articleFields.ts';

/** The fields that can be brought back. Status and date stay as they are: what visitors read is a decision of its own. */
export const restorableFields: readonly ArticleField[] = articleFields.filter(
  (field) => field !== 'status' && field !== 'publish_at',
);

/** A revision as the form of its article would hold it; `savedAt` in ISO 8601, for a date to publish at. */
export const toRevisionInput = (article: ArticleContent, savedAt: string): ArticleInput =>
  toArticleInput(article, Date.parse(savedAt));

/** What still exists of what an article can be filed under. */
export type Taxonomy = { categoryIds: readonly string[]; tagIds: readonly string[] };

/** Some fields of a revision, laid over the present text. A category or a tag that is gone can't come back. */
export function restoredInput(
  present: ArticleInput,
  revised: ArticleInput,
  fields: readonly ArticleField[],
  { categoryIds, tagIds }: Taxonomy,
): ArticleInput {
  const restored = { ...present, ...pickFields(revised, fields) };
  return {
    ...restored,
    category_id: categoryIds.includes(restored.category_id) ? restored.category_id : '',
    tag_ids: restored.tag_ids.filter((id) => tagIds.includes(id)),
  };
}
