import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { errorText } from '#data/errors.ts';
import { linkError } from '#data/session/linkError.ts';

const subscribeToNothing = () => () => undefined;
const nothing = () => null;

/**
 * Why the link of an e-mail that led to this page didn't work, as a sentence; null when it did, and until the page is hydrated, for
 * its prerendered HTML knows nothing of the address.
 */
export function useBrokenLink(): string | null {
  const error = linkError(useLocation().hash);
  return useSyncExternalStore(subscribeToNothing, () => error && errorText(error), nothing);
}
