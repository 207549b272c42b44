import type { Json } from '#generated/database.types.ts';
import type { Article } from '#features/articles/data/article.schema.ts';
import type { DocumentState } from '../document.queries.ts';
import { toArticleDocument } from '../documentKey.ts';

/** A document as the database gives it: nothing of it is saved, online or planned but what is said. */
const aDocument = (values: Partial<DocumentState>): DocumentState => ({
  document: '',
  version: 1,
  pending: null,
  online: null,
  draft: null,
  published_at: null,
  saved_at: '',
  saved_by: null,
  release_id: null,
  release_name: null,
  due_at: null,
  ends_at: null,
  planned: null,
  plan_conflicts: null,
  plan_problem: null,
  ...values,
});

/** An article as it stands. */
export const aSavedArticle = ({ id, version, updated_at, ...article }: Article): DocumentState =>
  aDocument({
    document: toArticleDocument(id),
    version,
    saved_at: updated_at,
    ...(article.status === 'published'
      ? { online: article as unknown as Json, published_at: updated_at }
      : { draft: article as unknown as Json }),
  });
