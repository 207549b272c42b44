import { fetchAsVisitor } from '#data/connection.ts';
import { readCounted, readRows, type Selected } from '#data/readRows.ts';
import type { Tables } from '#generated/database.types.ts';
import type { Picture, Pictures } from '#features/media/data/picture.ts';
import { readingMinutes } from './readingTime.ts';

/** An article as a list of the blog shows it. */
export type BlogSummary = Pick<
  Tables<'articles'>,
  'id' | 'title' | 'slug' | 'excerpt' | 'featured_image_url' | 'published_at' | 'created_at' | 'updated_at'
> & {
  categories: Pick<Tables<'categories'>, 'name' | 'slug' | 'color'> | null;
  profiles: Pick<Tables<'profiles'>, 'first_name' | 'last_name'> | null;
  /** What is known of the featured picture: nothing when it isn't in the media library. */
  cover: Picture | null;
  /** How long it takes to read. */
  readingMinutes: number;
};

/** An article as its own page shows it. */
export type BlogArticle = BlogSummary &
  Pick<
    Tables<'articles'>,
    'content' | 'featured_image_alt' | 'meta_title' | 'meta_description' | 'og_image_url' | 'category_id'
  > & {
    /** What is known of the pictures of the text. */
    pictures: Pictures;
    article_tags: { tags: Pick<Tables<'tags'>, 'id' | 'name' | 'slug'> | null }[];
  };

const summary =
  'id,title,slug,excerpt,featured_image_url,published_at,created_at,updated_at,content,cover,categories(name,slug,color),profiles(first_name,last_name)';

const whole =
  `${summary},pictures,featured_image_alt,meta_title,meta_description,og_image_url,category_id,article_tags(tags(id,name,slug))` as const;

/** A row as the server sends it. */
type Row<Article> = Omit<Article, 'readingMinutes'> & Pick<Tables<'articles'>, 'content'>;

/** Of the media that a text shows, those that are pictures. */
export const toPictures = (media: unknown) =>
  Object.fromEntries(Object.entries((media ?? {}) as Pictures).filter(([, { width }]) => width));

/** What the database computes of the featured picture, as it makes it: nothing of what isn't one. */
const readCover = <Read extends Pick<Selected<'articles', 'cover'>, 'cover'>>({
  cover,
  ...article
}: Read) => ({
  ...article,
  cover: (cover as Picture | null)?.width ? (cover as Picture) : null,
});

/** A list needs to know how long a text is, not what it says, and shows pictures as decorations. */
const toSummary = ({ content, cover, ...article }: Row<BlogSummary>): BlogSummary => ({
  ...article,
  cover: cover && { ...cover, alt: undefined },
  readingMinutes: readingMinutes(content),
});

/** By the date that readers see. Saving through the select alone empties the one of publication: then it is that of creation. */
const newestFirst = 'dated_at.desc,id.asc';

/** Which published articles are wanted: how many, after how many newer ones. */
type ArticleRange = {
  from: number;
  limit: number;
  categoryId?: string | null | undefined;
  tagId?: string | undefined;
};

/** Published articles, newest first, and how many there are in all where they are counted. */
async function readArticles({ from, limit, categoryId, tagId }: ArticleRange, prefer?: 'count=exact') {
  const published = { limit: String(limit), status: 'eq.published', order: newestFirst };
  const readSummaries = async (filters: Record<string, string>, isCounted?: typeof prefer) => {
    const { rows, total } = await readCounted(
      'articles',
      { ...published, ...filters, select: summary },
      isCounted,
    );
    return { articles: rows.map((row) => toSummary(readCover(row))), total };
  };
  const offset = String(from);
  const filters = { offset, ...(categoryId && { category_id: `eq.${categoryId}` }) };
  if (from === 0 && !tagId) {
    return readSummaries(filters, prefer);
  }
  // The database computes whole what it skips: further pages are found by their keys alone, which it reads from an index. The links
  // of a tag have one of their own, with the dates and the categories of their articles.
  const { rows: keys, total } = tagId
    ? await readCounted(
        'article_tags',
        {
          select: 'id:article_id',
          limit: String(limit),
          tag_id: `eq.${tagId}`,
          order: 'appears_at.desc,article_id.asc',
          offset,
          ...(categoryId && { category_id: `eq.${categoryId}` }),
        },
        prefer,
      )
    : await readCounted('articles', { ...published, ...filters, select: 'id' }, prefer);
  const wanted = keys.map(({ id }) => id).join();
  const { articles } = wanted ? await readSummaries({ id: `in.(${wanted})` }) : { articles: [] };
  return { articles, total };
}

/** Which articles of the blog are wanted; pages count from 1. */
export type BlogPageRequest = { page: number; pageSize: number; categoryId?: string; tagId?: string };

/** One page of published articles, newest first, and how many there are in all. */
export const fetchPublishedArticles = ({ page, pageSize, ...filter }: BlogPageRequest) =>
  readArticles({ ...filter, from: (page - 1) * pageSize, limit: pageSize }, 'count=exact');

/** The published article at this address, or null. */
export async function fetchPublishedArticle(slug: string): Promise<BlogArticle | null> {
  const [article] = await readRows('articles', {
    select: whole,
    status: 'eq.published',
    slug: `eq.${slug}`,
    limit: '1',
  });
  if (!article) return null;
  const pictures = toPictures(article.pictures);
  return { ...readCover(article), pictures, readingMinutes: readingMinutes(article.content) };
}

/** The slugs of a thousand published articles, from `offset` on, in an order that new ones don't change, and when each changed last. */
export const fetchPublishedSlugs = (offset: number) =>
  readRows('articles', {
    select: 'slug,updated_at',
    status: 'eq.published',
    order: 'created_at,id',
    limit: '1000',
    offset: String(offset),
  });

/**
 * Other published articles of the same category, newest first; of any category when it has none. The request names no
 * article, so that those of a category share it.
 */
export async function fetchRelatedArticles(
  { slug, category_id }: Pick<BlogArticle, 'slug' | 'category_id'>,
  limit: number,
): Promise<BlogSummary[]> {
  const { articles } = await readArticles({ from: 0, limit: limit + 1, categoryId: category_id });
  return articles.filter((article) => article.slug !== slug).slice(0, limit);
}

/** In French order. */
const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'fr-CA');

/** What articles are filed under. */
export type BlogTaxonomy = {
  categories: Pick<Tables<'categories'>, 'id' | 'name' | 'slug' | 'color' | 'description'>[];
  tags: (Pick<Tables<'tags'>, 'id' | 'name' | 'slug'> & { former_slugs?: readonly string[] })[];
};

/** The categories and tags that published articles use, by name in French order. */
export async function fetchBlogTaxonomy(): Promise<BlogTaxonomy> {
  const [categories, tags] = await Promise.all([
    readRows('categories', { select: 'id,name,slug,color,description', order: 'name' }),
    readRows('tags', { select: 'id,name,slug,former_slugs', order: 'name' }),
  ]);
  return {
    categories: categories.sort(byName),
    tags: tags.sort(byName),
  };
}

/** Counts a reader of a published article: the database does so once a day. */
export async function recordArticleView(slug: string) {
  await fetchAsVisitor('rpc/record_article_view', { method: 'POST', body: { article_slug: slug } });
}
