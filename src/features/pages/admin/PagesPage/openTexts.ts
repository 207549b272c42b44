import { useCallback, useState } from 'react';
import type { Json } from '#generated/database.types.ts';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import { paths } from '#paths.ts';

type Store = DocumentStore<Json>;

/** Texts by the keys of what they are of. */
export type TextsByKey = Readonly<Record<string, Json>>;

const isWithin = (root: string) => (pathname: string) => pathname === root || pathname.startsWith(`${root}/`);

/** Where what is typed stays in memory: everywhere on the screen of the pages, or on that of the settings. */
export const keepsAt = { pages: isWithin(paths.admin.pages), settings: isWithin(paths.admin.settings) };

/**
 * The editors that a screen has opened, and what is typed in them that the server doesn't have: it stays while other sections are
 * opened, and the page shows it.
 */
export function useOpenTexts(openKey: string | undefined) {
  const [stores] = useState(() => new Map<string, Store>());
  const [unsaved, setUnsaved] = useState<TextsByKey>({});
  /** Follows the store of an editor from now on. */
  const follow = useCallback(
    (key: string, store: Store) => {
      if (stores.get(key) === store) return;
      stores.set(key, store);
      const look = () =>
        setUnsaved((all) => {
          const text = stores.get(key)?.isDirty() ? stores.get(key)?.state().text : undefined;
          if (all[key] === text) return all;
          const { [key]: _last, ...others } = all;
          return text === undefined ? others : { ...others, [key]: text };
        });
      store.subscribe(look);
      look();
    },
    [stores],
  );
  // The form that is chosen, and those in which something is typed.
  const keys = [...new Set([...Object.keys(unsaved), ...(openKey ? [openKey] : [])])].toSorted();
  return { stores, unsaved, follow, keys };
}

export type OpenTexts = ReturnType<typeof useOpenTexts>;
