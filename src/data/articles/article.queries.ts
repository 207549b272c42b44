import { type FirstPage, readAllPages } from '../allPages.ts';
import type { Tables } from '../database.types.ts';
import { DataError, hasArrivedBefore, refuse, toDataError } from '../errors.ts';
import { supabase } from '../supabase.ts';
import { type Article, type ArticleInput, type ArticleRow, articleTextOf } from './article.schema.ts';
import { publicationOf, type SaveIntent } from './publication.ts';

/** A row of the articles list. */
export type ArticleListItem = Pick<
  Tables<'articles'>,
  'id' | 'title' | 'excerpt' | 'status' | 'views_count' | 'created_at'
> & {
  categories: Pick<Tables<'categories'>, 'name' | 'color'> | null;
  profiles: Pick<Tables<'profiles'>, 'first_name' | 'last_name'> | null;
};

const listColumns =
  'id,title,excerpt,status,views_count,created_at,categories(name,color),profiles(first_name,last_name)';

/** Articles, newest first, and how many there are; fewer rows than `total` while the list is still coming in. */
export type ArticleList = { articles: ArticleListItem[]; total: number };

/**
 * All articles, newest first. The texts are left out, for 10,000 of them weigh
 * a hundred times the list itself and nothing in the list reads them.
 */
export async function fetchArticles(firstPage?: FirstPage<ArticleListItem>): Promise<ArticleList> {
  const articles: ArticleListItem[] = await readAllPages(
    (from, to) =>
      supabase()
        .from('articles')
        .select(listColumns, from === 0 ? { count: 'exact' } : {})
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, to)
        .throwOnError(),
    firstPage,
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

/**
 * How a save ended: written, though the tags, which are a second request, may have failed alone; or not, because somebody else saved since
 * the version that it started from.
 */
export type ArticleSaveOutcome =
  | { kind: 'saved'; article: Article; tagsError: DataError | null }
  | { kind: 'conflict'; theirs: Article };

type ArticleValues = ReturnType<typeof articleTextOf> & ReturnType<typeof publicationOf>;

/** The statements that a save is made of. Each checks the version by itself, in the database. */
export type ArticleStatements = {
  insert: (id: string, values: ArticleValues) => Promise<ArticleRow>;
  /** Gives null when no row has this id and this version, or none may be changed. */
  update: (id: string, version: number, values: ArticleValues) => Promise<ArticleRow | null>;
  /** Replaces the tags of this very version in one transaction, and raises it. */
  setTags: (id: string, version: number, tagIds: string[]) => Promise<void>;
  read: (id: string) => Promise<Article>;
};

const databaseStatements: ArticleStatements = {
  async insert(id, values) {
    const { data } = await supabase()
      .from('articles')
      .insert([{ id, ...values }])
      .select('*')
      .throwOnError();
    return data[0] ?? refuse();
  },
  async update(id, version, values) {
    const { data } = await supabase()
      .from('articles')
      .update(values)
      .eq('id', id)
      .eq('version', version)
      .select('*')
      .throwOnError();
    return data[0] ?? null;
  },
  async setTags(id, version, tagIds) {
    await supabase()
      .rpc('set_article_tags', { article_id: id, tag_ids: tagIds, expected_version: version })
      .throwOnError();
  },
  read: fetchArticle,
};

/**
 * Writes an article, then its tags. Fails as `duplicate` when the slug is taken, as `refused` when the database changed nothing
 * although nobody saved meanwhile.
 */
export async function saveArticle(
  { id, version, input, intent, tagIdsBefore }: ArticleSave,
  statements: ArticleStatements = databaseStatements,
): Promise<ArticleSaveOutcome> {
  const values = { ...articleTextOf(input), ...publicationOf(intent, input.status, new Date()) };
  const row =
    version === null
      ? await createArticle(id, values, statements)
      : await statements.update(id, version, values);
  if (!row) {
    const theirs = await statements.read(id);
    return theirs.version === version ? refuse() : { kind: 'conflict', theirs };
  }
  if (haveSameTags(input.tag_ids, tagIdsBefore)) {
    return { kind: 'saved', article: { ...row, tag_ids: input.tag_ids }, tagsError: null };
  }
  try {
    await statements.setTags(id, row.version, input.tag_ids);
    const article = { ...row, version: row.version + 1, tag_ids: input.tag_ids };
    return { kind: 'saved', article, tagsError: null };
  } catch (error) {
    return {
      kind: 'saved',
      article: { ...row, tag_ids: [...tagIdsBefore] },
      tagsError: toDataError(error),
    };
  }
}

/** Gives null when an earlier attempt with this id had arrived without its answer: there never is a second article. */
async function createArticle(id: string, values: ArticleValues, { insert }: ArticleStatements) {
  try {
    return await insert(id, values);
  } catch (error) {
    if (hasArrivedBefore(error)) return null;
    throw error;
  }
}

const haveSameTags = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((tag) => others.includes(tag));

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
