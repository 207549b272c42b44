import type { Json } from '#generated/database.types.ts';
import type { DocumentStore } from '#documents/data/documentStore.ts';

type Store = DocumentStore<Json>;

/** Texts by the keys of what they are of. */
export type TextsByKey = Readonly<Record<string, Json>>;

/**
 * The editors that a screen has opened, and what is typed in them that the server doesn't have: it stays while other sections are
 * opened, and the page shows it.
 */
export function createOpenTexts() {
  const stores = new Map<string, Store>();
  const listeners = new Set<() => void>();
  let unsaved: TextsByKey = {};

  const look = () => {
    const next: Record<string, Json> = {};
    for (const [key, store] of stores) if (store.isDirty()) next[key] = store.state().text;
    const names = Object.keys(next);
    if (names.length === Object.keys(unsaved).length && names.every((key) => next[key] === unsaved[key]))
      return;
    unsaved = next;
    for (const listener of listeners) listener();
  };

  return {
    /** Follows the store of an editor from now on. */
    follow: (key: string, store: Store) => {
      if (stores.get(key) === store) return;
      stores.set(key, store);
      store.subscribe(look);
      look();
    },
    stores: (): ReadonlyMap<string, Store> => stores,
    unsaved: () => unsaved,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type OpenTexts = ReturnType<typeof createOpenTexts>;
