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

/**
 * Whether an address that no page has may lead to one, as the database's `is_lost_address` has it: others are never asked for there.
 */
export const isLostAddress = (path: string) =>
  path.length <= 300 &&
  /^(?:\/[a-z0-9_-]{1,200}){1,5}(?:\.(?:html?|php|aspx?))?$/.test(path) &&
  !/^\/(?:404|admin|apercu|app-shell|assets|auth|functions|graphql|inscription|og|realtime|reservation|rest|storage)(?:[/.]|$)/.test(
    path,
  ) &&
  !/\d{6}|[0-9a-f]{8}-[0-9a-f]{4}-|[0-9a-f]{16}/.test(path);

/** Whether a page that staff compose may be at this address, right under the root. */
export const isPageSlug = (slug: string) =>
  /^[a-z0-9-]{1,200}$/.test(slug) && !reservedPageSlugs.includes(slug);
