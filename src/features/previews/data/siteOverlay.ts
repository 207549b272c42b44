import type { readArticle, readArticles, readTaxonomy } from '#features/articles/data/blog.queries.ts';
import type { readPageChange } from '#features/articles/data/pageChanges.queries.ts';
import type { readContents, readSettings } from '#features/pages/data/siteContents.queries.ts';
import type {
  readDocumentAt,
  readDocuments,
  readFooterPages,
} from '#features/pages/data/publishedDocuments.queries.ts';

/** All that public pages read: a preview of the site answers each of these in the place of what is online. */
export type SiteOverlay = {
  articles: typeof readArticles;
  article: typeof readArticle;
  taxonomy: typeof readTaxonomy;
  pageChange: typeof readPageChange;
  contents: typeof readContents;
  settings: typeof readSettings;
  documentAt: typeof readDocumentAt;
  documents: typeof readDocuments;
  footerPages: typeof readFooterPages;
};
