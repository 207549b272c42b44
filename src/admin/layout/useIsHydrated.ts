import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * False in prerendered HTML, true as soon as React has taken over: until then a submit would be the browser's own, with the
 * password on its way to a page that doesn't expect it.
 */
export function useIsHydrated() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
