import type { BlogArticle } from '#features/articles/data/blog.queries.ts';
import { fetchAsVisitor, readJson } from '#data/connection.ts';

/** What is online of an article that a release is about to change. */
export type OnlineArticle = Pick<BlogArticle, 'id' | 'slug' | 'category_id' | 'published_at'> & {
  article_tags: { tags: { id: string } | null }[];
};

/** Those of these articles that are online today. */
export async function readOnlineArticles(ids: readonly string[]): Promise<OnlineArticle[]> {
  if (ids.length === 0) return [];
  const parameters = new URLSearchParams({
    select: 'id,slug,category_id,published_at,article_tags(tags(id))',
    status: 'eq.published',
    id: `in.(${ids.join()})`,
  });
  return (await readJson(await fetchAsVisitor(`articles?${parameters.toString()}`))) as OnlineArticle[];
}
