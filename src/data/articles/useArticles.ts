import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { DataError } from '../errors.ts';
import { withRows } from '../pages.ts';
import { deleteRecord, restoreRecord } from '../records.queries.ts';
import {
  type ArticleList,
  type ArticleListRequest,
  type ArticleSave,
  fetchArticle,
  fetchArticles,
  fetchAuthors,
  fetchScheduledArticles,
  fetchSlugHolder,
  saveArticle,
} from './article.queries.ts';

const keys = {
  all: ['articles'],
  list: ['articles', 'list'],
  authors: ['articles', 'authors'],
  scheduled: ['articles', 'scheduled'],
  one: (id: string | null) => ['articles', 'one', id],
  slug: (slug: string, ownId: string) => ['articles', 'slug', slug, ownId],
} as const;

/** One page of the list (`fetchArticles`). The page before stays until it is there. */
export function useArticles(request: ArticleListRequest) {
  return useQuery({
    queryKey: [...keys.list, request],
    queryFn: () => fetchArticles(request),
    placeholderData: keepPreviousData,
  });
}

/** Everybody who has written an article. */
export function useAuthors() {
  return useQuery({ queryKey: keys.authors, queryFn: fetchAuthors });
}

/** The first five articles that wait for their hour (`fetchScheduledArticles`). `isEnabled` is false for those who may not read them. */
export function useScheduledArticles(isEnabled: boolean) {
  return useQuery({
    queryKey: keys.scheduled,
    queryFn: () => fetchScheduledArticles(new Date(), 5),
    enabled: isEnabled,
  });
}

/** One article with its tags; nothing is asked while `id` is null. */
export function useArticle(id: string | null) {
  return useQuery({
    queryKey: keys.one(id),
    queryFn: () => fetchArticle(id ?? ''),
    enabled: id !== null,
    // The form holds what the person typed: reading behind their back would only mislead.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Which other article has this slug (`fetchSlugHolder`); nothing is asked while it is empty. */
export function useSlugHolder(slug: string, ownId: string) {
  return useQuery({
    queryKey: keys.slug(slug, ownId),
    queryFn: () => fetchSlugHolder(slug, ownId),
    enabled: slug !== '',
  });
}

/** A function that writes an article (`saveArticle`), and lets the rest of the back-office know of what it learns. */
export function useArticleWriter() {
  const client = useQueryClient();
  return useCallback(
    async (save: ArticleSave) => {
      const outcome = await saveArticle(save).catch((error: unknown) => {
        refreshLists(client, error);
        throw error;
      });
      if (outcome.kind === 'saved') refreshLists(client, outcome.tagsError);
      client.setQueryData(keys.one(save.id), outcome.kind === 'saved' ? outcome.article : outcome.theirs);
      refreshArticleList(client);
      return outcome;
    },
    [client],
  );
}

/** What an article is linked to may have been deleted meanwhile: the lists to choose from are read again. */
function refreshLists(client: QueryClient, error: unknown) {
  if (!(error instanceof DataError) || error.kind !== 'conflict') return;
  void client.invalidateQueries({ queryKey: ['categories'] });
  void client.invalidateQueries({ queryKey: ['tags'] });
}

/** Deletes an article by its id. */
export function useDeleteArticle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteRecord('articles', id),
    onSuccess: (_nothing, id) => {
      client.removeQueries({ queryKey: keys.one(id) });
      client.setQueriesData<ArticleList>(
        { queryKey: keys.list },
        (list) =>
          list &&
          withRows(
            list,
            list.rows.filter((article) => article.id !== id),
          ),
      );
      refreshArticleList(client);
    },
  });
}

/** Takes back the deletion of an article, by its id. */
export function useRestoreArticle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => restoreRecord('articles', id),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.all }),
  });
}

/** Not awaited: the person has been answered, the list catches up. */
function refreshArticleList(client: QueryClient) {
  void client.invalidateQueries({ queryKey: keys.list });
  void client.invalidateQueries({ queryKey: keys.authors });
  void client.invalidateQueries({ queryKey: keys.scheduled });
  void client.invalidateQueries({ queryKey: ['articles', 'deleted'] });
  void client.invalidateQueries({ queryKey: ['articles', 'slug'] });
}
