import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False in prerendered HTML and while React takes it over; true from then on, and at once where React rendered first. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
