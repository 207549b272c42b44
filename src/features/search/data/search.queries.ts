import { fetchAsVisitor, readJson } from '#data/connection.ts';
import { type AddressedKindName, addressedKindTable } from '#documents/data/documentKinds.ts';
import { unreadable } from '#data/errors.ts';

type Found = { one: string; many: string };

/** What visitors find beside what has an address of its own. */
const ownKinds = {
  article: { one: 'Article', many: 'Articles' },
  service: { one: 'Service', many: 'Services' },
  course: { one: 'Formation', many: 'Formations' },
  session: { one: 'Session', many: 'Sessions' },
} as const satisfies Record<string, Found>;

export type FoundKind = keyof typeof ownKinds | AddressedKindName;

// Last: those of the code are found as pages too.
const { page, ...addressed } = addressedKindTable;

/** What kinds of things visitors find, in the order of the filters, and what each is called by itself and among others. */
export const foundKinds = {
  ...ownKinds,
  ...Object.fromEntries(Object.entries(addressed).map(([kind, { found }]) => [kind, found])),
  page: page.found,
} as Readonly<Record<FoundKind, Found>>;

export const isFoundKind = (kind: string | null): kind is FoundKind =>
  kind !== null && Object.hasOwn(foundKinds, kind);

/** One thing that was found. */
export type FoundEntry = {
  kind: FoundKind;
  title: string;
  path: string;
  /** The day that lists show of it, as in `2026-11-12`. */
  day: string | null;
  /** What it costs a person, in euros. */
  price: number | null;
  /** The sentence that says it: what stands between the marked words, and each of them, in turn. */
  excerpt: readonly string[];
  /** Of what is said in an episode, the second. */
  second: number | null;
};

export type FoundEntries = {
  /** `near`: only other spellings, or some of the words, were found. */
  nearness: 'exact' | 'near' | 'none';
  /** What was searched instead, where words are spelled otherwise; and which of them stand nowhere. */
  corrected: string | null;
  misspelled: readonly string[];
  total: number;
  /** There is more than is counted. */
  has_more: boolean;
  /** How many of each kind, whichever is chosen. */
  kinds: Partial<Record<FoundKind, number>>;
  /** The first twenty. */
  results: readonly FoundEntry[];
};

/** The longest search that the database answers. */
export const longestSearch = 200;

/** Searches what visitors may read. */
export async function fetchFound(query: string, kind?: FoundKind): Promise<FoundEntries> {
  const response = await fetchAsVisitor('rpc/search', {
    method: 'POST',
    body: { query, ...(kind && { only_kind: kind }) },
  });
  const found = (await readJson(response)) as FoundEntries | null;
  if (!Array.isArray(found?.results)) throw unreadable();
  return found;
}
