import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import {
  type BlogSummary,
  type BlogTaxonomy,
  fetchBlogTaxonomy,
  fetchPublishedArticles,
} from '#data/articles/blog.queries.ts';
import { DataError } from '#data/errors.ts';
import { type BlogChoice, blogChoiceOf, blogPath } from '#site/sections/blog/blogAddress.ts';

export type BlogPageData = {
  choice: BlogChoice & { page: number };
  articles: BlogSummary[];
  total: number;
  pageCount: number;
  categories: BlogTaxonomy['categories'];
  tags: BlogTaxonomy['tags'];
  /** What the prerendered page lists besides for readers without scripts, to whom other pages are out of reach. */
  others?: Pick<BlogSummary, 'title' | 'slug'>[];
};

/** One that leads, two that follow, six lines. */
const pageSize = 9;

/** What the address asks for. A page past the end leads to the first one. */
export async function loader({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<BlogPageData | Response> {
  const choice = blogChoiceOf(new URL(request.url).searchParams);
  const taxonomy = await fetchBlogTaxonomy();
  try {
    const { articles, total } = await articlesOf(choice, taxonomy);
    const data = { choice, articles, total, pageCount: Math.ceil(total / pageSize), ...taxonomy };
    return import.meta.env.SSR ? { ...data, others: await articlesAfter(articles.length) } : data;
  } catch (error) {
    const isPastEnd = error instanceof DataError && error.kind === 'notFound' && choice.page > 1;
    if (isPastEnd) return redirect(blogPath({ ...choice, page: 1 }));
    throw error;
  }
}

async function articlesAfter(count: number) {
  const { articles } = await fetchPublishedArticles({ page: 1, pageSize: 1000 });
  return articles.slice(count).map(({ title, slug }) => ({ title, slug }));
}

/** A category or tag that nobody knows has no articles. */
async function articlesOf(
  { category, tag, page }: BlogPageData['choice'],
  { categories, tags }: BlogTaxonomy,
) {
  const categoryId = categories.find(({ slug }) => slug === category)?.id;
  const tagId = tags.find(({ slug }) => slug === tag)?.id;
  if ((category && !categoryId) || (tag && !tagId)) return { articles: [], total: 0 };
  return fetchPublishedArticles({ page, pageSize, categoryId, tagId });
}
