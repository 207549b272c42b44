import { createContext, use } from 'react';

/** The title of the item of a list that a part stands in. */
export const ItemContext = createContext<string | undefined>(undefined);

/** What a group of fields is called for those who hear it: many items have one of the same name. */
export function useGroupName(label: string) {
  const item = use(ItemContext);
  return item ? `${label}, ${item}` : undefined;
}
