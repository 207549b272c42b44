type SignOutListener = (personId: string) => Promise<void>;

const listeners = new Set<SignOutListener>();

/**
 * Calls `listener` each time that somebody has signed out of this device in this tab, for whatever keeps something of
 * theirs. Returns a function that stops it.
 */
export function onSignOut(listener: SignOutListener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Waits until every listener is done. */
export async function notifySignOut(personId: string) {
  await Promise.all([...listeners].map((listener) => listener(personId)));
}
