import { useState, useSyncExternalStore } from 'react';

/** Whether the component stood in the prerendered page: only hydration asks for the server's snapshot. */
export function useWasPrerendered(): boolean {
  const [{ snapshot, serverSnapshot }] = useState(createSnapshots);
  return useSyncExternalStore(subscribeToNothing, snapshot, serverSnapshot);
}

const subscribeToNothing = () => () => undefined;

/** Both give the same answer, so that React has no reason to render the page a second time. */
function createSnapshots() {
  let isPrerendered = false;
  return { snapshot: () => isPrerendered, serverSnapshot: () => (isPrerendered = true) };
}
