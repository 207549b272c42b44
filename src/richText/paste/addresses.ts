/** Services that put an address into one of their own, and the parameter that holds it. */
const detours = [
  [/^(www\.)?google\.[a-z.]+$/, '/url', ['q', 'url']],
  [/\.safelinks\.protection\.outlook\.com$/, '/', ['url']],
  [/^lm?\.facebook\.com$/, '/l.php', ['u']],
] as const;

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/**
 * The address of a link as it may stand in a text: of the web or of a mailbox, what the site's parser keeps. One under the
 * site's own root is kept too, for browsers complete all others on copying. Null for any other: scripts, files, places in
 * the page that was copied.
 */
export function trustedAddress(written: string): string | null {
  const address = written.trim();
  if (/^\/(?![/\\])/.test(address)) return address;
  const url = parse(address);
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return null;
  for (const [host, path, names] of detours) {
    if (!host.test(url.hostname) || url.pathname !== path) continue;
    const target = names.map((name) => url.searchParams.get(name)).find((value) => value);
    return target ? trustedAddress(target) : null;
  }
  return /[\s\p{Cc}]/u.test(address) ? url.href : address;
}

/** The address of a picture as it may stand in a text; null for what exists on the other machine alone. */
export function pictureAddress(written: string): string | null {
  const address = trustedAddress(written);
  return address?.startsWith('mailto:') ? null : address;
}

/**
 * Whether an address is a picture itself, of a kind that the library takes. One of a few bytes only keeps the place of
 * another that hadn't come yet.
 */
export const isLockedPicture = (address: string) =>
  address.length > 600 && /^data:image\/(?:avif|bmp|gif|jpeg|png|webp);base64,/i.test(address);
