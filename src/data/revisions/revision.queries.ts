import type { ArticleContent } from '../articles/article.schema.ts';
import type { Database, Enums } from '../database.types.ts';
import { DataError } from '../errors.ts';
import { type Page, toPage } from '../pages.ts';
import { supabase } from '../supabase.ts';

/** Why an article was saved. */
export type RevisionReason = Enums<'revision_reason'>;

type Functions = Database['public']['Functions'];
type EmptyColumn = 'note' | 'published_at' | 'first_name' | 'last_name';
type Listed = Functions['list_article_revisions']['Returns'][number];

/** A save of an article, without its text. The generated types don't know what can be empty. */
export type RevisionItem = Omit<Listed, EmptyColumn | 'total' | 'page'> & Record<EmptyColumn, string | null>;

/** One page of the saves of an article, the latest first (product 11.2): also of a deleted one. Editors and above. */
export async function fetchRevisions(articleId: string, page: number): Promise<Page<RevisionItem>> {
  const { data } = await supabase()
    .rpc('list_article_revisions', { article_id: articleId, wanted_page: page })
    .throwOnError();
  return toPage(data, ({ total: _total, page: _page, ...revision }): RevisionItem => revision);
}

/** A save of an article, whole. */
export type Revision = RevisionItem & {
  article: ArticleContent;
  /** What its category and its tags were called, by id. */
  names: Record<string, string>;
};

/** One save of an article, whole. Fails as `notFound` when there is none with this number. Editors and above. */
export async function fetchRevision(articleId: string, number: number): Promise<Revision> {
  const { data } = await supabase()
    .rpc('read_article_revision', { article_id: articleId, revision: number })
    .throwOnError();
  const [revision] = data as unknown as Revision[];
  if (!revision) throw new DataError('notFound', { sentence: 'Cette version n’existe plus.' });
  return revision;
}

type DeletedRow = Functions['list_deleted_articles']['Returns'][number];

/** A deleted article that can be put back, and who deleted it. */
export type DeletedArticleItem = Omit<DeletedRow, 'first_name' | 'last_name' | 'total' | 'page'> &
  Record<'first_name' | 'last_name', string | null>;

/** Which page of the deleted articles is wanted, from 1. */
export type DeletedArticlesRequest = Functions['list_deleted_articles']['Args'];

/** One page of the deleted articles, the latest first (product 11.6). Editors and above. */
export async function fetchDeletedArticles(
  request: DeletedArticlesRequest,
): Promise<Page<DeletedArticleItem>> {
  const { data } = await supabase().rpc('list_deleted_articles', request).throwOnError();
  return toPage(data, ({ total: _total, page: _page, ...article }): DeletedArticleItem => article);
}

/** Which deleted article is wanted back, and as which save has it: null for the latest. */
export type DeletedArticleRestoration = { articleId: string; number: number | null };

/** Makes a deleted article a draft again (product 11.6). Fails as `notFound` when it is no longer kept. Editors and above. */
export async function restoreDeletedArticle({ articleId, number }: DeletedArticleRestoration) {
  await supabase()
    .rpc('restore_deleted_article', { article_id: articleId, ...(number !== null && { revision: number }) })
    .throwOnError();
}
