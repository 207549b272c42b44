import { readPageChange } from '#features/articles/data/pageChanges.queries.ts';
import type { Release } from './release.ts';
import { ReleasedArticles } from './ReleasedArticles.ts';
import { ReleasedDocuments } from './ReleasedDocuments.ts';
import type { SiteOverlay } from './siteOverlay.ts';

/** How the addresses of the site are written: the data layer doesn't know them. */
export type SitePaths = { toArticlePath: (slug: string) => string };

/**
 * The site as a release will make it at a moment, out of what is online then and its documents. `moment` is when readers
 * are to have it. What the release has of its own needs no request; what of it is online is asked for once.
 */
export function layReleaseOver(release: Release, moment: string, { toArticlePath }: SitePaths): SiteOverlay {
  const blog = new ReleasedArticles(release, moment, toArticlePath);
  const site = new ReleasedDocuments(release, moment);
  return {
    articles: blog.articles,
    article: blog.article,
    taxonomy: blog.taxonomy,
    contents: site.contents,
    settings: site.settings,
    documentAt: site.documentAt,
    documents: site.documents,
    footerPages: site.footerPages,
    pageChange: async (path) =>
      (await blog.pageChange(path)) ?? (await site.pageChange(path)) ?? readPageChange(path),
  };
}
