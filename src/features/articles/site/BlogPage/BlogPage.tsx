import { useNavigation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { usePageData } from '#documents/contents/pageData.ts';
import { type PageHeadData, nameless } from '#site/pageHead.ts';
import { ArticleList } from '#features/articles/site/ArticleList/ArticleList.tsx';
import { blogPath } from '#features/articles/site/blogAddress.ts';
import { BlogFilters } from '#features/articles/site/BlogFilters/BlogFilters.tsx';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { typewriter } from '#site/illustrations/typewriter.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import type { Settings } from '#site/settings/settings.ts';
import { type BlogPageData, loader, page } from './blogPage.loader.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = typewriter;

export { BlogErrorPage as ErrorBoundary } from '#site/sections/shared/BlogErrorPage.tsx';
export { loader };
/** The loader reads the query: other filters, other articles. */
export const shouldRevalidate = () => true;

export const head = (shown: BlogPageData | undefined, settings?: Settings): PageHeadData => {
  if (!shown) return nameless;
  const { choice, articles, categories, tags, contents } = shown;
  const own = page.head(contents, settings);
  const category = categories.find(({ slug }) => slug === choice.category);
  const tag = tags.find(({ slug }) => slug === choice.tag);
  const filter = [category, tag].flatMap((chosen) => chosen?.name ?? []).join(', ');
  const title = filter ? `${own.title} : ${filter}` : own.title;
  return {
    ...(!filter && own),
    title: choice.page > 1 ? `${title}, page ${choice.page}` : title,
    description: category?.description ?? own.description,
    path: blogPath(choice),
    hasFeed: true,
    isIndexed: articles.length > 0 || blogPath(choice) === paths.blog,
    keywords: [...own.keywords.slice(0, 1), ...categories.map(({ name }) => name), ...own.keywords.slice(1)],
  };
};

/** /blog: the published articles, newest first, by category and tag. */
export function BlogPage() {
  const shown = usePageData<BlogPageData>();
  const { categories, tags, choice, total, articles, pageCount } = shown;
  const contents = page.useOver(shown.contents);
  const { location } = useNavigation();
  return (
    <>
      <PageHero {...contents.hero} opening={opening} />
      <BlogFilters categories={categories} tags={tags} choice={choice} total={total} />
      <ArticleList
        articles={articles}
        pageCount={pageCount}
        choice={choice}
        isBusy={location?.pathname === paths.blog}
      />
      <CallToAction {...contents.callToAction} closing="loud" />
    </>
  );
}
