import { type BlogArticle, recordArticleView } from '#features/articles/data/blog.queries.ts';
import { ArticleBody } from '#features/articles/site/ArticleBody/ArticleBody.tsx';
import { ArticleHeader } from '#features/articles/site/ArticleHeader/ArticleHeader.tsx';
import { RelatedArticles } from '#features/articles/site/RelatedArticles/RelatedArticles.tsx';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { headOfDocument, pageOfDocument } from '#site/pages/NotFoundPage/missing.tsx';
import { headOfArticle } from './blogArticlePage.head.ts';
import { type BlogArticleData, page } from './blogArticlePage.loader.ts';
import { useEffect } from 'react';
import { whenVisible } from '#features/statistics/data/recordVisit.ts';

export { BlogErrorPage as ErrorBoundary } from '#site/sections/shared/BlogErrorPage.tsx';
export { BlogLoading as HydrateFallback } from '#site/sections/shared/BlogLoading/BlogLoading.tsx';
export { loader } from './blogArticlePage.loader.ts';

export const head = headOfDocument(({ article }: BlogArticleData, settings) =>
  headOfArticle(article, settings),
);

/** /blog/{slug}: one published article, or the 404 page. */
export const BlogArticlePage = pageOfDocument(function CountedArticle(shown: BlogArticleData) {
  const { slug } = shown.article;
  // The database knows a reader again: nothing is stored on the device (product: no trace of readers). Nobody is told when that
  // fails: it is no concern of the reader's.
  useEffect(() => {
    whenVisible(() => void recordArticleView(slug).catch(() => undefined));
  }, [slug]);
  return <ArticleSections {...shown} />;
});

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
