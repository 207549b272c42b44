import { type LoaderFunctionArgs, data, redirect } from 'react-router-dom';
import { paths } from '#paths.ts';
import {
  type BlogArticle,
  type BlogSummary,
  fetchPublishedArticle,
  fetchRelatedArticles,
} from '#features/articles/data/blog.queries.ts';
import { fetchPageChange } from '#features/articles/data/pageChanges.queries.ts';
import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { loadMarkdown, prepareText } from '#features/articles/site/ArticleBody/loadMarkdown.ts';
import { loadNotFound } from '#site/pages/NotFoundPage/NotFoundPage.tsx';
import { callToActionContent } from './blogArticlePage.section.ts';

export const page = pageContents({ 'blogArticle/callToAction': callToActionContent });

/** No article means that none is published at this address: the contents are then those of the page for lost visitors. */
export type BlogArticleData = {
  article: BlogArticle | null;
  related: BlogSummary[];
  contents?: ChangedContents;
};

/** The article at the address, or where it went. What else there is to read must not keep anyone from reading it. */
export async function loader({ params: { slug = '' } }: LoaderFunctionArgs) {
  const [article, contents] = await Promise.all([fetchPublishedArticle(slug), page.load(), loadMarkdown()]);
  if (!article) {
    const change = await fetchPageChange(paths.blogArticle(slug));
    if (change?.kind === 'moved' && change.target) return redirect(change.target, 301);
    const nothing: BlogArticleData = { article: null, related: [], contents: await loadNotFound() };
    return data(nothing, { status: change ? 410 : 404 });
  }
  const [related] = await Promise.all([
    fetchRelatedArticles(article, 3).catch(() => []),
    prepareText(article),
  ]);
  return {
    article,
    related,
    contents,
  } satisfies BlogArticleData;
}
