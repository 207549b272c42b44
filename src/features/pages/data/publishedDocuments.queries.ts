import { fetchAsVisitor, overlay, readJson } from '#data/connection.ts';
import type { Tables } from '#data/database.types.ts';
import type { ContentMedia } from '#features/media/data/contentMedia.ts';
import { parsePublicPath, toAddress, toPublicPath } from './documentAddress.ts';

/** A page, project, show or episode as it is online: its text may not fit its schema any more. */
export type PublishedDocument = Pick<Tables<'site_contents'>, 'key' | 'value' | 'published_at'> & {
  /** What the library knows of the files that it shows. */
  media?: ContentMedia;
};

/** The same as lists show it. */
export type DocumentSummary = {
  key: string;
  slug: string;
  /** Of an episode: the key of its show. */
  show_key: string | null;
  /** Its text, but for a transcript. */
  summary: unknown;
  has_transcript: boolean | null;
  published_at: string;
  media?: ContentMedia;
};

const whole = 'key,value,published_at,media';
const listed = 'key,slug,show_key,summary,has_transcript,published_at,media';

const request = (parameters: Record<string, string>, prefer?: string) =>
  fetchAsVisitor(`site_contents?${new URLSearchParams(parameters).toString()}`, { prefer });

const fetchRows = async <Row>(parameters: Record<string, string>) =>
  (await readJson(await request(parameters))) as Row[];

/** What is published at an address, as `toAddress` writes it; null where there is nothing. */
const fetchPublishedDocument = (address: string) => (overlay()?.documentAt ?? readDocumentAt)(address);

/** The document that is online at an address. */
export async function readDocumentAt(address: string): Promise<PublishedDocument | null> {
  const rows = await fetchRows<PublishedDocument>({ select: whole, address: `eq.${address}`, limit: '1' });
  return rows[0] ?? null;
}

/** The page that staff have composed at an address right under the root. */
export const fetchSitePage = (slug: string) => fetchPublishedDocument(toAddress('page', { slug }));

/** The project of that slug. */
export const fetchProject = (slug: string) => fetchPublishedDocument(toAddress('project', { slug }));

/** The show of that slug. */
export const fetchShow = (slug: string) => fetchPublishedDocument(toAddress('show', { slug }));

/** The episode of that slug, of the show of that key. */
export const fetchEpisode = (show: string, slug: string) =>
  fetchPublishedDocument(toAddress('episode', { slug, show }));

/** The document that visitors read at a path. */
export async function fetchDocumentAtPath(path: string): Promise<PublishedDocument | null> {
  const parsed = parsePublicPath(path);
  if (parsed?.kind !== 'episode') return parsed && fetchPublishedDocument(toAddress(parsed.kind, parsed));
  const show = await fetchShow(parsed.showSlug);
  return show && fetchEpisode(show.key, parsed.slug);
}

/** Which documents a list wants: how many, after how many others. */
export type DocumentRange = {
  kind: 'project' | 'show' | 'episode';
  /** The key of the show whose episodes are wanted; those of all shows without it. */
  show?: string | undefined;
  from: number;
  limit: number;
  /** Of episodes: a serial begins with its first one. */
  isOldestFirst?: boolean | undefined;
  /** The keys of documents that don't count. */
  without?: readonly string[];
  /** The keys of shows whose episodes don't count. */
  withoutShows?: readonly string[];
};

/** Shows by title; all others the newest first, by their day, and of a day by season and number (`compareEpisodes`). */
const orders = {
  project: 'day.desc,key',
  show: 'title,key',
  episode: 'day.desc,summary->season.desc.nullslast,summary->number.desc,key',
};
const oldestFirst = 'day,summary->season.asc.nullsfirst,summary->number,key';

const list = async (range: DocumentRange) => (overlay()?.documents ?? readDocuments)(range);

