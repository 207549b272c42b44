import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { Record } from './recordVisit.ts';

/** Milliseconds for which a search stands before it counts as meant: what is still being typed isn't. */
const SETTLED = 3000;

/** Counts a search that found nothing (product: looked for in vain), once it has stood for a while. */
export function useMissedSearch(query: string, isMissed: boolean) {
  // None outside of the site's layout.
  const record = useOutletContext<Record | null>();
  useEffect(() => {
    if (!isMissed || !record) return;
    const timer = setTimeout(() => record('missed_search', { query }), SETTLED);
    return () => clearTimeout(timer);
  }, [record, query, isMissed]);
}
