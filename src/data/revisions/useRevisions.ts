import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Article, type ArticleInput, articleInputOf } from '../articles/article.schema.ts';
import type { ArticleField } from '../articles/editing/merge.ts';
import { useArticleWriter } from '../articles/useArticles.ts';
import { DataError } from '../errors.ts';
import {
  type DeletedArticlesRequest,
  fetchDeletedArticles,
  fetchRevision,
  fetchRevisions,
  restoreDeletedArticle,
} from './revision.queries.ts';
import { restoredInput, type Taxonomy } from './revision.ts';

// Of the articles: whatever is told to all that is known of them is told to their saves.
const keys = {
  list: (articleId: string) => ['articles', 'revisions', articleId],
  one: (articleId: string, number: number | null) => ['articles', 'revision', articleId, number],
  deleted: ['articles', 'deleted'],
} as const;

/** One page of the saves of an article (`fetchRevisions`). The page before stays until it is there. */
export function useRevisions(articleId: string, page: number) {
  return useQuery({
    queryKey: [...keys.list(articleId), page],
    queryFn: () => fetchRevisions(articleId, page),
    placeholderData: keepPreviousData,
    // Anybody may have saved meanwhile.
    staleTime: 0,
  });
}

/** One save of an article (`fetchRevision`); nothing is asked while `number` is null. What was read is never read again. */
export function useRevision(articleId: string, number: number | null) {
  return useQuery({
    queryKey: keys.one(articleId, number),
    queryFn: () => fetchRevision(articleId, number ?? 0),
    enabled: number !== null,
    staleTime: 60_000,
  });
}

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
 * Brings fields of a save back as a new save (product 11.5): text alone, status and date stay. Fails as `conflict`, with nothing
 * written, when somebody has saved since the article was read; what is typed elsewhere meets it like any other save.
 */
export function useRestoreRevision(articleId: string) {
  const write = useArticleWriter();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ present, text, fields, note, taxonomy }: Restoration) => {
      const input = restoredInput(articleInputOf(present, Date.now()), text, fields, taxonomy);
      const { id, version, tag_ids: tagIdsBefore } = present;
      const save = { id, version, input, tagIdsBefore, intent: 'update', reason: 'restored', note } as const;
      const outcome = await write(save);
      if (outcome.kind === 'conflict') throw new DataError('conflict', { sentence: savedMeanwhile });
      if (outcome.tagsError) throw outcome.tagsError;
      return outcome.article;
    },
    // Also after a failure: the text may be there without its answer, or without its tags.
    onSettled: () => client.invalidateQueries({ queryKey: keys.list(articleId) }),
  });
}

const savedMeanwhile =
  'Cet article a été enregistré entre-temps\u00A0: rien n’a été écrasé. Regardez sa version actuelle, puis recommencez.';

/** One page of the deleted articles (`fetchDeletedArticles`). */
export function useDeletedArticles(request: DeletedArticlesRequest) {
  return useQuery({
    queryKey: [...keys.deleted, request],
    queryFn: () => fetchDeletedArticles(request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Makes a deleted article a draft again (`restoreDeletedArticle`). */
export function useRestoreDeletedArticle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreDeletedArticle,
    onSuccess: () => client.invalidateQueries({ queryKey: ['articles'] }),
  });
}
