import { mutationOptions } from '@tanstack/react-query';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { supabase } from '#data/supabase.ts';

/** What articles are given: a category, null for none, and tags that come and go. */
export type Classification = { category_id?: string | null; added_tag?: string; removed_tag?: string };

/** Some articles, and what all of them are given. */
export type ClassifiedArticles = { ids: readonly string[]; change: Classification };

/**
 * Gives articles a category or tags, online at once and by the database also in what waits beside it, and answers with what takes it back:
 * those that had it already aren't part of that. Their texts, dates and states stay. Editors and above.
 */
async function classifyArticles(steps: readonly ClassifiedArticles[]): Promise<ClassifiedArticles[]> {
  const reversals: ClassifiedArticles[] = [];
  for (const { ids, change } of steps) {
    const { category_id, added_tag, removed_tag } = change;
    if (category_id !== undefined) reversals.push(...(await moveTo(category_id, ids)));
    if (added_tag) reversals.push(await tag(added_tag, ids));
    if (removed_tag) reversals.push(await untag(removed_tag, ids));
  }
  return reversals.filter(({ ids }) => ids.length > 0);
}

async function moveTo(category_id: string | null, ids: readonly string[]): Promise<ClassifiedArticles[]> {
  const { data } = await supabase().from('articles').select('id,category_id').in('id', ids).throwOnError();
  const moved = data.filter((article) => article.category_id !== category_id);
  if (moved.length === 0) return [];
  const movedIds = moved.map(({ id }) => id);
  await supabase().from('articles').update({ category_id }).in('id', movedIds).throwOnError();
  return [...new Set(moved.map((article) => article.category_id))].map((former) => ({
    ids: moved.filter((article) => article.category_id === former).map(({ id }) => id),
    change: { category_id: former },
  }));
}

async function tag(tag_id: string, ids: readonly string[]): Promise<ClassifiedArticles> {
  const links = supabase().from('article_tags');
  const { data } = await links.select('article_id').eq('tag_id', tag_id).in('article_id', ids).throwOnError();
  const tagged = new Set(data.map(({ article_id }) => article_id));
  const missing = ids.filter((id) => !tagged.has(id));
  if (missing.length > 0) {
    const rows = missing.map((article_id) => ({ article_id, tag_id }));
    await supabase().from('article_tags').insert(rows).throwOnError();
  }
  return { ids: missing, change: { removed_tag: tag_id } };
}

async function untag(tag_id: string, ids: readonly string[]): Promise<ClassifiedArticles> {
  const { data } = await supabase()
    .from('article_tags')
    .delete()
    .eq('tag_id', tag_id)
    .in('article_id', ids)
    .select('article_id')
    .throwOnError();
  return { ids: data.map(({ article_id }) => article_id), change: { added_tag: tag_id } };
}

/** Gives articles a category or tags (`classifyArticles`). */
export const classifyArticlesMutation = mutationOptions({
  mutationFn: classifyArticles,
  onSettled: (_reversals, _error, _steps, _result, { client }) =>
    invalidate(client, queryKeys.articles, queryKeys.documents),
  meta: { isErrorHandled: true },
});
