import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '#admin/layout/useIsHydrated.ts';
import { errorText } from '#data/errors.ts';
import { linkError } from '#data/session/linkError.ts';

/**
 * Why the link of an e-mail that led to this page didn't work, as a sentence; null when it did, and until the page is hydrated, for
 * its prerendered HTML knows nothing of the address.
 */
export function useBrokenLink(): string | null {
  const error = linkError(useLocation().hash);
  const isHydrated = useIsHydrated();
  return isHydrated && error ? errorText(error) : null;
}