/** What is online of a kind, and how many there are in all. */
export async function readDocuments({
  kind,
  show,
  from,
  limit,
  isOldestFirst,
  without = [],
  withoutShows = [],
}: DocumentRange) {
  const conditions = [
    `key.like.${kind}/*`,
    ...(show ? [`show_key.eq.${show}`] : []),
    ...(without.length > 0 ? [`key.not.in.(${without.join()})`] : []),
    ...(kind === 'episode' && withoutShows.length > 0 ? [`show_key.not.in.(${withoutShows.join()})`] : []),
  ];
  const order = isOldestFirst ? oldestFirst : orders[kind];
  // The database computes whole what it skips: further pages are found by their keys alone. A list of all is read once.
  const isByKey = from > 0 && limit <= MOST_BY_KEY;
  const response = await request(
    {
      select: isByKey ? 'key' : listed,
      and: `(${conditions.join()})`,
      order,
      limit: String(limit),
      offset: String(from),
    },
    'count=exact',
  );
  const rows = (await readJson(response)) as DocumentSummary[];
  const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? rows.length);
  if (!isByKey || rows.length === 0) return { documents: rows, total };
  const wanted = rows.map(({ key }) => key).join();
  return {
    documents: await fetchRows<DocumentSummary>({ select: listed, key: `in.(${wanted})`, order }),
    total,
  };
}

/** The most keys that an address names. */
const MOST_BY_KEY = 100;

/** The most rows that the API gives at once. */
const MOST_ROWS = 1000;

async function listAll(range: Pick<DocumentRange, 'kind' | 'show'>) {
  const found = new Map<string, DocumentSummary>();
  for (;;) {
    const { documents, total } = await list({ ...range, from: found.size, limit: MOST_ROWS });
    for (const document of documents) found.set(document.key, document);
    // Past the last one the API refuses.
    if (documents.length < MOST_ROWS || found.size >= total) return [...found.values()];
  }
}

/** Every published project, the newest first. */
export const fetchProjects = () => listAll({ kind: 'project' });

/** Every published show, by title. */
export const fetchShows = () => listAll({ kind: 'show' });

/** Some episodes of a show, the newest first, and how many it has. */
export const fetchEpisodes = (
  range: Pick<DocumentRange, 'from' | 'limit' | 'isOldestFirst'> & { show: string },
) => list({ ...range, kind: 'episode' });

/** Every episode of a show, the newest first: for its feed. */
export const fetchAllEpisodes = (show: string) => listAll({ kind: 'episode', show });

/** The newest episodes of all shows. */
export const fetchLatestEpisodes = async (limit: number) =>
  (await list({ kind: 'episode', from: 0, limit })).documents;

/** A composed page as the footer leads to it. */
export type FooterPage = { slug: string; title: string; footer: string };

/** The composed pages that have a place in the footer, by title. */
export const fetchFooterPages = () => (overlay()?.footerPages ?? readFooterPages)();

/** Those that the footer leads to online. */
export const readFooterPages = () =>
  fetchRows<FooterPage>({ select: 'slug,title,footer', footer: 'not.is.null', order: 'title,slug' });

/** The address of every page, project, show and episode that visitors may read. */
export async function fetchDocumentPaths(): Promise<string[]> {
  const rows: Pick<DocumentSummary, 'key' | 'slug' | 'show_key'>[] = [];
  for (;;) {
    const some = await fetchRows<(typeof rows)[number]>({
      select: 'key,slug,show_key',
      slug: 'not.is.null',
      key: `gt.${rows.at(-1)?.key ?? ''}`,
      order: 'key',
      limit: String(MOST_ROWS),
    });
    rows.push(...some);
    if (some.length < MOST_ROWS) break;
  }
  const slugs = new Map(rows.map(({ key, slug }) => [key, slug]));
  return rows.flatMap(({ key, slug, show_key }) => toPublicPath(key, slug, slugs.get(show_key ?? '')) ?? []);
}
