/** What a page says about itself to browsers, search engines and social networks. Each page module exports one as `head`. */
export type PageHeadData = {
  /** Unique on the site. The company's name is added when the title does not hold it. */
  title: string;
  /** One or two sentences, about 150 characters. */
  description: string;
  keywords?: readonly string[];
  /** Title for sharing, when it should differ from the page's title. */
  socialTitle?: string;
  /** Picture for sharing: a path of the site or a whole address. The page's own drawn picture when absent. */
  socialImage?: string;
  /** Who wrote it; the company when absent. */
  author?: string;
  type?: 'website' | 'article';
  /** schema.org objects besides the organisation, which every page carries. */
  structuredData?: readonly Record<string, unknown>[];
  /** False keeps the page out of search engines and of the site map. */
  isIndexed?: boolean;
};
