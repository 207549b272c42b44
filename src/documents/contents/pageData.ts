import { createContext, use } from 'react';
import { useLoaderData } from 'react-router-dom';

/** What a page is to show instead of what its route has loaded; null where it is at its own address. */
export const PageDataContext = createContext<{ data: unknown } | null>(null);

/** What the loader of the page on screen gave, or what stands in for it where a draft is shown (`loadDraft.tsx`). */
export function usePageData<Data>(): Data {
  const loaded: unknown = useLoaderData();
  const instead = use(PageDataContext);
  return (instead ? instead.data : loaded) as Data;
}
