import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '#paths.ts';
import {
  type BlogArticle,
  type BlogSummary,
  fetchPublishedArticle,
  fetchPublishedArticles,
  fetchRelatedArticles,
} from '#data/articles/blog.queries.ts';
import { loadMarkdown } from '#site/sections/blog/ArticleBody/loadMarkdown.ts';

/** No article means that none is published at this address. */
export type BlogArticleData = { article: BlogArticle | null; related: BlogSummary[] };

/** The article at the address. What else there is to read must not keep anyone from reading it. */
export async function loader({ params: { slug = '' } }: LoaderFunctionArgs): Promise<BlogArticleData> {
  const [article] = await Promise.all([fetchPublishedArticle(slug), loadMarkdown()]);
  if (!article) return { article: null, related: [] };
  return { article, related: await fetchRelatedArticles(article, 3).catch(() => []) };
}

/** The address of every published article. */
export async function prerenderPaths(): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page++) {
    const { articles, total } = await fetchPublishedArticles({ page, pageSize: 100 });
    found.push(...articles.map(({ slug }) => paths.blogArticle(slug)));
    if (articles.length === 0 || found.length >= total) return found;
  }
}
