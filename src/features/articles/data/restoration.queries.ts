import { mutationOptions } from '@tanstack/react-query';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import type { Renamed } from '#data/records.queries.ts';
import { supabase } from '#data/supabase.ts';

/** Which deleted article is wanted back, and as which save has it: null for the latest. */
export type DeletedArticleRestoration = { articleId: string; number: number | null };

/** Makes a deleted article a draft again. Fails as `notFound` when it is no longer kept. Editors and above. */
async function restoreDeletedArticle({ articleId, number }: DeletedArticleRestoration): Promise<Renamed> {
  const { data } = await supabase()
    .rpc('restore_deleted_article', {
      article_id: articleId,
      ...(number !== null && { wanted_number: number }),
    })
    .throwOnError();
  return data as Renamed;
}

/** Makes a deleted article a draft again (`restoreDeletedArticle`). */
export const restoreDeletedArticleMutation = mutationOptions({
  mutationFn: (restoration: DeletedArticleRestoration) => restoreDeletedArticle(restoration),
  onSuccess: (_nothing, _restoration, _result, { client }) =>
    invalidate(client, queryKeys.articles, queryKeys.documents, queryKeys.deleted),
});
