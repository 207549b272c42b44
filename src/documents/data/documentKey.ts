import type { Database } from '../../generated/database.types.ts';

/** What a document is. A section and a setting have their key in the code as their id; an internal setting is on no page. */
export type DocumentKindName = Database['public']['Enums']['document_kind'];

/** A document as the tables of the database refer to it. */
type DocumentName = { kind: DocumentKindName; id: string };

/**
 * The kinds of what staff make, which isn't there as long as nobody has made it, and below which address each has its own; null for what
 * stands below another document. Its table has the name of the kind, in the plural.
 */
export const addressedRoots = {
  page: '/',
  project: '/realizations/',
  show: '/balados/',
  episode: null,
} as const satisfies Record<
  Exclude<DocumentKindName, 'article' | 'section' | 'setting' | 'internal'>,
  `/${string}` | null
>;

/** One of these kinds. */
export type AddressedKindName = keyof typeof addressedRoots;

/** All of them. */
export const addressedKindNames = Object.keys(addressedRoots) as AddressedKindName[];

const isAddressed = (kind: string): kind is AddressedKindName => Object.hasOwn(addressedRoots, kind);

/** What the key of a document of the code begins with; all others begin with the name of their kind, but sections. */
const kindsOfCode: Readonly<Record<string, DocumentKindName | undefined>> = {
  settings: 'setting',
  internal: 'internal',
};

/**
 * The kind and the id of a document, from the key that stands for it in addresses, drafts and calls: here alone is one taken apart
 * (`private.document_of` in the database).
 */
export function readKey(key: string): DocumentName {
  const [beginning = ''] = key.split('/', 1);
  if (beginning === 'article' || isAddressed(beginning))
    return { kind: beginning, id: key.slice(beginning.length + 1) };
  return { kind: kindsOfCode[beginning] ?? 'section', id: key };
}

/** The key of a document whose key isn't its id. */
export const toDocument = (kind: 'article' | AddressedKindName, id: string) => `${kind}/${id}`;

/** The id of a document. */
export const toId = (document: string) => readKey(document).id;

/** The key of an article. */
export const toArticleDocument = (articleId: string) => toDocument('article', articleId);

/** What a document is, by its key. */
export const findKind = (document: string): DocumentKindName => readKey(document).kind;

/** Which of the kinds with an address of their own a document is of; undefined for all others. */
export function findAddressedKind(document: string): AddressedKindName | undefined {
  const kind = findKind(document);
  return isAddressed(kind) ? kind : undefined;
}

/** Whether it is the company's setting, which is an admin's business. */
export const isSetting = (document: string) => ['setting', 'internal'].includes(findKind(document));

/** The key of a document of the same kind that nobody has made yet. */
export const makeKeyLike = (document: string) => `${findKind(document)}/${crypto.randomUUID()}`;

/** The key of a document that nobody has made yet. */
export const makeDocumentKey = (kind: AddressedKindName) => toDocument(kind, crypto.randomUUID());
