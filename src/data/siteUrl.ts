/** Origin that canonical links, sharing pictures and feeds use; the build reads it from `VITE_SITE_URL`. No final slash. */
export const siteUrl = (import.meta.env.VITE_SITE_URL || 'http://localhost:4173').replace(/\/+$/, '');

/** The whole address of a path of this site; an address that is already whole stays as it is. */
export const absoluteUrl = (path: string) => new URL(path, siteUrl).href;
