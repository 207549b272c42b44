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
import { readPageChange } from '#features/articles/data/pageChanges.queries.ts';
import { readContents, readSettings, type SiteContent } from '#features/pages/data/siteContents.queries.ts';
import { toPublicPath } from '#features/pages/data/documentAddress.ts';
import {
  type DocumentRange,
  type DocumentSummary,
  readDocumentAt,
  readDocuments,
  readDocumentsOf,
  readFooterPages,
} from '#features/pages/data/publishedDocuments.queries.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import { quebecDay } from '#data/formats.ts';
import { compareEpisodes } from '#features/podcasts/data/episodeOrder.ts';
import { readOnlineArticles } from './onlineArticles.queries.ts';
import { findArticleId, type Release, type ReleaseArticle } from './release.ts';
import type { SiteOverlay } from './siteOverlay.ts';

/** How the addresses of the site are written: the data layer doesn't know them. */
export type SitePaths = { toArticlePath: (slug: string) => string };

/** Milliseconds have no room for what the database knows of a moment. */
const toMicroseconds = (moment: string) =>
  Date.parse(moment) * 1000 + Number((/\.\d{3}(\d{1,3})/.exec(moment)?.[1] ?? '').padEnd(3, '0'));

type Dated = Pick<BlogArticle, 'id' | 'published_at' | 'created_at'>;

/** As the database has them: the newest first, by the date that readers see. */
function compareByDate(one: Dated, other: Dated) {
  const toDate = ({ published_at, created_at }: Dated) => toMicroseconds(published_at ?? created_at);
  return toDate(other) - toDate(one) || (one.id < other.id ? -1 : 1);
}

/** What addresses and lists take from a page, project, show or episode. */
type Parts = Partial<Record<'slug' | 'title' | 'footer' | 'show' | 'day' | 'transcript', string>> & {
  season?: number;
  number?: number;
};

const readParts = ({ value }: Pick<SiteContent, 'value'>) => (value ?? {}) as Parts;

/** A document of a release as lists show it. */
function toListed({ key, value }: SiteContent, published_at: string): DocumentSummary {
  const { transcript, ...summary } = readParts({ value });
  const { slug = '', show = null } = summary;
  return { key, slug, show_key: show, summary, has_transcript: Boolean(transcript), published_at };
}

/** As the database has them: shows by title, all others the newest first. */
const compareListed =
  ({ kind, isOldestFirst }: DocumentRange) =>
  (one: DocumentSummary, other: DocumentSummary): number => {
    const [first, second] = (isOldestFirst ? [other.summary, one.summary] : [one.summary, other.summary]) as [
      Parts,
      Parts,
    ];
    const byPlace =
      kind === 'show'
        ? (first.title ?? '').localeCompare(second.title ?? '', 'fr-CA')
        : compareEpisodes(first, second);
    return byPlace || (one.key < other.key ? -1 : 1);
  };

/**
 * The site as a release will make it at a moment, out of what is online then and its documents. `moment` is when readers
 * are to have it. What the release has of its own needs no request; what of it is online is asked for once.
 */
