import { codeSettings, type Settings } from '#site/settings/settings.ts';

/** What a page says about itself to browsers, search engines and social networks. Each page module exports one as `head`. */
export type PageHeadData = {
  /** Unique on the site. The company's name is added when the title does not hold it. */
  title: string;
  /** One or two sentences, about 150 characters. */
  description: string;
  keywords?: readonly string[];
  /** Title for sharing, when it should differ from the page's title. */
  socialTitle?: string | undefined;
  /** Description for sharing, when it should differ from the page's description. */
  socialDescription?: string | undefined;
  /** Picture for sharing: a path of the site or a whole address. The page's own drawn picture when absent. */
  socialImage?: string;
  /** A picture of the library that stands beside the title in the page's drawn picture: its file for social networks. */
  socialCover?: string | undefined;
  /** What that picture shows, in the editor's words; the title where there are none. */
  socialAlt?: string | null | undefined;
  /** Who wrote it; the company when absent. */
  author?: string;
  type?: 'website' | 'article';
  /** Address of the page, where it isn't its path alone. */
  path?: string;
  /** Whether to tell feed readers where the blog's feed is. */
  hasFeed?: boolean;
  /** The feed of a show, for applications that play podcasts. */
  feed?: { path: string; title: string };
  /** When an article was published and last changed, in ISO 8601. */
  publishedAt?: string;
  modifiedAt?: string;
  /** schema.org objects besides the organisation, which every page carries. */
  structuredData?: readonly Record<string, unknown>[];
  /** False keeps the page out of search engines and of the site map. */
  isIndexed?: boolean;
  /** True gives a page that isn't indexed the texts and the picture for sharing all the same. */
  isShared?: boolean;
};

/** Head data, or what makes it from the settings and the data that the page's loader returned: undefined when it returned none, or failed. */
export type PageHead = PageHeadData | ((loaderData: never, settings: Settings) => PageHeadData);

/** How many characters of a description search engines show. */
const shownLength = 160;

/** A description as search engines show it whole: its sentences that fit, else its words that do. */
export function shortenDescription(text: string): string {
  if (text.length <= shownLength) return text;
  const sentences = /^.{60,159}[.!?](?=\s)/su.exec(text)?.[0];
  return sentences ?? `${text.slice(0, shownLength - 1).replace(/[\s,;:«(]+\S*$/u, '')}…`;
}

/** Where nothing better is known: a page whose loader failed. */
export const nameless: PageHeadData = { title: codeSettings.company.name, description: '', isIndexed: false };

/** The title of a page as its document has it: with the company's name, or what search engines are told instead. */
export const titleWithName = (title: string, name: string) =>
  title.includes(name) ? title : `${title} | ${name}`;

/** Where the picture is that the server draws for the page at `address`: one for all filters and pages of a list. */
export function socialPicturePath(address: string) {
  const [path] = address.split('?');
  return `/og${path === '/' ? '/index' : path}.png`;
}
