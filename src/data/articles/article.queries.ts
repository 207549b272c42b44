import { readAllPages } from '../allPages.ts';
import type { Tables } from '../database.types.ts';
import { DataError, hasArrivedBefore, refuse, toDataError } from '../errors.ts';
import { supabase } from '../supabase.ts';
import { type Article, type ArticleInput, articleTextOf } from './article.schema.ts';
import { publicationOf, type SaveIntent } from './publication.ts';

/** A row of the articles list. */
export type ArticleListItem = Pick<
  Tables<'articles'>,
  'id' | 'title' | 'slug' | 'excerpt' | 'status' | 'views_count' | 'created_at'
> & {
  categories: Pick<Tables<'categories'>, 'name' | 'color'> | null;
  profiles: Pick<Tables<'profiles'>, 'first_name' | 'last_name'> | null;
};

const listColumns =
  'id,title,slug,excerpt,status,views_count,created_at,categories(name,color),profiles(first_name,last_name)';

/** Articles, newest first, and how many there are; fewer rows than `total` while the list is still coming in. */
export type ArticleList = { articles: ArticleListItem[]; total: number };

/**
 * All articles, newest first. The specification selects every column; the texts are left out, for 10,000 of them weigh
 * a hundred times the list itself and nothing in the list reads them.
 */
export async function fetchArticles(onFirstPage?: (list: ArticleList) => void): Promise<ArticleList> {
  const articles: ArticleListItem[] = await readAllPages(
    (from, to) =>
      supabase()
        .from('articles')
        .select(listColumns, { count: 'exact' })
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, to)
        .throwOnError(),
    (firstArticles, total) => onFirstPage?.({ articles: firstArticles, total }),
  );
  return { articles, total: articles.length };
}

/** One article with the ids of its tags. Fails as `notFound` when there is none. */
export async function fetchArticle(id: string): Promise<Article> {
  const { data } = await supabase()
    .from('articles')
    .select('*,article_tags(tag_id)')
    .eq('id', id)
    .maybeSingle()
    .throwOnError();
  if (!data) throw new DataError('notFound', { sentence: 'Cet article n’existe plus.' });
  const { article_tags, ...article } = data;
  return { ...article, tag_ids: article_tags.map(({ tag_id }) => tag_id) };
}

/** What a save needs to know. */
export type ArticleSave = {
  /** Made by the browser, also for a new article: a create that is repeated then can't make a second one. */
  id: string;
  /** The version that the form was filled from; null when the article doesn't exist yet. */
  version: number | null;
  input: ArticleInput;
  intent: SaveIntent;
  /** The tags that the database has, so that unchanged ones cost no request. */
  tagIdsBefore: readonly string[];
};

/** A save that went through; the tags are a second request, and may have failed alone. */
export type ArticleSaved = { article: Article; tagsError: DataError | null };

/**
 * Writes an article, then its tags. Fails as `conflict` when somebody else saved since `version`, as `duplicate` when
 * the slug is taken, as `refused` when the database changed nothing.
 */
export async function saveArticle(save: ArticleSave): Promise<ArticleSaved> {
  const { id, version, input, intent, tagIdsBefore } = save;
  const values = { ...articleTextOf(input), ...publicationOf(intent, input.status, new Date()) };
  const row = version === null ? await createArticle(id, values) : await updateArticle(id, version, values);
  if (haveSameTags(input.tag_ids, tagIdsBefore)) {
    return { article: { ...row, tag_ids: input.tag_ids }, tagsError: null };
  }
  try {
    await setArticleTags(row, input.tag_ids);
    return { article: { ...row, tag_ids: input.tag_ids }, tagsError: null };
  } catch (error) {
    return { article: { ...row, tag_ids: [...tagIdsBefore] }, tagsError: toDataError(error) };
  }
}

type ArticleValues = ReturnType<typeof articleTextOf> & ReturnType<typeof publicationOf>;

async function createArticle(id: string, values: ArticleValues) {
  try {
    const { data } = await supabase()
      .from('articles')
      .insert([{ id, ...values }])
      .select('*')
      .throwOnError();
    return data[0] ?? refuse();
  } catch (error) {
    // An earlier attempt arrived although its answer didn't: what was typed since goes on top of it.
    if (hasArrivedBefore(error)) return updateArticle(id, 1, values);
    throw error;
  }
}

async function updateArticle(id: string, version: number, values: ArticleValues) {
  const { data } = await supabase()
    .from('articles')
    .update(values)
    .eq('id', id)
    .eq('version', version)
    .select('*')
    .throwOnError();
  return data[0] ?? explainUnchanged(id, version, values);
}

/** Nothing was changed: somebody saved meanwhile, the article is gone, or the database refused. */
async function explainUnchanged(id: string, version: number, values: ArticleValues) {
  const { tag_ids: _tags, ...current } = await fetchArticle(id);
  if (current.version === version) return refuse();
  if (current.version === version + 1 && isWritten(values, current)) return current;
  throw new DataError('conflict', { sentence: 'Une autre personne a enregistré cet article entre-temps.' });
}

/** Whether the article already is what was to be written: then an earlier attempt arrived without its answer. */
function isWritten({ published_at, ...values }: ArticleValues, current: Record<string, unknown>) {
  const isSameText = Object.entries(values).every(([column, value]) => current[column] === value);
  return isSameText && (published_at === null) === (current.published_at === null);
}

const haveSameTags = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((tag) => others.includes(tag));

/** Replaces an article's tags in one transaction, unless somebody saved the article meanwhile. */
async function setArticleTags({ id, version }: Tables<'articles'>, tagIds: string[]) {
  await supabase()
    .rpc('set_article_tags', { article_id: id, tag_ids: tagIds, expected_version: version })
    .throwOnError();
}

/** Whether another article than `ownId` has this slug. */
export async function isSlugTaken(slug: string, ownId: string) {
  const { data } = await supabase()
    .from('articles')
    .select('id')
    .eq('slug', slug)
    .neq('id', ownId)
    .limit(1)
    .throwOnError();
  return data.length > 0;
}
