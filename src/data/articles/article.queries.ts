import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Database } from '../database.types.ts';
import { DataError, hasArrivedBefore, refuse, toDataError } from '../errors.ts';
import { type Page, toPage } from '../pages.ts';
import { removeRow } from '../listCache.ts';
import { invalidate } from '../queryClient.ts';
import { queryKeys } from '../queryKeys.ts';
import { deleteRecord, restoreRecord } from '../records.queries.ts';
import { supabase } from '../supabase.ts';
import { type DocumentState, fetchDocument } from '../documents/document.queries.ts';
import { refreshDocument } from '../documents/documentCache.ts';
import { toArticleDocument } from '../documents/documentKey.ts';
import { type Article, type ArticleInput, type ArticleRow, toArticleText } from './article.schema.ts';
import type { SaveIntent, SaveOutcome } from '../documents/documentKind.ts';
import { toPublication, type PublicationValues } from './publication.ts';

type Functions = Database['public']['Functions'];

/** Which articles are listed, how, and which page of them is wanted, from 1. */
export type ArticleListRequest = Functions['list_articles']['Args'];

type ListedRow = Functions['list_articles']['Returns'][number];
type EmptyColumn =
  | 'excerpt'
  | 'published_at'
  | 'category_name'
  | 'category_color'
  | 'author_first_name'
  | 'author_last_name'
  | 'planned_for'
  | 'release_id'
  | 'release_name';

/** A row of the articles list. The generated types don't know what can be empty. */
export type ArticleListItem = Omit<ListedRow, EmptyColumn | 'total' | 'is_total_exact' | 'page'> &
  Record<EmptyColumn, string | null>;

export type ArticleList = Page<ArticleListItem>;

/** One page of articles, searched, filtered, sorted and cut by the database. */
async function fetchArticles(request: ArticleListRequest): Promise<ArticleList> {
  const { data } = await supabase().rpc('list_articles', request).throwOnError();
  return toPage(
    data,
    ({ total: _total, is_total_exact: _exact, page: _page, ...article }): ArticleListItem => article,
  );
}

/** Somebody who has written an article. */
export type Author = { user_id: string; first_name: string | null; last_name: string | null };

/** Everybody who has written an article, by name. */
async function fetchAuthors(): Promise<Author[]> {
  const { data } = await supabase().rpc('list_authors').throwOnError();
  return data;
}

/** An article as its editor has it: with what waits beside it, and when that goes online. */
export type SavedArticle = Article & { document?: DocumentState | null };

/** One article for its editor (`SavedArticle`). Fails as `notFound` when there is none. */
export async function fetchSavedArticle(id: string): Promise<SavedArticle> {
  const [article, document] = await Promise.all([fetchArticle(id), fetchDocument(toArticleDocument(id))]);
  return { ...article, document };
}

/** One article with the ids of its tags. Fails as `notFound` when there is none. */
export async function fetchArticle(id: string): Promise<Article> {
  const { data } = await supabase()
    .from('articles')
    .select('*,article_tags(tag_id)')
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  if (!data) throw new DataError('notFound', { sentence: 'Cet article n’existe plus.' });
  const { article_tags, ...article } = data;
  return { ...article, tag_ids: article_tags.map(({ tag_id }) => tag_id) };
}

/** What a save needs to know. */
export type ArticleSave = {
  /** Made by the browser, also for a new article: a create that is repeated then can't make a second one. */
  id: string;
  /** The version that the form was filled from; null when the article doesn't exist yet. */
  version: number | null;
  input: ArticleInput;
  intent: SaveIntent;
  /** The tags that the database has, so that unchanged ones cost no request. */
  tagIdsBefore: readonly string[];
} & SaveExplanation;

/** What the version of a save says that only whoever saves knows. Of other saves, the database knows the reason. */
export type SaveExplanation = {
  /** It joins two people's texts, or brings back an earlier one. */
  reason?: 'merged' | 'restored';
  /** What the person says of it, in 500 characters at most. */
  note?: string;
};

