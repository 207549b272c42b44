import type { BlogArticle } from '#features/articles/data/blog.queries.ts';
import { readRows } from '#data/readRows.ts';

/** What is online of an article that a release is about to change. */
export type OnlineArticle = Pick<BlogArticle, 'id' | 'slug' | 'category_id' | 'published_at'> & {
  article_tags: { tags: { id: string } | null }[];
};

/** Those of these articles that are online today. */
export async function readOnlineArticles(ids: readonly string[]): Promise<OnlineArticle[]> {
  if (ids.length === 0) return [];
  return readRows('articles', {
    select: 'id,slug,category_id,published_at,article_tags(tags(id))',
    status: 'eq.published',
    id: `in.(${ids.join()})`,
  });
}
