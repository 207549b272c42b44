import { type LoaderFunctionArgs, data, redirect } from 'react-router-dom';
import { paths } from '#paths.ts';
import {
  type BlogSummary,
  type BlogTaxonomy,
  fetchBlogTaxonomy,
  fetchPublishedArticles,
} from '#features/articles/data/blog.queries.ts';
import { DataError } from '#data/errors.ts';
import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { type BlogChoice, parseBlogChoice, blogPath } from '#features/articles/site/blogAddress.ts';
import { callToActionContent, headContent, heroContent } from './blogPage.section.ts';

export const page = pageContents({
  'blog/head': headContent,
  'blog/hero': heroContent,
  'blog/callToAction': callToActionContent,
});

export type BlogPageData = {
  choice: BlogChoice & { page: number };
  articles: BlogSummary[];
  total: number;
  pageCount: number;
  categories: BlogTaxonomy['categories'];
  tags: BlogTaxonomy['tags'];
  contents?: ChangedContents;
};

/** One that leads, two that follow, six lines. */
const pageSize = 9;

/** What the address asks for: 404 for a page past the end, and for a filter that nothing was published under. */
export async function loader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const shown = await loadBlogPage(parseBlogChoice(new URL(request.url).searchParams));
  const moved = findMoved(shown);
  if (moved) return redirect(blogPath({ ...shown.choice, tag: moved.slug }), 301);
  return isBeyond(shown) ? data(shown, { status: 404 }) : shown;
}

/** One page of the articles of a choice; none past the end. */
export async function loadBlogPage(choice: BlogPageData['choice']): Promise<BlogPageData> {
  const [taxonomy, contents] = await Promise.all([fetchBlogTaxonomy(), page.load()]);
  const { articles, total } = await loadArticles(choice, taxonomy).catch(nothingPastEnd);
  return { choice, articles, total, pageCount: Math.ceil(total / pageSize), ...taxonomy, contents };
}

/** Whether an address asks for more than there is. Only the blog as a whole may be empty. */
const isBeyond = ({ choice, articles }: BlogPageData) =>
  articles.length === 0 && blogPath(choice) !== paths.blog;

function nothingPastEnd(error: unknown) {
  if (error instanceof DataError && error.kind === 'notFound') return { articles: [], total: 0 };
  throw error;
}

/** The tag that the one of the address was joined with. */
const findMoved = ({ choice: { tag }, tags }: BlogPageData) =>
  tag !== undefined && tags.every(({ slug }) => slug !== tag)
    ? tags.find(({ former_slugs: former }) => former?.includes(tag))
    : undefined;

/** A category or tag that nobody knows has no articles. */
async function loadArticles(
  { category, tag, page }: BlogPageData['choice'],
  { categories, tags }: BlogTaxonomy,
) {
  const categoryId = categories.find(({ slug }) => slug === category)?.id;
  const tagId = tags.find(({ slug }) => slug === tag)?.id;
  if ((category && !categoryId) || (tag && !tagId)) return { articles: [], total: 0 };
  return fetchPublishedArticles({ page, pageSize, categoryId, tagId });
}
