/** The variables of a build that say where the site and its backend are. */
type Addresses = { VITE_SITE_URL?: unknown; VITE_SUPABASE_URL?: unknown };

/**
 * Why a build can't know the address that its pages give as their own, in one French sentence; undefined when it can.
 * A site of the embedded backend may leave it out: whoever serves it locally is at the address that stands in for it.
 */
export function siteAddressProblem({ VITE_SITE_URL, VITE_SUPABASE_URL }: Addresses): string | undefined {
  if (typeof VITE_SITE_URL === 'string' && VITE_SITE_URL) {
    if (isOrigin(VITE_SITE_URL)) return undefined;
    return `VITE_SITE_URL vaut « ${VITE_SITE_URL} » : il faut l’adresse du site, sans chemin, comme https://www.exemple.ca.`;
  }
  if (!VITE_SUPABASE_URL) return undefined;
  return 'VITE_SITE_URL manque : un site relié à un projet Supabase hébergé doit connaître son adresse publique, comme https://www.exemple.ca.';
}

function isOrigin(address: string) {
  if (!URL.canParse(address)) return false;
  const { protocol, pathname, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash;
}
