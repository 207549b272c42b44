/**
 * Publishable key of the embedded backend: public by nature (it stands for an anonymous visitor), the same on
 * every machine. Secret keys are generated per data folder and never leave it.
 */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_porte_voix_local';

/** The two variables that point the site at a hosted project instead of the embedded backend. */
export type BackendEnvironment = { VITE_SUPABASE_URL?: string; VITE_SUPABASE_PUBLISHABLE_KEY?: string };

/**
 * Where supabase-js finds its backend: the hosted project of the environment, or else the page's own origin, where
 * the embedded backend answers.
 *
 * @throws when only one of the two variables is set, since the other would silently point elsewhere.
 */
export function backendAddress(
  environment: BackendEnvironment,
  pageOrigin: string,
): { url: string; publishableKey: string } {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey } = environment;
  if (url && publishableKey) return { url, publishableKey };
  if (url || publishableKey)
    throw new Error('VITE_SUPABASE_URL et VITE_SUPABASE_PUBLISHABLE_KEY se définissent ensemble.');
  return { url: pageOrigin, publishableKey: LOCAL_PUBLISHABLE_KEY };
}

/** Where a backend takes large files: hosted projects have a host of its own for them, which is faster. */
export const storageOrigin = (url: string) =>
  url.replace(/^https:\/\/([a-z0-9]+)\.supabase\.co$/, 'https://$1.storage.supabase.co');
