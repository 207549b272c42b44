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

/** A query that former sites chose their pages by, as links have it. */
const lostQuery = /^(?:[\w.~,:;=&/+!()-]|%(?!7f|40)[2-9a-f][\da-f]){1,200}$/i;

/** What may be somebody's in a query: by its name, or as a value that nobody has written. */
const secretPart =
  /(?:^|[&;])(?:[^=&;]*(?:token|jeton|code|secret|passw|mot_?de_?passe|session|sess_?id|signature|nonce|invit|mail|courriel|phone)[^=&;]*|auth|cle|hash|key|otp|pass|pwd|sid|sig|tel)(?:=|$)|(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{12}/i;
const mixedRun = /(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20}/;

/** What links are followed by, on whatever page. */
const campaignPart = /^(?:utm_\w*|\w*clid|mc_[ce]id|_ga|_gl|ref|source)(?:=|$)/i;

/**
 * Whether an address that no page has may lead to one, as the database's `is_lost_address` has it: others are never asked for there.
 */
export const isLostAddress = (address: string) => {
  const [path = '', query] = address.split(/\?(.*)/s, 2);
  const [root, ...parts] = path.split('/');
  return (
    root === '' &&
    address.length <= 300 &&
    parts.length <= 5 &&
    ((path === '/' && query !== undefined) ||
      parts.every((part) => lostPart.test(part) && !part.endsWith(' '))) &&
    !/^\/(?:404|admin|apercu|app-shell|assets|auth|favicon\.ico|functions|graphql|inscription|og|realtime|reservation|rest|robots\.txt|storage)(?:\/|$)/.test(
      path,
    ) &&
    !/\d{6}|[0-9a-f]{8}-[0-9a-f]{4}-|[0-9a-f]{16}|(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{20}/i.test(
      address.replaceAll(leadingDate, '/'),
    ) &&
    (query === undefined || (lostQuery.test(query) && !secretPart.test(query) && !mixedRun.test(query)))
  );
};

/**
 * An address that no page has as the database keeps it: its path decoded, in small letters; its query as it is, without what links are
 * followed by. Null where nothing can be read in it.
 */
export function toLostAddress(address: string): string | null {
  const [path = '', query = ''] = address.split(/\?(.*)/s, 2);
  const own = query.split('&').filter((part) => part !== '' && !campaignPart.test(part));
  try {
    const decoded = decodeURIComponent(path).normalize('NFC').toLowerCase();
    if (decoded.includes('?')) return null;
    return own.length > 0 ? `${decoded.replace(/(?<=.)\/+$/, '')}?${own.join('&')}` : decoded;
  } catch {
    return null;
  }
}

/** Whether a page that staff compose may be at this address, right under the root. */
export const isPageSlug = (slug: string) =>
  /^[a-z0-9-]{1,200}$/.test(slug) && !reservedPageSlugs.includes(slug);
