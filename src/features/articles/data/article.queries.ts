import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Enums, Tables } from '#generated/database.types.ts';
import { DataError } from '#data/errors.ts';
import { fetchPage, type Page, toPattern } from '#data/paging.ts';
import { removeRow } from '#data/listCache.ts';
import { invalidate } from '#data/queryClient.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { deleteRecords, type RecordDeletion, type Renamed, restoreRecords } from '#data/records.queries.ts';
import { supabase } from '#data/supabase.ts';
import { describePlace } from '#documents/data/deletedDocuments.queries.ts';
import { fetchDocument } from '#documents/data/document.queries.ts';
import { toDocumentKey } from '#documents/data/documentCache.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';

/** Which articles are listed, how, and which page of them is wanted, from 1. */
export type ArticleListRequest = {
  search?: string;
  only_status?: Enums<'article_status'>;
  only_category?: string;
  only_author?: string;
  /** For which something waits: changes beside what is online, or a time to come. */
  only_waiting?: 'modified' | 'planned';
  sort?: 'created_at' | 'sort_text' | 'views_count';
  is_ascending?: boolean;
  wanted_page?: number;
};

const columns =
  'id,title,excerpt,status,views_count,created_at,published_at,category_name,category_color,author_name,is_modified,planned_for,ends_at,release_id,release_name';

type EmptyColumn =
  | 'excerpt'
  | 'published_at'
  | 'category_name'
  | 'category_color'
  | 'author_name'
  | 'planned_for'
  | 'ends_at'
  | 'release_id'
  | 'release_name';

/** A row of the articles list. The generated types take all columns of a view for ones that may be empty. */
export type ArticleListItem = Pick<
  Tables<'articles'>,
  'id' | 'title' | 'status' | 'views_count' | 'created_at'
> &
  Record<EmptyColumn, string | null> & { is_modified: boolean };

export type ArticleList = Page<ArticleListItem>;

/** One page of articles, searched, filtered, sorted and cut by the database. */
function fetchArticles({
  search,
  only_status,
  only_category,
  only_author,
  only_waiting,
  sort = 'created_at',
  is_ascending: ascending = false,
  wanted_page = 1,
}: ArticleListRequest): Promise<ArticleList> {
  const pattern = toPattern(search);
  return fetchPage((first, last) => {
    let query = supabase().from('listed_articles').select(columns, { count: 'exact' });
    if (pattern) query = query.like('search_text', pattern);
    if (only_status) query = query.eq('status', only_status);
    if (only_category) query = query.eq('category_id', only_category);
    if (only_author) query = query.eq('author_id', only_author);
    if (only_waiting) query = query.is(only_waiting === 'modified' ? 'is_modified' : 'is_planned', true);
    return query
      .order(sort, { ascending })
      .order('id', { ascending })
      .range(first, last)
      .overrideTypes<ArticleListItem[], { merge: false }>()
      .throwOnError();
  }, wanted_page);
}

const keys = {
  list: [...queryKeys.articles, 'list'],
  authors: [...queryKeys.articles, 'authors'],
  slugs: [...queryKeys.articles, 'slug'],
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
export const authorsQuery = queryOptions({
  queryKey: keys.authors,
  queryFn: async () => {
    const { data } = await supabase()
      .from('article_authors')
      .select('user_id,name')
      .order('name')
      .overrideTypes<{ user_id: string; name: string | null }[], { merge: false }>()
      .throwOnError();
    return data;
  },
});

/** One article, with what waits beside it; nothing is requested while `id` is null. Fails as `notFound` when there is none. */
export const articleQuery = (id: string | null) =>
  queryOptions({
    queryKey: toDocumentKey('state', toArticleDocument(id ?? '')),
    queryFn: async () => {
      const document = await fetchDocument(toArticleDocument(id ?? ''));
      if (!document) throw new DataError('notFound', { sentence: 'Cet article n’existe plus.' });
      return document;
    },
    enabled: id !== null,
    // Never from the cache: the form starts from it.
    staleTime: 0,
    gcTime: 0,
    // The form holds what the person typed: reading behind their back would only mislead.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The article other than `ownId` that has this slug, null when none has; nothing is requested while it is empty. */
export const slugHolderQuery = (slug: string, ownId: string) =>
  queryOptions({
    queryKey: [...keys.slugs, slug, ownId],
    queryFn: async () => {
      const { data } = await supabase()
        .from('articles')
        .select('id,title')
        .eq('slug', slug)
        .neq('id', ownId)
        .limit(1)
        .throwOnError();
      return data[0] ?? null;
    },
    enabled: slug !== '',
  });

/** Deletes articles by their ids. Admins only. */
export const deleteArticlesMutation = mutationOptions({
  mutationFn: (deletion: RecordDeletion) => deleteRecords('articles', deletion),
  onSettled: (_nothing, _error, { gone }, _result, { client }) => {
    for (const id of gone) {
      client.removeQueries({ queryKey: toDocumentKey('state', toArticleDocument(id)) });
      removeRow(client, keys.list, id);
    }
    refreshLists(client);
  },
  meta: { isErrorHandled: true },
});

/** Takes back the deletion of articles, by their ids, or brings one back as a version has it; says of each where it stands. */
async function restoreArticles({ gone, version }: { gone: string[]; version?: number }): Promise<Renamed[]> {
  const ids = [...gone];
  const renamed = await restoreRecords('articles', gone, version);
  const { data } = await supabase()
    .from('listed_articles')
    .select(columns)
    .in('id', ids)
    .overrideTypes<ArticleListItem[], { merge: false }>()
    .throwOnError();
  const standings = new Map(data.map((article) => [article.id, describeStanding(article)]));
  return ids.map((id, index) => {
    const standing = standings.get(id);
    return { ...renamed[index], ...(standing !== undefined && { standing }) };
  });
}

/** Where an article stands, in the words that follow « Le voici ». */
function describeStanding({ status, published_at, release_id, release_name, planned_for }: ArticleListItem) {
  const isToCome = published_at !== null && Date.parse(published_at) > Date.now();
  const online = isToCome ? `planifié pour le ${formatQuebecTime(published_at)}` : 'en ligne';
  const standing = { draft: 'en brouillon', archived: 'aux archives', published: online }[status];
  return describePlace(standing, { release_id, release_name, due_at: planned_for });
}

/** Brings deleted articles back (`restoreArticles`). Editors and above. */
export const restoreArticlesMutation = mutationOptions({
  mutationFn: restoreArticles,
  onSettled: (_nothing, _error, _gone, _result, { client }) =>
    invalidate(client, queryKeys.articles, queryKeys.documents, queryKeys.deleted),
  meta: { isErrorHandled: true },
});

/** Not awaited: the person has been answered, the list catches up. */
function refreshLists(client: QueryClient) {
  void invalidate(client, keys.list, keys.authors, keys.slugs, queryKeys.deleted);
}
