import { mutationOptions } from '@tanstack/react-query';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { versionsKey } from '#documents/data/version.queries.ts';
import { DataError } from '#data/errors.ts';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { supabase } from '#data/supabase.ts';
import type { SavedArticle } from './article.queries.ts';
import type { ArticleInput } from './article.schema.ts';
import { articleKind } from './articleKind.ts';

/** Which deleted article is wanted back, and as which save has it: null for the latest. */
export type DeletedArticleRestoration = { articleId: string; number: number | null };

/** Makes a deleted article a draft again. Fails as `notFound` when it is no longer kept. Editors and above. */
async function restoreDeletedArticle({ articleId, number }: DeletedArticleRestoration) {
  await supabase()
    .rpc('restore_deleted_article', {
      article_id: articleId,
      ...(number !== null && { wanted_number: number }),
    })
    .throwOnError();
}

/** A text with something brought back, to be saved over the article as the screen saw it. */
type VersionRestoration = {
  present: SavedArticle;
  text: ArticleInput;
  /** What the new save says of itself: « Version 12 ». */
  note: string;
};

/**
 * Saves a text with something brought back: status and date stay. Fails as `conflict`, with nothing written, when somebody
 * has saved since the article was read; what is typed elsewhere meets it like any other save.
 */
export const restoreVersionMutation = (articleId: string) =>
  mutationOptions({
    mutationFn: async ({ present, text, note }: VersionRestoration, { client }) => {
      // Where modifications wait, it waits with them; what is published stays so.
      const isPublished = present.status === 'published' && !present.document?.pending;
      const intent = isPublished ? 'publish' : 'save';
      const document = toArticleDocument(present.id);
      const save = { document, saved: present, text, intent, reason: 'restored', note } as const;
      const outcome = await articleKind.write(client, save);
      if (outcome.kind === 'conflict') throw new DataError('conflict', { sentence: savedMeanwhile });
      return outcome.saved;
    },
    // Also after a failure: the text may be there without its answer.
    onSettled: (_article, _error, _restoration, _result, { client }) =>
      invalidate(client, versionsKey(toArticleDocument(articleId))),
  });

const savedMeanwhile =
  'Cet article a été enregistré entre-temps\u00A0: rien n’a été écrasé. Regardez sa version actuelle, puis recommencez.';

/** Makes a deleted article a draft again (`restoreDeletedArticle`). */
export const restoreDeletedArticleMutation = mutationOptions({
  mutationFn: (restoration: DeletedArticleRestoration) => restoreDeletedArticle(restoration),
  onSuccess: (_nothing, _restoration, _result, { client }) =>
    invalidate(client, queryKeys.articles, queryKeys.deleted),
});
