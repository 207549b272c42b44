import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '#paths.ts';
import {
  type BlogArticle,
  type BlogSummary,
  fetchPublishedArticle,
  fetchRelatedArticles,
} from '#features/articles/data/blog.queries.ts';
import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { loadMarkdown, prepareText } from '#features/articles/site/ArticleBody/loadMarkdown.ts';
import { answerMissing } from '#site/pages/NotFoundPage/answerMissing.ts';
import { callToActionContent } from './blogArticlePage.section.ts';

export const page = pageContents({ 'blogArticle/callToAction': callToActionContent });

export type BlogArticleData = {
  article: BlogArticle;
  related: BlogSummary[];
  contents?: ChangedContents;
};

/** The article at the address, or where it went. What else there is to read must not keep anyone from reading it. */
export async function loader({ params: { slug = '' } }: LoaderFunctionArgs) {
  const [article, contents] = await Promise.all([fetchPublishedArticle(slug), page.load(), loadMarkdown()]);
  if (!article) return answerMissing(paths.blogArticle(slug));
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
