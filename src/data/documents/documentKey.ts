const ARTICLE = 'article/';

/** What a document is, which its key tells. */
export type DocumentKindName = 'article' | 'content' | 'setting' | 'page';

/** The key of an article among all documents; other documents have the key of their content. */
export const toArticleDocument = (articleId: string) => `${ARTICLE}${articleId}`;

/** The id of the article that a document is. */
export const toArticleId = (document: string) => document.slice(ARTICLE.length);

/** What a document is, by its key. */
export function findKind(document: string): DocumentKindName {
  if (document.startsWith(ARTICLE)) return 'article';
  if (document.startsWith('page/')) return 'page';
  return /^(settings|internal)\//.test(document) ? 'setting' : 'content';
}
