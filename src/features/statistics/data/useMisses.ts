import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';
import { type Record, asOpened } from './recordVisit.ts';

/**
 * Counts an address that has no page (product: looked for in vain). Of one that has, it counts the query with which it was opened, unless a
 * campaign has written it: each was a page of many a former site.
 */
export function useMissedPage(path: string, isFound = false) {
  const record = useOutletContext<Record | null>();
  useEffect(() => {
    const opened = asOpened(path);
    const isMissed = !isFound || (opened !== path && !opened.includes('utm_campaign='));
    if (isMissed) record?.('missed_page', { path: opened });
  }, [record, path, isFound]);
}

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