type ArticleValues = ReturnType<typeof toArticleText> &
  PublicationValues & { save_reason?: 'merged' | 'restored'; save_note?: string };

/** The statements that a save is made of. Each checks the version by itself, in the database. */
export type ArticleStatements = {
  insert: (id: string, values: ArticleValues) => Promise<ArticleRow>;
  /** Gives null when no row has this id and this version, or none may be changed. */
  update: (id: string, version: number, values: ArticleValues) => Promise<ArticleRow | null>;
  /** Replaces the tags of this very version in one transaction, and raises it. */
  setTags: (id: string, version: number, tagIds: string[]) => Promise<void>;
  read: (id: string) => Promise<Article>;
};

const databaseStatements: ArticleStatements = {
  async insert(id, values) {
    const { data } = await supabase()
      .from('articles')
      .insert([{ id, ...values }])
      .select('*')
      .throwOnError();
    return data[0] ?? refuse();
  },
  async update(id, version, values) {
    const { data } = await supabase()
      .from('articles')
      .update(values)
      .eq('id', id)
      .eq('version', version)
      .select('*')
      .throwOnError();
    return data[0] ?? null;
  },
  async setTags(id, version, tagIds) {
    await supabase()
      .rpc('set_article_tags', { article_id: id, tag_ids: tagIds, expected_version: version })
      .throwOnError();
  },
  read: fetchArticle,
};

/**
 * Writes an article, then its tags. Fails as `duplicate` when the slug is taken, as `refused` when the database changed nothing
 * although nobody saved meanwhile.
 */
export async function saveArticle(
  { id, version, input, intent, tagIdsBefore, reason, note }: ArticleSave,
  statements: ArticleStatements = databaseStatements,
): Promise<SaveOutcome<Article>> {
  const values = {
    ...toArticleText(input),
    ...toPublication(intent, input),
    ...(reason && { save_reason: reason }),
    ...(note && { save_note: note }),
  };
  const row =
    version === null
      ? await createArticle(id, values, statements)
      : await statements.update(id, version, values);
  if (!row) {
    const theirs = await statements.read(id);
    return theirs.version === version ? refuse() : { kind: 'conflict', theirs };
  }
  if (haveSameTags(input.tag_ids, tagIdsBefore)) {
    return { kind: 'saved', saved: { ...row, tag_ids: input.tag_ids }, apartError: null };
  }
  try {
    await statements.setTags(id, row.version, input.tag_ids);
  } catch (error) {
    return {
      kind: 'saved',
      saved: { ...row, tag_ids: [...tagIdsBefore] },
      apartError: toDataError(error),
    };
  }
  // Tags are dated with the article, and visitors' page is recognized by that date.
  const { updated_at } = await statements.read(id).catch(() => row);
  const article = { ...row, updated_at, version: row.version + 1, tag_ids: input.tag_ids };
  return { kind: 'saved', saved: article, apartError: null };
}

/** Gives null when an earlier attempt with this id had arrived without its answer: there never is a second article. */
async function createArticle(id: string, values: ArticleValues, { insert }: ArticleStatements) {
  try {
    return await insert(id, values);
  } catch (error) {
    if (hasArrivedBefore(error)) return null;
    throw error;
  }
}

const haveSameTags = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((tag) => others.includes(tag));

/** The article other than `ownId` that has this slug; null when none has. */
async function fetchSlugHolder(slug: string, ownId: string) {
  const { data } = await supabase()
    .from('articles')
    .select('id,title')
    .eq('slug', slug)
    .neq('id', ownId)
    .limit(1)
    .throwOnError();
  return data[0] ?? null;
}

const keys = {
  list: [...queryKeys.articles, 'list'],
  authors: [...queryKeys.articles, 'authors'],
  slugs: [...queryKeys.articles, 'slug'],
  one: (id: string | null) => [...queryKeys.articles, 'one', id],
};

