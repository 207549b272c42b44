import {
  type ArticleRange,
  type BlogArticle,
  type BlogTaxonomy,
  byName,
  readArticle,
  readArticles,
  readTaxonomy,
  toSummary,
} from '#features/articles/data/blog.queries.ts';
import type { PageChange } from '#features/articles/data/pageChanges.queries.ts';
import { once } from './once.ts';
import { readOnlineArticles } from './onlineArticles.queries.ts';
import { findArticleId, type Release, type ReleaseArticle } from './release.ts';
import type { SiteOverlay } from './siteOverlay.ts';

type ToArticlePath = (slug: string) => string;

/** The blog as a release will make it, out of what is online and its articles. */
export class ReleasedArticles implements Pick<SiteOverlay, 'articles' | 'article' | 'taxonomy'> {
  private readonly ids: readonly string[];
  private readonly toPath: ToArticlePath;
  /** What is online of the articles that the release changes. */
  private readonly online: () => ReturnType<typeof readOnlineArticles>;
  /** The articles that the release puts online, as lists have them. */
  private readonly own: () => Promise<ReleaseArticle[]>;

  constructor({ documents }: Release, moment: string, toPath: ToArticlePath) {
    this.ids = documents.flatMap(({ document }) => findArticleId(document) ?? []);
    this.toPath = toPath;
    this.online = once(() => readOnlineArticles(this.ids));
    this.own = once(async () => {
      const online = await this.online();
      // What is online keeps its date; what isn't yet, or waits for a later one, is of the moment of the release.
      const toDate = (id: string) => online.find((one) => one.id === id) ?? { published_at: moment };
      return documents
        .flatMap(({ withdraws, article }) =>
          article && !withdraws ? { ...article, published_at: toDate(article.id).published_at } : [],
        )
        .toSorted(compareByDate);
    });
  }

  articles: SiteOverlay['articles'] = async (range, prefer) => {
    const own = (await this.own()).filter((article) => isIn(article, range));
    // Each article of the release that may come before the range moves the others on by one place: that many more are read.
    const from = Math.max(0, range.from - own.length);
    const limit = range.from + range.limit - from;
    const online = await this.readOthers({ ...range, from, limit }, prefer);
    const merged = [...online.articles, ...own.map(toSummary)].toSorted(compareByDate);
    const start = range.from - from;
    return { articles: merged.slice(start, start + range.limit), total: online.total + own.length };
  };

  article: SiteOverlay['article'] = async (slug) => {
    const own = (await this.own()).find((article) => article.slug === slug);
    if (own) return own;
    const online = await readArticle(slug);
    return online && this.ids.includes(online.id) ? null : online;
  };

  taxonomy: SiteOverlay['taxonomy'] = async () => {
    const [{ categories, tags }] = await Promise.all([readTaxonomy(), this.online()]);
    const used = findUsed(await this.own());
    const [keptCategories, keptTags] = await Promise.all([
      this.findKept(categories, used.ids, (categoryId) => ({ categoryId })),
      this.findKept(tags, used.ids, (tagId) => ({ tagId })),
    ]);
    return {
      categories: addMissing(keptCategories, used.categories).toSorted(byName),
      tags: addMissing(keptTags, used.tags).toSorted(byName),
    };
  };

  /** Where an article of the release that is online at a path goes; null where none is. */
  async pageChange(path: string): Promise<PageChange | null> {
    const leaving = (await this.online()).find(({ slug }) => this.toPath(slug) === path);
    if (!leaving) return null;
    const next = (await this.own()).find(({ id }) => id === leaving.id);
    return next ? { kind: 'moved', target: this.toPath(next.slug) } : { kind: 'gone', target: null };
  }

  /** What is online and stays as it is. */
  private readonly readOthers: SiteOverlay['articles'] = (range, prefer) =>
    readArticles({ ...range, ...(this.ids.length > 0 && { without: this.ids }) }, prefer);

  /** The categories, or tags, that some article still has once the release is online. */
  private async findKept<Term extends { id: string }>(
    terms: readonly Term[],
    used: ReadonlySet<string>,
    toFilter: (id: string) => Filter,
  ) {
    const online = await this.online();
    const unused = await Promise.all(
      terms.map(async ({ id }) => {
        const filter = toFilter(id);
        if (!online.some((article) => isIn(article, filter))) return false;
        const others = await this.readOthers({ ...filter, from: 0, limit: 1 });
        return others.articles.length === 0 && !used.has(id);
      }),
    );
    return terms.filter((_term, index) => !unused[index]);
  }
}

/** A `Date` has milliseconds, but the database orders by microseconds. */
const toMicroseconds = (moment: string) =>
  Date.parse(moment) * 1000 + Number((/\.\d{3}(\d{1,3})/.exec(moment)?.[1] ?? '').padEnd(3, '0'));

type Dated = Pick<BlogArticle, 'id' | 'published_at' | 'created_at'>;

/** As the database has them: the newest first, by the date that readers see. */
function compareByDate(one: Dated, other: Dated) {
  const toDate = ({ published_at, created_at }: Dated) => toMicroseconds(published_at ?? created_at);
  return toDate(other) - toDate(one) || (one.id < other.id ? -1 : 1);
}

type Filter = Pick<ArticleRange, 'categoryId' | 'tagId'>;

type Filed = Pick<BlogArticle, 'category_id'> & {
  article_tags: readonly { tags: { id: string } | null }[];
};

/** Whether an article is among those of a category and of a tag. */
const isIn = ({ category_id, article_tags }: Filed, { categoryId, tagId }: Filter) =>
  (!categoryId || category_id === categoryId) &&
  (!tagId || article_tags.some(({ tags }) => tags?.id === tagId));

/** The categories and tags of articles, with what the site says of them. */
function findUsed(articles: readonly ReleaseArticle[]) {
  const categories = articles.flatMap(
    ({ category_id: id, categories: category }): BlogTaxonomy['categories'] =>
      id && category ? [{ id, ...category, description: category.description ?? null }] : [],
  );
  const tags = articles.flatMap(({ article_tags }) => article_tags.flatMap(({ tags: tag }) => tag ?? []));
  return { categories, tags, ids: new Set([...categories, ...tags].map(({ id }) => id)) };
}

const addMissing = <Term extends { id: string }>(known: readonly Term[], used: readonly Term[]): Term[] => [
  ...new Map([...used, ...known].map((term) => [term.id, term])).values(),
];
