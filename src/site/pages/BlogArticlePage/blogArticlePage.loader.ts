import { type LoaderFunctionArgs, data, redirect } from 'react-router-dom';
import { paths } from '#paths.ts';
import {
  type BlogArticle,
  type BlogSummary,
  fetchPublishedArticle,
  fetchRelatedArticles,
} from '#data/articles/blog.queries.ts';
import { fetchPageChange } from '#data/articles/pageChanges.queries.ts';
import { loadMarkdown } from '#site/sections/blog/ArticleBody/loadMarkdown.ts';

/** No article means that none is published at this address. */
export type BlogArticleData = { article: BlogArticle | null; related: BlogSummary[] };

/** The article at the address, or where it went. What else there is to read must not keep anyone from reading it. */
export async function loader({ params: { slug = '' } }: LoaderFunctionArgs) {
  const [article] = await Promise.all([fetchPublishedArticle(slug), loadMarkdown()]);
  if (!article) {
    const change = await fetchPageChange(paths.blogArticle(slug));
    if (change?.kind === 'moved' && change.target) return redirect(change.target, 301);
    return data(nothing, { status: change ? 410 : 404 });
  }
  return {
    article,
    related: await fetchRelatedArticles(article, 3).catch(() => []),
  } satisfies BlogArticleData;
}

const nothing: BlogArticleData = { article: null, related: [] };
