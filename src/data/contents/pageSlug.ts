/** What stands right under the root for something else: the database refuses these for pages that staff compose. */
export const reservedPageSlugs: readonly string[] = [
  'about',
  'services',
  'formations',
  'realizations',
  'portfolio',
  'balados',
  'contact',
  'blog',
  'apercu',
  'inscription',
  'reservation',
  'privacy-policy',
  'terms-of-service',
  'legal-notice',
  'auth',
  'admin',
  'index',
  '404',
  'app-shell',
  'assets',
  'og',
  'feed',
  'rest',
  'storage',
  'functions',
  'realtime',
  'graphql',
];

/** Whether a page that staff compose may be at this address, right under the root. */
export const isPageSlug = (slug: string) =>
  /^[a-z0-9-]{1,200}$/.test(slug) && !reservedPageSlugs.includes(slug);
