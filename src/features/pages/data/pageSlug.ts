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

/** A part of an address that no page has: a title in any letters, without what addresses mean something by, and without what shows nothing. */
const lostPart =
  // oxlint-disable-next-line no-control-regex -- Addresses may bring any sign.
  /^(?![. ])[^\u0000-\u001F\u007F/?#%@<>"\\^`{|}:;=*$\u200B-\u200F\u202A-\u202E\u2066-\u2069]{1,200}$/;

/** A date in front of a title, which is no number of somebody. */
const leadingDate = /\/(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/g;

/**
 * Whether an address that no page has may lead to one, as the database's `is_lost_address` has it: others are never asked for there.
 */
export const isLostAddress = (path: string) => {
  const [root, ...parts] = path.split('/');
  return (
    root === '' &&
    path.length <= 300 &&
    parts.length <= 5 &&
    parts.every((part) => lostPart.test(part) && !part.endsWith(' ')) &&
    !/^\/(?:404|admin|apercu|app-shell|assets|auth|favicon\.ico|functions|graphql|inscription|og|realtime|reservation|rest|robots\.txt|storage)(?:\/|$)/.test(
      path,
    ) &&
    !/\d{6}|[0-9a-f]{8}-[0-9a-f]{4}-|[0-9a-f]{16}|(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{20}/.test(
      path.replaceAll(leadingDate, '/'),
    )
  );
};

/** An address that no page has as the database keeps it: decoded, in small letters. Null where nothing can be read in it. */
export function toLostAddress(path: string): string | null {
  try {
    return decodeURIComponent(path).normalize('NFC').toLowerCase();
  } catch {
    return null;
  }
}

/** Whether a page that staff compose may be at this address, right under the root. */
export const isPageSlug = (slug: string) =>
  /^[a-z0-9-]{1,200}$/.test(slug) && !reservedPageSlugs.includes(slug);
