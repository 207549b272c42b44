import { parsePublicPath } from '#features/pages/data/documentAddress.ts';
import { publicPages, shortAddresses } from '#publicPages.ts';

type Address = { value: string; label: string };

const listAddresses = ({
  path,
  title,
  ...page
}: (typeof publicPages)[keyof typeof publicPages]): Address[] => [
  { value: path, label: title },
  ...Object.entries('anchors' in page ? page.anchors : {}).map(([anchor, words]) => ({
    value: `${path}#${anchor}`,
    label: `${title}\u00A0: ${words}`,
  })),
];

/** The addresses that a text of the site may lead to, with the words that staff choose them by. */
export const siteAddresses: readonly Address[] = [
  ...Object.values(publicPages)
    .filter(({ path }) => !path.includes(':') && path !== publicPages.notFound.path)
    .flatMap(listAddresses),
  ...Object.values(shortAddresses).map(({ path, title }) => ({ value: path, label: title })),
];

const known = new Set(siteAddresses.map(({ value }) => value));

/**
 * Whether an address is of the site: one of its own pages, or of the shape of those that staff make. Of one that isn't online, the
 * dashboard says so (`list_broken_links`).
 */
export const isSiteAddress = (address: string) =>
  known.has(address) || (/^[a-z\d/-]{1,200}$/.test(address) && parsePublicPath(address) !== null);

/** Whether a link out of the site may be followed by a visitor: of the web, of an e-mail or of a telephone, whole and plain. */
export function isSafeAddress(address: string): boolean {
  if (/[\s\p{Cc}]/u.test(address)) return false;
  if (/^mailto:[^@]+@[^@]+$/.test(address) || /^tel:\+?[\d-]+$/.test(address)) return true;
  return /^https:\/\//i.test(address) && URL.canParse(address) && new URL(address).username === '';
}