/** One page of the list (`fetchArticles`). The page before stays until it is there. */
export const articlesQuery = (request: ArticleListRequest) =>
  queryOptions({
    queryKey: [...keys.list, request],
    queryFn: () => fetchArticles(request),
    placeholderData: keepPreviousData,
    meta: { notice: 'articlesNotLoaded' },
  });

/** Everybody who has written an article. */
export const authorsQuery = queryOptions({ queryKey: keys.authors, queryFn: fetchAuthors });

/** One article with its tags; nothing is requested while `id` is null. */
export const articleQuery = (id: string | null) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: () => fetchSavedArticle(id ?? ''),
    enabled: id !== null,
    // The form holds what the person typed: reading behind their back would only mislead.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Which other article has this slug (`fetchSlugHolder`); nothing is requested while it is empty. */
export const slugHolderQuery = (slug: string, ownId: string) =>
  queryOptions({
    queryKey: [...keys.slugs, slug, ownId],
    queryFn: () => fetchSlugHolder(slug, ownId),
    enabled: slug !== '',
  });

/** Reads an article anew, for whatever shows it; null when there is none. */
export async function readArticle(client: QueryClient, id: string): Promise<SavedArticle | null> {
  const article = await fetchSavedArticle(id).catch((error: unknown) => {
    if (toDataError(error).kind === 'notFound') return null;
    throw error;
  });
  if (article) client.setQueryData(keys.one(id), article);
  return article;
}

/** Writes an article (`saveArticle`), and lets the rest of the back-office know of what it learns. */
export async function writeArticle(
  client: QueryClient,
  save: ArticleSave,
): Promise<SaveOutcome<SavedArticle>> {
  return withArticleNews(client, save.id, async () => {
    const outcome = await saveArticle(save);
    if (outcome.kind === 'conflict') {
      return { kind: 'conflict', theirs: (await readArticle(client, save.id)) ?? outcome.theirs };
    }
    // What was written is online or a draft: nothing waits beside it, whatever comes of this request.
    const document = await fetchDocument(toArticleDocument(save.id)).catch(() => null);
    const saved: SavedArticle = { ...outcome.saved, document };
    client.setQueryData(keys.one(save.id), saved);
    return { ...outcome, saved };
  });
}

/** Lets the rest of the back-office know of what a write of an article learns, also when it failed. */
export async function withArticleNews(
  client: QueryClient,
  id: string,
  write: () => Promise<SaveOutcome<SavedArticle>>,
): Promise<SaveOutcome<SavedArticle>> {
  const outcome = await write().catch((error: unknown) => {
    refreshTaxonomy(client, error);
    throw error;
  });
  if (outcome.kind === 'saved') refreshTaxonomy(client, outcome.apartError);
  refreshLists(client);
  refreshDocument(client, toArticleDocument(id));
  return outcome;
}

/** What an article is linked to may have been deleted meanwhile: the lists to choose from are read again. */
function refreshTaxonomy(client: QueryClient, error: unknown) {
  if (!(error instanceof DataError) || error.kind !== 'conflict') return;
  void invalidate(client, queryKeys.categories, queryKeys.tags);
}

/** Deletes an article by its id. */
export const deleteArticleMutation = mutationOptions({
  mutationFn: (id: string) => deleteRecord('articles', id),
  onSuccess: (_nothing, id, _result, { client }) => {
    client.removeQueries({ queryKey: keys.one(id) });
    removeRow(client, keys.list, id);
    refreshLists(client);
  },
  meta: { isErrorHandled: true },
});

/** Takes back the deletion of an article, by its id. */
export const restoreArticleMutation = mutationOptions({
  mutationFn: (id: string) => restoreRecord('articles', id),
  onSuccess: (_nothing, _id, _result, { client }) => invalidate(client, queryKeys.articles),
  meta: { isErrorHandled: true },
});

/** Not awaited: the person has been answered, the list catches up. */
function refreshLists(client: QueryClient) {
  void invalidate(client, keys.list, keys.authors, keys.slugs, deletedArticlesKey);
}

/** Of the deleted articles (`deletedArticlesQuery`). */
export const deletedArticlesKey = [...queryKeys.articles, 'deleted'];
