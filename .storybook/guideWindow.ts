/** Whether this is the window of a piece within a guide. */
export const isPartOfGuide = () => Boolean(window.frameElement?.closest('.sbdocs'));

/** Whether somebody has asked for this window (`LivingStory`): in a guide, pieces that play would take the focus from each other. */
export const isAwake = () => Boolean(window.frameElement?.hasAttribute('data-awake'));

/**
 * The windows of a guide are those of one browser: each would offer the drafts that another one has left on the device, and be signed in
 * as whoever came last. A device of its own keeps them apart.
 */
export function isolateStorage() {
  const kept = new Map([localStorage, sessionStorage].map((storage) => [storage, new Map<string, string>()]));
  const entries = (storage: Storage) => kept.get(storage) ?? new Map<string, string>();
  Object.defineProperty(Storage.prototype, 'length', {
    get(this: Storage) {
      return entries(this).size;
    },
  });
  Object.assign(Storage.prototype, {
    key(this: Storage, index: number) {
      return [...entries(this).keys()][index] ?? null;
    },
    getItem(this: Storage, key: string) {
      return entries(this).get(key) ?? null;
    },
    setItem(this: Storage, key: string, value: string) {
      entries(this).set(key, value);
    },
    removeItem(this: Storage, key: string) {
      entries(this).delete(key);
    },
    clear(this: Storage) {
      entries(this).clear();
    },
  });
  // Where supabase-js tells the others who has signed in.
  Reflect.deleteProperty(window, 'BroadcastChannel');
}
