import {
  type AddressedKindName,
  type DocumentKindName,
  getKindFacts,
  isAddressedKind,
} from './documentKinds.ts';

/** A document as the tables of the database refer to it. */
type DocumentName = { kind: DocumentKindName; id: string };

/** Kinds with their original text in the code, by the beginning of their keys. Any other beginning that names no kind is a section's. */
const kindsOfCode: Readonly<Record<string, DocumentKindName | undefined>> = {
  settings: 'setting',
  internal: 'internal',
};

/**
 * The kind and the id of a document, from the key that stands for it in addresses, drafts and calls. Keys are parsed nowhere else
 * (in the database: `private.document_of`).
 */
export function readKey(key: string): DocumentName {
  const [beginning = ''] = key.split('/', 1);
  // Articles are in no table of kinds: the specification fixes their columns, calls and screens.
  if (beginning === 'article' || isAddressedKind(beginning))
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
  return isAddressedKind(kind) ? kind : undefined;
}

/** The key of the document that this one belongs to, according to its text: for an episode, its show. */
export function findAbove(document: string, value: unknown): string | undefined {
  const kind = findAddressedKind(document);
  const below = kind && getKindFacts(kind).below;
  return below && (value as Readonly<Record<string, string | undefined>> | null)?.[below];
}

/** Whether visitors see it on some page, as they see all documents but internal settings. */
export const isOnSite = (document: string) => findKind(document) !== 'internal';

/** Whether it is a setting of the company, which only admins may change. */
export const isSetting = (document: string) => ['setting', 'internal'].includes(findKind(document));

/** The key of a document of a kind that nobody has made yet. */
export const makeDocumentKey = (kind: DocumentKindName) => `${kind}/${crypto.randomUUID()}`;
