import { readCounted, readRows } from '#data/readRows.ts';
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
export type DocumentSummary = Omit<PublishedDocument, 'value'> & {
  slug: string;
  /** Of an episode: the key of its show. */
  show_key: string | null;
  /** Its text, but for a transcript. */
  summary: unknown;
  /** Of an episode. */
  has_transcript?: boolean | null;
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

type Parameters = { select: string } & Record<string, string>;

/** Rows of a kind with the keys of their documents, and how many there are in all where `prefer` asks for it. */
async function read<Row extends { key: string }>(
  kind: AddressedKindName,
  parameters: Parameters,
  prefer?: 'count=exact',
) {
  const { rows, total } = await readCounted(`${kind}s`, parameters, prefer);
  const found = rows as unknown as (Omit<Row, 'key'> & { id: string })[];
  const documents = found.map(({ id, ...row }) => ({ key: toDocument(kind, id), ...row }) as unknown as Row);
  return { documents, total };
}

/** All but episodes are listed whole. */
type ListedRow = Omit<DocumentSummary, 'show_key'> & { value?: unknown };

/** A row of a list, with the key of the document that it refers to as standing above it. */
function toListed(kind: AddressedKindName, { value, ...row }: ListedRow): DocumentSummary {
  const { below } = getKindFacts(kind);
  const above = row[`${below}_id` as keyof typeof row] as string | undefined;
  return {
    ...row,
    summary: row.summary ?? value,
    show_key: below && above ? toDocument(below, above) : null,
  };
}

const toIds = (keys: readonly string[]) => keys.map(toId).join();

/** What is published at an address; null where there is nothing. */
async function fetchPublishedDocument(
  kind: AddressedKindName,
  { slug, show }: Addressed,
): Promise<PublishedDocument | null> {
  const column = toColumnAbove(kind);
  const { documents } = await read<PublishedDocument>(kind, {
    select: whole,
    slug: `eq.${slug}`,
    ...(column && { [column]: `eq.${toId(show ?? '')}` }),
    limit: '1',
  });
  return documents[0] ?? null;
}

/** What is online of these documents. */
export async function readDocumentsOf(keys: readonly string[]): Promise<PublishedDocument[]> {
  const found = addressedKindNames.map(async (kind) => {
    const wanted = keys.filter((key) => findAddressedKind(key) === kind);
    if (wanted.length === 0) return [];
    const parameters = { select: whole, id: `in.(${toIds(wanted)})`, order: 'id' };
    return (await read<PublishedDocument>(kind, parameters)).documents;
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
  /** Which columns, and in which order, where not as lists show them. */
  select?: string;
  order?: string;
};

/** Of episodes (`compareEpisodes`). */
const oldestFirst = 'day,season.asc.nullsfirst,number,id';

/** What is online of a kind, and how many there are in all. */
async function list({ kind, show, from, limit, isOldestFirst, ...asked }: DocumentRange) {
  const column = toColumnAbove(kind);
  const { select = listed(kind) } = asked;
  const { order = isOldestFirst ? oldestFirst : (getKindFacts(kind).order ?? 'title,id') } = asked;
  // The database computes whole what it skips: further pages are found by their keys alone. A list of all is read once.
  const isByKey = from > 0 && limit <= MOST_BY_KEY;
  const { documents: found, total } = await read<ListedRow>(
    kind,
    {
      select: isByKey ? 'id' : select,
      ...(column && show && { [column]: `eq.${toId(show)}` }),
      order,
      limit: String(limit),
      offset: String(from),
    },
    'count=exact',
  );
  const byKey = { select, id: `in.(${toIds(found.map(({ key }) => key))})`, order };
  const rows = isByKey && found.length > 0 ? (await read<ListedRow>(kind, byKey)).documents : found;
  return { documents: rows.map((row) => toListed(kind, row)), total };
}

/** The most keys that an address names. */
const MOST_BY_KEY = 100;

/** The most rows that the API gives at once. */
const MOST_ROWS = 1000;

async function listAll(range: Omit<DocumentRange, 'from' | 'limit'>) {
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
  (await readRows('pages', {
    select: 'slug,title,footer',
    footer: 'neq.none',
    order: 'title,slug',
  })) as FooterPage[];

/** The address of a page, and when it changed last where that is known. */
export type PublicAddress = { path: string; changedAt?: string | null | undefined };

/** The address of every page, project, show and episode that visitors may read. */
export async function fetchDocumentPaths(): Promise<PublicAddress[]> {
  const listPaths = (kind: AddressedKindName) =>
    listAll({ kind, select: `${addressed(kind)},published_at`, order: 'id' });
  const rows = (await Promise.all(addressedKindNames.map(listPaths))).flat();
  const slugs = new Map(rows.map(({ key, slug }) => [key, slug]));
  return rows.flatMap(({ key, slug, show_key, published_at: changedAt }) => {
    const path = toPublicPath(key, slug, slugs.get(show_key ?? ''));
    return path === null ? [] : [{ path, changedAt }];
  });
}
