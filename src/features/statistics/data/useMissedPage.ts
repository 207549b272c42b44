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
