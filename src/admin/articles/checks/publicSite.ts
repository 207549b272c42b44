import { createContext } from 'react';
import type { PageFault as AnyPageFault } from '#admin/checks/pageFault.ts';
import type { SiteChange } from '#admin/checks/siteChange.ts';
import type { BlogSummary } from '#data/articles/blog.queries.ts';
import type { Tables } from '#data/database.types.ts';
import type { CheckedField, CheckedText } from './finding.ts';
import type { SiteMap } from './links.ts';

/** An article as its public page would show it. */
export type PageOfArticle = CheckedText & {
  category: BlogSummary['categories'];
  tags: Pick<Tables<'tags'>, 'id' | 'name' | 'slug'>[];
};

/** Something that only shows on the page: of the content, in the so manieth block of its Markdown, from 0. */
export type PageFault = AnyPageFault<{ field: CheckedField; block: number | null }>;

/** The public site as far as checks need it. */
export type PublicSite = Pick<SiteMap, 'origins'> & {
  /** What is about to change with the article, and isn't so yet; nothing where it goes online alone. */
  change?: SiteChange;
  /** Whether the site has a page at a path; articles aside. */
  hasPage: (path: string) => Promise<boolean>;
  /**
   * Renders the page of an article at 375 and 1280 px and looks at it. Once aborted, answers with what was found if
   * both widths were looked at, and rejects if not.
   */
  inspect: (page: PageOfArticle, signal: AbortSignal) => Promise<PageFault[]>;
};

/** Loads the public site. The back-office can't import it: the app says where it is. Null where there is none. */
export const PublicSiteContext = createContext<(() => Promise<PublicSite>) | null>(null);
