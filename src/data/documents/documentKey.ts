/** What the keys of articles begin with; those of contents name their section: `home/hero`. */
const ARTICLE = 'article/';

/** The key of an article among all documents. */
export const toArticleDocument = (articleId: string) => ARTICLE + articleId;

/** The id of the article that a key names; null for other kinds. */
export const findArticleId = (document: string) =>
  document.startsWith(ARTICLE) ? document.slice(ARTICLE.length) : null;
