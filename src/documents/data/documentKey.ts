const ARTICLE = 'article/';

/** What stands at an address that staff give it, and isn't there as long as nobody has made it. */
export const addressedKindNames = ['page', 'project', 'show', 'episode'] as const;

/** One of these kinds. */
export type AddressedKindName = (typeof addressedKindNames)[number];

/** What a document is, which its key tells. */
export type DocumentKindName = 'article' | 'content' | 'setting' | AddressedKindName;

/** The kind and the id of a document as one text, which addresses of the back-office and functions of the database take. */
export const toDocument = (kind: 'article' | AddressedKindName, id: string) => `${kind}/${id}`;

/** The id of a document of one of these kinds. */
export const toId = (document: string) => document.slice(document.indexOf('/') + 1);

/** The id of the article that a document is. */
export const toArticleId = (document: string) => document.slice(ARTICLE.length);

/** The key of an article among all documents; other documents have the key of their content. */
export const toArticleDocument = (articleId: string) => toDocument('article', articleId);

/** Which of the kinds with an address of their own a document is of; undefined for all others. */
export const findAddressedKind = (document: string): AddressedKindName | undefined =>
  addressedKindNames.find((name) => document.startsWith(`${name}/`));

/** What a document is, by its key. */
export function findKind(document: string): DocumentKindName {
  if (document.startsWith(ARTICLE)) return 'article';
  return findAddressedKind(document) ?? (/^(settings|internal)\//.test(document) ? 'setting' : 'content');
}

/** The key of a document that nobody has made yet. */
export const makeDocumentKey = (kind: AddressedKindName) => toDocument(kind, crypto.randomUUID());
