import { createContext } from 'react';
import type { ContentMedia } from '#features/media/data/contentMedia.ts';
import type { Records } from './desk.ts';
import type { CheckRuleName } from './rules.ts';

/** A document to be looked at in its page, its texts as the page shows them, and the media and records that it may name. */
export type CheckedDocument = {
  key: string;
  value: unknown;
  texts: readonly { path: string; text: string }[];
  records: Records;
  /** What the library knows of its files; without it, they are shown as they are. */
  media?: ContentMedia;
};

/** Where something on a page comes from; `block` is the index of a block of a text in Markdown, from 0. */
export type PageSource = { field: string; block?: number | null };

/** Something that only shows on the page. */
export type PageFault = PageSource & {
  rule: Extract<CheckRuleName, 'wideContent' | 'brokenPicture' | 'pageError' | 'pageAdvice'>;
  message: string;
};

/** The public site as far as checks need it. */
export type PublicSite = {
  /** The origins under which the site answers. */
  origins: readonly string[];
  /** What is about to change with the document, and isn't so yet; nothing where it goes online alone. */
  change?: SiteChange;
  /** Whether the site has a page at a path; articles aside. */
  hasPage: (path: string) => Promise<boolean>;
  /**
   * Renders the page that shows a document at 375 and 1280 px, and looks at it. Once aborted, answers with what was found if
   * both widths were looked at, and rejects if not.
   */
  inspect: (document: CheckedDocument, signal: AbortSignal) => Promise<PageFault[]>;
  /**
   * Renders that page in a document of its own, with the text of the document laid over what is published. Rejects where no page
   * shows the document.
   */
  show: (document: Omit<CheckedDocument, 'texts'>, page: Document) => Promise<OpenedPage>;
};

/** A page of the site in a document of its own. Each of its sections stands in an element that names its content: `data-section`. */
export type OpenedPage = {
  /** Lays other texts over what is published, by the keys of what they are of; a text may be invalid. */
  draw: (texts: Readonly<Record<string, unknown>>) => void;
  close: () => void;
};

/** Loads the public site. The back-office can't import it: the app says where it is. Null where there is none. */
export const PublicSiteContext = createContext<(() => Promise<PublicSite>) | null>(null);

/** What becomes of public paths at one moment: which get a page, and which lose theirs. */
export type SiteChange = { arriving: ReadonlySet<string>; leaving: ReadonlySet<string> };

/** The same site, once a change has happened. */
export const changeSite = <Site extends { hasPage: (path: string) => Promise<boolean> }>(
  site: Site,
  change: SiteChange,
) => ({
  ...site,
  change,
  hasPage: async (path: string) =>
    change.arriving.has(path) || (!change.leaving.has(path) && (await site.hasPage(path))),
});
