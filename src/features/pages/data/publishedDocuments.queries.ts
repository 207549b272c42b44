import { fetchAsVisitor, readJson } from '#data/connection.ts';
import type { Json } from '#generated/database.types.ts';
import { findAddressedKind, toDocument, toId } from '#documents/data/documentKey.ts';
import { type AddressedKindName, addressedKindNames, getKindFacts } from '#documents/data/documentKinds.ts';
import type { ContentMedia } from '#features/media/data/contentMedia.ts';
import { type Addressed, parsePublicPath, toPublicPath } from './documentAddress.ts';

/** A page, project, show or episode as it is online: its text may not fit its schema any more. */
export type PublishedDocument = {
  key: string;
  value: NonNullable<Json>;
  published_at: string;
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

const whole = 'id,value,published_at,media';
/** The column that refers to the document that one stands below. */
const toColumnAbove = (kind: AddressedKindName) => {
  const { below } = getKindFacts(kind);
  return below && (`${below}_id` as const);
};

/** The columns that an address is made of. */
const addressed = (kind: AddressedKindName) => ['id', 'slug', toColumnAbove(kind) ?? []].flat().join();

/** What lists ask for. */
const listed = (kind: AddressedKindName) =>
  `${addressed(kind)},${getKindFacts(kind).summary ?? 'value'},published_at,media`;

const request = (kind: AddressedKindName, parameters: Record<string, string>, prefer?: string) =>
  fetchAsVisitor(`${kind}s?${new URLSearchParams(parameters).toString()}`, { prefer });

type Found<Row> = Omit<Row, 'key'> & { id: string };

const toDocuments = <Row extends { key: string }>(kind: AddressedKindName, rows: unknown) =>
  (rows as Found<Row>[]).map(({ id, ...row }) => ({ key: toDocument(kind, id), ...row }) as unknown as Row);

const fetchRows = async <Row extends { key: string }>(
  kind: AddressedKindName,
  parameters: Record<string, string>,
) => toDocuments<Row>(kind, await readJson(await request(kind, parameters)));

type ListedRow = Pick<DocumentSummary, 'key' | 'slug' | 'published_at' | 'media'> & {
  /** All but episodes are listed whole. */
  value?: unknown;
  summary?: unknown;
  has_transcript?: boolean | null;
};

/** The key of the document that a row refers to as standing above it. */
function findAboveRow(kind: AddressedKindName, row: object): string | undefined {
  const { below } = getKindFacts(kind);
  const column = toColumnAbove(kind);
  return below && column && toDocument(below, (row as Record<typeof column, string>)[column]);
}

const toListed =
  (kind: AddressedKindName) =>
  ({ value, has_transcript = null, ...row }: ListedRow): DocumentSummary => {
    const { key, slug, published_at, media, summary = value } = row;
    const show_key = findAboveRow(kind, row) ?? null;
    return { key, slug, show_key, summary, has_transcript, published_at, ...(media && { media }) };
  };

const toIds = (keys: readonly string[]) => keys.map(toId).join();

/** What is published at an address; null where there is nothing. */
async function fetchPublishedDocument(
  kind: AddressedKindName,
  { slug, show }: Addressed,
): Promise<PublishedDocument | null> {
  const column = toColumnAbove(kind);
  const rows = await fetchRows<PublishedDocument>(kind, {
    select: whole,
    slug: `eq.${slug}`,
    ...(column && { [column]: `eq.${toId(show ?? '')}` }),
    limit: '1',
  });
  return rows[0] ?? null;
}

/** What is online of these documents. */
export async function readDocumentsOf(keys: readonly string[]): Promise<PublishedDocument[]> {
  const found = addressedKindNames.map(async (kind) => {
    const wanted = keys.filter((key) => findAddressedKind(key) === kind);
    if (wanted.length === 0) return [];
    return fetchRows<PublishedDocument>(kind, { select: whole, id: `in.(${toIds(wanted)})`, order: 'id' });
  });
  return (await Promise.all(found)).flat();
}

/** What is online at the address of a kind with that slug: a composed page, a project, a show. */
export const fetchPublished = (kind: AddressedKindName, slug: string) =>
  fetchPublishedDocument(kind, { slug });

/** The episode of that slug, of the show of that key. */
export const fetchEpisode = (show: string, slug: string) => fetchPublishedDocument('episode', { slug, show });

/** The document that visitors read at a path. */
export async function fetchDocumentAtPath(path: string): Promise<PublishedDocument | null> {
  const parsed = parsePublicPath(path);
  if (!parsed) return null;
  const { kind, slug, above } = parsed;
  if (!above) return fetchPublishedDocument(kind, { slug });
  const found = await fetchPublishedDocument(above.kind, above);
  return found && fetchPublishedDocument(kind, { slug, show: found.key });
}

/** Which documents a list wants: how many, after how many others. */
type DocumentRange = {
  kind: AddressedKindName;
  /** The key of the show whose episodes are wanted; those of all shows without it. */
  show?: string | undefined;
  from: number;
  limit: number;
  /** Of episodes: a serial begins with its first one. */
  isOldestFirst?: boolean | undefined;
};

/** Of episodes (`compareEpisodes`). */
const oldestFirst = 'day,season.asc.nullsfirst,number,id';

/** What is online of a kind, and how many there are in all. */
async function list({ kind, show, from, limit, isOldestFirst }: DocumentRange) {
  const column = toColumnAbove(kind);
  const order = isOldestFirst ? oldestFirst : (getKindFacts(kind).order ?? 'title,id');
  // The database computes whole what it skips: further pages are found by their keys alone. A list of all is read once.
  const isByKey = from > 0 && limit <= MOST_BY_KEY;
  const response = await request(
    kind,
    {
      select: isByKey ? 'id' : listed(kind),
      ...(column && show && { [column]: `eq.${toId(show)}` }),
      order,
      limit: String(limit),
      offset: String(from),
    },
    'count=exact',
  );
  const rows = toDocuments<ListedRow>(kind, await readJson(response));
  const total = Number(response.headers.get('Content-Range')?.split('/')[1] ?? rows.length);
  if (!isByKey || rows.length === 0) return { documents: rows.map(toListed(kind)), total };
  const wanted = { select: listed(kind), id: `in.(${toIds(rows.map(({ key }) => key))})`, order };
  return { documents: (await fetchRows<ListedRow>(kind, wanted)).map(toListed(kind)), total };
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
export const fetchFooterPages = async () =>
  (await readJson(
    await request('page', { select: 'slug,title,footer', footer: 'neq.none', order: 'title,slug' }),
  )) as FooterPage[];

/** What the address of a document is made of. */
type PathRow = { key: string; slug: string; above: string | undefined; published_at: string | null };

async function fetchPathRows(kind: AddressedKindName): Promise<PathRow[]> {
  const rows: PathRow[] = [];
  for (;;) {
    const some = await fetchRows<Omit<PathRow, 'above'>>(kind, {
      select: `${addressed(kind)},published_at`,
      id: `gt.${toId(rows.at(-1)?.key ?? '')}`,
      order: 'id',
      limit: String(MOST_ROWS),
    });
    rows.push(...some.map((row) => ({ ...row, above: findAboveRow(kind, row) })));
    if (some.length < MOST_ROWS) return rows;
  }
}

/** The address of a page, and when it changed last where that is known. */
export type PublicAddress = { path: string; changedAt?: string | null | undefined };

/** The address of every page, project, show and episode that visitors may read. */
export async function fetchDocumentPaths(): Promise<PublicAddress[]> {
  const rows = (await Promise.all(addressedKindNames.map(fetchPathRows))).flat();
  const slugs = new Map(rows.map(({ key, slug }) => [key, slug]));
  return rows.flatMap(({ key, slug, above, published_at: changedAt }) => {
    const path = toPublicPath(key, slug, above && slugs.get(above));
    return path === null ? [] : [{ path, changedAt }];
  });
}