export function layReleaseOver(release: Release, moment: string, { toArticlePath }: SitePaths): SiteOverlay {
  const articleIds = release.documents.flatMap(({ document }) => findArticleId(document) ?? []);
  const contentKeys = release.documents.flatMap(({ document }) =>
    findArticleId(document) === undefined ? document : [],
  );
  const without = articleIds.length > 0 ? articleIds : undefined;
  const shown = release.documents.filter(({ withdraws }) => !withdraws);
  const contents = shown.flatMap(({ content }) => content ?? []) as SiteContent[];
  const documents = [
    ...contents,
    // What comes back with its show is as the release has it, where it is a document of its own.
    ...shown
      .flatMap(({ content }) => content?.episodes ?? [])
      .filter(({ key }) => !contentKeys.includes(key)),
  ].filter(({ key }): boolean => Boolean(findAddressedKind(key))) as SiteContent[];
  const withdrawnShows = release.documents.flatMap(({ document, withdraws }) =>
    withdraws && findAddressedKind(document) === 'show' ? document : [],
  );

  const onlineArticles = once(() => readOnlineArticles(articleIds));
  /** What is online keeps its date; what isn't yet, or waits for a later one, is of the moment of the release. */
  const ownArticles = once(async () => {
    const online = await onlineArticles();
    const toDate = (id: string) => online.find((one) => one.id === id) ?? { published_at: moment };
    return shown
      .flatMap(({ article }) =>
        article ? { ...article, published_at: toDate(article.id).published_at } : [],
      )
      .toSorted(compareByDate);
  });
  const onlineDocuments = once(async () => {
    const keys = contentKeys.filter((key) => findAddressedKind(key));
    return readDocumentsOf(keys);
  });
  /** The slugs of the shows that these episodes are of, by key: as the release has them, or as they are online. */
  async function findShowSlugs(episodes: readonly SiteContent[], isOfRelease: boolean) {
    const keys = [...new Set(episodes.flatMap((episode) => readParts(episode).show ?? []))];
    const own = isOfRelease ? documents.filter(({ key }) => keys.includes(key)) : [];
    const others = keys.filter((key) => !isOfRelease || !contentKeys.includes(key));
    const online = await readDocumentsOf(others);
    return new Map([...own, ...online].map((show) => [show.key, readParts(show).slug]));
  }
  /** The documents among these that visitors can read, each with where that is. */
  async function withPaths(shownDocuments: readonly SiteContent[], isOfRelease: boolean) {
    const slugs = await findShowSlugs(shownDocuments, isOfRelease);
    return shownDocuments.flatMap((document) => {
      const { slug, show = '' } = readParts(document);
      const path = toPublicPath(document.key, slug, slugs.get(show));
      return path ? { ...document, path } : [];
    });
  }

  /** Contents of these keys, those of the release in the place of what is online, which may be out of reach. */
  async function over<Row extends SiteContent>(
    keys: readonly string[],
    read: (others: readonly string[]) => Promise<Row[]>,
    toRow: (content: SiteContent) => Row,
  ) {
    const others = keys.filter((key) => !contentKeys.includes(key));
    const online = others.length > 0 ? await read(others).catch(() => []) : [];
    const own = contents.filter(({ key }) => keys.includes(key)).map(toRow);
    return [...online, ...own].toSorted((one, other) => (one.key < other.key ? -1 : 1));
  }

  /** An episode isn't in lists before its day. */
  const hasAppeared = (summary: unknown) => ((summary as Parts).day ?? '') <= quebecDay(moment);

  return {
    async articles(range, prefer) {
      const own = (await ownArticles()).filter((article) => isIn(article, range));
      // Each article of the release that stands before moves the others on by one place.
      const from = Math.max(0, range.from - own.length);
      const limit = range.from + range.limit - from;
      const online = await readArticles({ ...range, from, limit, ...(without && { without }) }, prefer);
      const merged = [...online.articles, ...own.map(toSummary)].toSorted(compareByDate);
      const start = range.from - from;
      return { articles: merged.slice(start, start + range.limit), total: online.total + own.length };
    },

    async article(slug) {
      const own = (await ownArticles()).find((article) => article.slug === slug);
      if (own) return own;
      const online = await readArticle(slug);
      return online && articleIds.includes(online.id) ? null : online;
    },

    async taxonomy() {
      const [{ categories, tags }, online] = await Promise.all([readTaxonomy(), onlineArticles()]);
      const used = findUsed(await ownArticles());
      /** Nothing but articles of the release had these. */
      const isUnused = async (id: string, range: Pick<ArticleRange, 'categoryId' | 'tagId'>) => {
        if (!online.some((article) => isIn(article, range))) return false;
        const others = await readArticles({ ...range, from: 0, limit: 1, ...(without && { without }) });
        return others.articles.length === 0 && !used.ids.has(id);
      };
      const rest = async <Term extends { id: string }>(
        terms: readonly Term[],
        toRange: (id: string) => Pick<ArticleRange, 'categoryId' | 'tagId'>,
      ) => {
        const unused = await Promise.all(terms.map(({ id }) => isUnused(id, toRange(id))));
        return terms.filter((_term, index) => !unused[index]);
      };
      const [keptCategories, keptTags] = await Promise.all([
        rest(categories, (categoryId) => ({ categoryId })),
        rest(tags, (tagId) => ({ tagId })),
      ]);
      return {
        categories: addMissing(keptCategories, used.categories).toSorted(byName),
        tags: addMissing(keptTags, used.tags).toSorted(byName),
      };
    },

    async pageChange(path) {
      const leaving = (await onlineArticles()).find(({ slug }) => toArticlePath(slug) === path);
      if (leaving) {
        const next = (await ownArticles()).find(({ id }) => id === leaving.id);
        return next ? { kind: 'moved', target: toArticlePath(next.slug) } : { kind: 'gone', target: null };
      }
      const online = await withPaths(await onlineDocuments(), false);
      const before =
        online.find((document) => path === document.path) ??
        online.find((document) => isBelow(path, document));
      if (before) {
        const next = (await withPaths(documents, true)).find(({ key }) => key === before.key);
        return next
          ? { kind: 'moved', target: next.path + path.slice(before.path.length) }
          : { kind: 'gone', target: null };
      }
      return readPageChange(path);
    },

    contents: (keys) => over(keys, readContents, (content) => content),

    async settings(keys) {
      const shown_on = quebecDay(moment);
      const rows = await over(keys, readSettings, (content) => ({ ...content, shown_on }));
      return rows.map((row) => (row.shown_on ? { ...row, shown_on } : row));
    },

    async documentAt(kind, address) {
      const own = documents.find((document) => {
        const { slug, show } = readParts(document);
        return (
          findAddressedKind(document.key) === kind &&
          slug === address.slug &&
          (kind !== 'episode' || show === address.show)
        );
      });
      if (own) return { ...own, published_at: moment };
      const online = await readDocumentAt(kind, address);
      return online && contentKeys.includes(online.key) ? null : online;
    },

    async documents(range) {
      const { kind, show, from, limit } = range;
      const readable = kind === 'episode' ? await withPaths(documents, true) : documents;
      const own = readable
        .filter(({ key }) => findAddressedKind(key) === kind)
        .map((document) => toListed(document, moment))
        .filter(
          ({ show_key, summary }) =>
            (!show || show_key === show) && (kind !== 'episode' || hasAppeared(summary)),
        );
      const without = contentKeys.filter((key) => findAddressedKind(key) === kind);
      // Each document of the release that stands before moves the others on by one place.
      const start = Math.max(0, from - own.length);
      const online = await readDocuments({
        ...range,
        from: start,
        limit: from + limit - start,
        ...(without.length > 0 && { without }),
        ...(withdrawnShows.length > 0 && { withoutShows: withdrawnShows }),
      });
      const merged = [...online.documents, ...own].toSorted(compareListed(range));
      return {
        documents: merged.slice(from - start, from - start + limit),
        total: online.total + own.length,
      };
    },

    async footerPages() {
      const [online, ofRelease] = await Promise.all([readFooterPages(), onlineDocuments()]);
      const leaving = new Set(ofRelease.filter(isPage).map((content) => readParts(content).slug));
      const rest = online.filter(({ slug }) => !leaving.has(slug));
      for (const content of documents.filter(isPage)) {
        const { slug = '', title = '', footer = 'none' } = readParts(content);
        if (footer === 'none') continue;
        // The others keep the order that the database gives them.
        const place = rest.findIndex((other) => title.localeCompare(other.title, 'fr-CA') < 0);
        rest.splice(place < 0 ? rest.length : place, 0, { slug, title, footer });
      }
      return rest;
    },
  };
}

const isPage = ({ key }: SiteContent) => findAddressedKind(key) === 'page';

/** Whether an address is that of an episode of a show. */
const isBelow = (path: string, { key, path: above }: SiteContent & { path: string }) =>
  findAddressedKind(key) === 'show' && path.startsWith(`${above}/`);

type Filed = Pick<BlogArticle, 'category_id'> & {
  article_tags: readonly { tags: { id: string } | null }[];
};

/** Whether an article is among those of a category and of a tag. */
const isIn = (
  { category_id, article_tags }: Filed,
  { categoryId, tagId }: Pick<ArticleRange, 'categoryId' | 'tagId'>,
) =>
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

/** Asks once, and again after a failure. */
function once<Result>(ask: () => Promise<Result>) {
  let asked: Promise<Result> | undefined;
  return () =>
    (asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    }));
}
