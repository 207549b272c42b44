import { useLoaderData } from 'react-router-dom';
import { fetchPublishedArticle } from '#features/articles/data/blog.queries.ts';
import { type PageHeadData, nameless } from '#site/pageHead.ts';
import { ArticleBody } from '#features/articles/site/ArticleBody/ArticleBody.tsx';
import { ArticleHeader } from '#features/articles/site/ArticleHeader/ArticleHeader.tsx';
import { RelatedArticles } from '#features/articles/site/RelatedArticles/RelatedArticles.tsx';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import type { Settings } from '#site/settings/settings.ts';
import { useFreshness } from '#site/useFreshness.ts';
import { NotFoundPage, head as notFoundHead } from '#site/pages/NotFoundPage/NotFoundPage.tsx';
import { headOfArticle } from './blogArticlePage.head.ts';
import { type BlogArticleData, page } from './blogArticlePage.loader.ts';
import { useCountedView } from './useCountedView.ts';

export { BlogErrorPage as ErrorBoundary } from '#site/sections/shared/BlogErrorPage.tsx';
export { BlogLoading as HydrateFallback } from '#site/sections/shared/BlogLoading/BlogLoading.tsx';
export { loader } from './blogArticlePage.loader.ts';

export const head = (shown: BlogArticleData | undefined, settings: Settings): PageHeadData => {
  if (!shown) return nameless;
  return shown.article ? headOfArticle(shown.article, settings) : notFoundHead(shown.contents, settings);
};

/** /blog/{slug}: one published article, or the 404 page. */
export function BlogArticlePage() {
  const { article, related, contents } = useLoaderData<BlogArticleData>();
  useCountedView(article?.slug);
  useFreshness(async () => {
    if (!article) return false;
    const now = await fetchPublishedArticle(article.slug);
    return JSON.stringify(now) !== JSON.stringify(article);
  });

  if (!article) return <NotFoundPage changed={contents} />;
  return <ArticleSections article={article} related={related} contents={contents} />;
}

/** The sections of the page; without an article, what stands below any. Nobody is counted. */
export function ArticleSections({ article, related, contents }: BlogArticleData) {
  const { callToAction } = page.useOver(contents);
  return (
    <>
      {article && <ArticleHeader article={article} />}
      {article && <ArticleBody article={article} />}
      <RelatedArticles articles={related} />
      <CallToAction {...callToAction} />
    </>
  );
}
