import {
  type AddressedKindName,
  type DocumentKindName,
  getKindFacts,
  isAddressedKind,
} from './documentKinds.ts';

/** A document as the tables of the database refer to it. */
type DocumentName = { kind: DocumentKindName; id: string };

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

/** The key of the document that one says in its text to stand below: of an episode, its show. */
export function findAbove(document: string, value: unknown): string | undefined {
  const kind = findAddressedKind(document);
  const below = kind && getKindFacts(kind).below;
  return below && (value as Readonly<Record<string, string | undefined>> | null)?.[below];
}

/** Whether a page shows it: an internal setting is no visitor's business. */
export const isOnSite = (document: string) => findKind(document) !== 'internal';

/** Whether it is the company's setting, which is an admin's business. */
export const isSetting = (document: string) => ['setting', 'internal'].includes(findKind(document));

/** The key of a document of the same kind that nobody has made yet. */
export const makeKeyLike = (document: string) => `${findKind(document)}/${crypto.randomUUID()}`;

/** The key of a document that nobody has made yet. */
export const makeDocumentKey = (kind: AddressedKindName) => toDocument(kind, crypto.randomUUID());
