import { useLoaderData } from 'react-router-dom';
import { type BlogArticle, recordArticleView } from '#features/articles/data/blog.queries.ts';
import { type PageHeadData, nameless } from '#site/pageHead.ts';
import { ArticleBody } from '#features/articles/site/ArticleBody/ArticleBody.tsx';
import { ArticleHeader } from '#features/articles/site/ArticleHeader/ArticleHeader.tsx';
import { RelatedArticles } from '#features/articles/site/RelatedArticles/RelatedArticles.tsx';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import type { Settings } from '#site/settings/settings.ts';
import { headOfMissing, isMissing, type Missing, MissingPage } from '#site/pages/NotFoundPage/missing.tsx';
import { headOfArticle } from './blogArticlePage.head.ts';
import { type BlogArticleData, page } from './blogArticlePage.loader.ts';
import { useEffect } from 'react';
import { whenVisible } from '#features/statistics/data/recordVisit.ts';

export { BlogErrorPage as ErrorBoundary } from '#site/sections/shared/BlogErrorPage.tsx';
export { BlogLoading as HydrateFallback } from '#site/sections/shared/BlogLoading/BlogLoading.tsx';
export { loader } from './blogArticlePage.loader.ts';

export const head = (shown: BlogArticleData | Missing | undefined, settings: Settings): PageHeadData => {
  if (!shown) return nameless;
  return isMissing(shown) ? headOfMissing(shown, settings) : headOfArticle(shown.article, settings);
};

/** /blog/{slug}: one published article, or the 404 page. */
export function BlogArticlePage() {
  const shown = useLoaderData<BlogArticleData | Missing>();
  useCountedView(isMissing(shown) ? undefined : shown.article.slug);
  return isMissing(shown) ? <MissingPage {...shown} /> : <ArticleSections {...shown} />;
}

/** The sections of the page; without an article, what stands below any. Nobody is counted. */
export function ArticleSections({
  article,
  related,
  contents,
}: Omit<BlogArticleData, 'article'> & { article: BlogArticle | null }) {
  const { callToAction } = page.useOver(contents);
  return (
    <>
      {article && <ArticleHeader article={article} />}
      {article && <ArticleBody article={article} />}
      <RelatedArticles articles={related} />
      <CallToAction {...callToAction} closing="call" />
    </>
  );
}

/**
 * Counts a reader of the article, whom the database knows again: nothing is stored on the device (product: no trace of readers). Nobody is
 * told when that fails: it is no concern of the reader's.
 */
function useCountedView(slug: string | undefined): void {
  useEffect(() => {
    if (slug) whenVisible(() => void recordArticleView(slug).catch(() => undefined));
  }, [slug]);
}
