import { createContext } from 'react';
import type { PageFault } from '#admin/checks/pageFault.ts';

/** A content to be looked at in its page, and its texts as the page shows them. */
export type CheckedContent = {
  key: string;
  value: unknown;
  texts: readonly { path: string; text: string }[];
};

/** The public site as far as checks of contents need it. */
export type ContentSite = {
  /** The origins under which the site answers. */
  origins: readonly string[];
  /** Whether the site has a page at a path; articles aside. */
  hasPage: (path: string) => Promise<boolean>;
  /**
   * Renders the page that shows a content at 375 and 1280 px, and looks at it. Once aborted, answers with what was found if
   * both widths were looked at, and rejects if not.
   */
  inspectContent: (content: CheckedContent, signal: AbortSignal) => Promise<PageFault<{ field: string }>[]>;
};

/** Loads the public site, which the back-office can't import; null where there is none. */
export const ContentSiteContext = createContext<(() => Promise<ContentSite>) | null>(null);
