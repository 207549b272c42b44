import { takenSlugs } from '#publicPages.ts';

/** What stands right under the root for something else: the database refuses these for pages that staff compose. */
export const reservedPageSlugs: readonly string[] = [
  ...takenSlugs,
  // The back-office, files of hosts, and the parts of the backend.
  'auth',
  'admin',
  'index',
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
