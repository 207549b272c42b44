import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { deletedArticlesKey, writeArticle } from '../articles/article.queries.ts';
import {
  type Article,
  type ArticleContent,
  type ArticleInput,
  toArticleInput,
} from '../articles/article.schema.ts';
import type { ArticleField } from '../articles/articleFields.ts';
import type { Database, Enums } from '../database.types.ts';
import { DataError } from '../errors.ts';
import { type Page, toPage } from '../pages.ts';
import { invalidate } from '../queryClient.ts';
import { queryKeys } from '../queryKeys.ts';
import { supabase } from '../supabase.ts';
import { restoredInput, type Taxonomy } from './revision.ts';

/** Why an article was saved. */
export type RevisionReason = Enums<'revision_reason'>;

type Functions = Database['public']['Functions'];
type EmptyColumn = 'note' | 'published_at' | 'first_name' | 'last_name';
type Listed = Functions['list_article_revisions']['Returns'][number];

/** A save of an article, without its text. The generated types don't know what can be empty. */
export type RevisionItem = Omit<Listed, EmptyColumn | 'total' | 'page'> & Record<EmptyColumn, string | null>;

/** One page of the saves of an article, the latest first: also of a deleted one. Editors and above. */
async function fetchRevisions(articleId: string, page: number): Promise<Page<RevisionItem>> {
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
async function fetchRevision(articleId: string, number: number): Promise<Revision> {
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

/** One page of the deleted articles, the latest first. Editors and above. */
async function fetchDeletedArticles(request: DeletedArticlesRequest): Promise<Page<DeletedArticleItem>> {
  const { data } = await supabase().rpc('list_deleted_articles', request).throwOnError();
  return toPage(data, ({ total: _total, page: _page, ...article }): DeletedArticleItem => article);
}

/** Which deleted article is wanted back, and as which save has it: null for the latest. */
export type DeletedArticleRestoration = { articleId: string; number: number | null };

/** Makes a deleted article a draft again. Fails as `notFound` when it is no longer kept. Editors and above. */
async function restoreDeletedArticle({ articleId, number }: DeletedArticleRestoration) {
  await supabase()
    .rpc('restore_deleted_article', { article_id: articleId, ...(number !== null && { revision: number }) })
    .throwOnError();
}

// Of the articles: whatever is read again of all articles is read again of their saves.
const keys = {
  list: (articleId: string) => [...queryKeys.articles, 'revisions', articleId],
  one: (articleId: string, number: number | null) => [...queryKeys.articles, 'revision', articleId, number],
};

/** One page of the saves of an article (`fetchRevisions`). The page before stays until it is there. */
export const revisionsQuery = (articleId: string, page: number) =>
  queryOptions({
    queryKey: [...keys.list(articleId), page],
    queryFn: () => fetchRevisions(articleId, page),
    placeholderData: keepPreviousData,
    // Anybody may have saved meanwhile.
    staleTime: 0,
    meta: { notice: 'dataNotLoaded' },
  });

/** One save of an article (`fetchRevision`); nothing is requested while `number` is null. What was read is never read again. */
export const revisionQuery = (articleId: string, number: number | null) =>
  queryOptions({
    queryKey: keys.one(articleId, number),
    queryFn: () => fetchRevision(articleId, number ?? 0),
    enabled: number !== null,
    staleTime: 60_000,
    meta: { notice: 'dataNotLoaded' },
  });

/** Fields of another text that are wanted in the article as the screen saw it. */
export type Restoration = {
  present: Article;
  text: ArticleInput;
  fields: readonly ArticleField[];
  /** What the new save says of itself: « Version 12 ». */
  note: string;
  taxonomy: Taxonomy;
};

/**
 * Brings fields of a save back as a new save: text alone, status and date stay. Fails as `conflict`, with nothing
 * written, when somebody has saved since the article was read; what is typed elsewhere meets it like any other save.
 */
export const restoreRevisionMutation = (articleId: string) =>
  mutationOptions({
    mutationFn: async ({ present, text, fields, note, taxonomy }: Restoration, { client }) => {
      const input = restoredInput(toArticleInput(present, Date.now()), text, fields, taxonomy);
      const { id, version, tag_ids: tagIdsBefore } = present;
      const save = { id, version, input, tagIdsBefore, intent: 'update', reason: 'restored', note } as const;
      const outcome = await writeArticle(client, save);
      if (outcome.kind === 'conflict') throw new DataError('conflict', { sentence: savedMeanwhile });
      if (outcome.apartError) throw outcome.apartError;
      return outcome.saved;
    },
    // Also after a failure: the text may be there without its answer, or without its tags.
    onSettled: (_article, _error, _restoration, _result, { client }) =>
      invalidate(client, keys.list(articleId)),
  });

const savedMeanwhile =
  'Cet article a été enregistré entre-temps\u00A0: rien n’a été écrasé. Regardez sa version actuelle, puis recommencez.';

/** One page of the deleted articles (`fetchDeletedArticles`). */
export const deletedArticlesQuery = (request: DeletedArticlesRequest) =>
  queryOptions({
    queryKey: [...deletedArticlesKey, request],
    queryFn: () => fetchDeletedArticles(request),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { notice: 'articlesNotLoaded' },
  });

/** Makes a deleted article a draft again (`restoreDeletedArticle`). */
export const restoreDeletedArticleMutation = mutationOptions({
  mutationFn: (restoration: DeletedArticleRestoration) => restoreDeletedArticle(restoration),
  onSuccess: (_nothing, _restoration, _result, { client }) => invalidate(client, queryKeys.articles),
});
