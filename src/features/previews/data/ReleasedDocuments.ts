import { quebecDay } from '#data/formats.ts';
import { findAbove, findAddressedKind } from '#documents/data/documentKey.ts';
import { getKindFacts, listKindsBelow } from '#documents/data/documentKinds.ts';
import type { PageChange } from '#features/articles/data/pageChanges.queries.ts';
import { toPublicPath } from '#features/pages/data/documentAddress.ts';
import {
  type DocumentRange,
  type DocumentSummary,
  readDocumentAt,
  readDocuments,
  readDocumentsOf,
  readFooterPages,
} from '#features/pages/data/publishedDocuments.queries.ts';
import { readContents, readSettings, type SiteContent } from '#features/pages/data/siteContents.queries.ts';
import { compareEpisodes } from '#features/podcasts/data/episodeOrder.ts';
import { once } from './once.ts';
import { findArticleId, type Release } from './release.ts';
import type { SiteOverlay } from './siteOverlay.ts';

/** The pages, projects, shows, episodes and texts of the site as a release will make them, out of what is online and its own. */
export class ReleasedDocuments implements Pick<
  SiteOverlay,
  'contents' | 'settings' | 'documentAt' | 'documents' | 'footerPages'
> {
  private readonly moment: string;
  /** The keys of all that the release changes. */
  private readonly keys: readonly string[];
  /** What the release puts online. */
  private readonly own: readonly SiteContent[];
  /** What of it has an address, and the episodes that come back with their show. */
  private readonly addressed: readonly SiteContent[];
  private readonly withdrawnShows: readonly string[];
  /** What is online of the documents that the release changes. */
  private readonly online: () => ReturnType<typeof readDocumentsOf>;

  constructor({ documents }: Release, moment: string) {
    this.moment = moment;
    this.keys = documents.flatMap(({ document }) => (findArticleId(document) === undefined ? document : []));
    const shown = documents.filter(({ withdraws }) => !withdraws);
    this.own = shown.flatMap(({ content }) => content ?? []) as SiteContent[];
    // The episodes that come back with their show, but for those that the release has as documents of their own.
    const episodes = shown
      .flatMap(({ content }) => content?.episodes ?? [])
      .filter(({ key }) => !this.keys.includes(key)) as SiteContent[];
    this.addressed = [...this.own, ...episodes].filter(({ key }) => Boolean(findAddressedKind(key)));
    this.withdrawnShows = documents.flatMap(({ document, withdraws }) =>
      withdraws && hasBelow(document) ? document : [],
    );
    this.online = once(async () => readDocumentsOf(this.keys.filter((key) => findAddressedKind(key))));
  }

  contents: SiteOverlay['contents'] = (keys) => this.over(keys, readContents, (content) => content);

  settings: SiteOverlay['settings'] = async (keys) => {
    const quebec_day = quebecDay(this.moment);
    const rows = await this.over(keys, readSettings, (content) => ({ ...content, quebec_day }));
    return rows.map((row) => (row.quebec_day ? { ...row, quebec_day } : row));
  };

  documentAt: SiteOverlay['documentAt'] = async (kind, address) => {
    const own = this.addressed.find((document) => {
      return (
        findAddressedKind(document.key) === kind &&
        readParts(document).slug === address.slug &&
        findAbove(document.key, document.value) === address.show
      );
    });
    if (own) return { ...own, published_at: this.moment };
    const online = await readDocumentAt(kind, address);
    return online && this.keys.includes(online.key) ? null : online;
  };

  documents: SiteOverlay['documents'] = async (range) => {
    const { kind, from, limit } = range;
    const own = await this.listOwn(range);
    const without = this.keys.filter((key) => findAddressedKind(key) === kind);
    // Each document of the release that may come before the range moves the others on by one place: that many more are read.
    const start = Math.max(0, from - own.length);
    const online = await readDocuments({
      ...range,
      from: start,
      limit: from + limit - start,
      ...(without.length > 0 && { without }),
      ...(this.withdrawnShows.length > 0 && { withoutShows: this.withdrawnShows }),
    });
    const merged = [...online.documents, ...own].toSorted(compareListed(range));
    return {
      documents: merged.slice(from - start, from - start + limit),
      total: online.total + own.length,
    };
  };

  footerPages: SiteOverlay['footerPages'] = async () => {
    const [online, ofRelease] = await Promise.all([readFooterPages(), this.online()]);
    const leaving = new Set(ofRelease.filter(isPage).map((content) => readParts(content).slug));
    const rest = online.filter(({ slug }) => !leaving.has(slug));
    for (const content of this.addressed.filter(isPage)) {
      const { slug = '', title = '', footer = 'none' } = readParts(content);
      if (footer === 'none') continue;
      // The others keep the order that the database gives them.
      const place = rest.findIndex((other) => title.localeCompare(other.title, 'fr-CA') < 0);
      rest.splice(place < 0 ? rest.length : place, 0, { slug, title, footer });
    }
    return rest;
  };

  /** Where a document of the release that is online at a path, or above it, goes; null where none is. */
  async pageChange(path: string): Promise<PageChange | null> {
    const online = await this.withPaths(await this.online(), false);
    const before =
      online.find((document) => path === document.path) ?? online.find((document) => isBelow(path, document));
    if (!before) return null;
    const next = (await this.withPaths(this.addressed, true)).find(({ key }) => key === before.key);
    return next
      ? { kind: 'moved', target: next.path + path.slice(before.path.length) }
      : { kind: 'gone', target: null };
  }

  /** Contents of these keys: those of the release in place of what is online, which is left out when it can't be read. */
  private async over<Row extends SiteContent>(
    keys: readonly string[],
    read: (others: readonly string[]) => Promise<Row[]>,
    toRow: (content: SiteContent) => Row,
  ) {
    const others = keys.filter((key) => !this.keys.includes(key));
    const online = others.length > 0 ? await read(others).catch(() => []) : [];
    const own = this.own.filter(({ key }) => keys.includes(key)).map(toRow);
    return [...online, ...own].toSorted((one, other) => (one.key < other.key ? -1 : 1));
  }

  /** The documents of the release that a list has. What appears by its day isn't in lists before. */
  private async listOwn({ kind, show }: DocumentRange) {
    const today = quebecDay(this.moment);
    const readable = getKindFacts(kind).below ? await this.withPaths(this.addressed, true) : this.addressed;
    return readable
      .filter(({ key }) => findAddressedKind(key) === kind)
      .filter((document) => !getKindFacts(kind).appearsByDay || (readParts(document).day ?? '') <= today)
      .map((document) => toListed(document, this.moment))
      .filter(({ show_key }) => !show || show_key === show);
  }

  /** The documents among these that visitors can read, each with where that is. */
  private async withPaths(documents: readonly SiteContent[], isOfRelease: boolean) {
    const slugs = await this.findShowSlugs(documents, isOfRelease);
    return documents.flatMap((document) => {
      const { slug, show = '' } = readParts(document);
      const path = toPublicPath(document.key, slug, slugs.get(show));
      return path ? { ...document, path } : [];
    });
  }

  /** The slugs of the shows that these episodes are of, by key: as the release has them, or as they are online. */
  private async findShowSlugs(episodes: readonly SiteContent[], isOfRelease: boolean) {
    const keys = [...new Set(episodes.flatMap((episode) => readParts(episode).show ?? []))];
    const own = isOfRelease ? this.addressed.filter(({ key }) => keys.includes(key)) : [];
    const others = keys.filter((key) => !isOfRelease || !this.keys.includes(key));
    const online = await readDocumentsOf(others);
    return new Map([...own, ...online].map((show) => [show.key, readParts(show).slug]));
  }
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

/** As the database has them: by title, or the newest first. */
const compareListed =
  ({ kind, isOldestFirst }: DocumentRange) =>
  (one: DocumentSummary, other: DocumentSummary): number => {
    const [first, second] = (isOldestFirst ? [other.summary, one.summary] : [one.summary, other.summary]) as [
      Parts,
      Parts,
    ];
    const byPlace =
      getKindFacts(kind).order === undefined
        ? (first.title ?? '').localeCompare(second.title ?? '', 'fr-CA')
        : compareEpisodes(first, second);
    return byPlace || (one.key < other.key ? -1 : 1);
  };

const isPage = ({ key }: SiteContent) => findAddressedKind(key) === 'page';

/** Whether other documents stand below those of its kind. */
const hasBelow = (document: string) => listKindsBelow(findAddressedKind(document)).length > 0;

/** Whether an address is that of a document that stands below another: of an episode of a show. */
const isBelow = (path: string, { key, path: above }: SiteContent & { path: string }) =>
  hasBelow(key) && path.startsWith(`${above}/`);
