import { useEffect } from 'react';
import { paths } from '#paths.ts';

/** Milliseconds to read what was done before the page changes (product: after signing in). */
const REDIRECT_DELAY = 500;

/** Leaves for another page of the site and loads it whole; going back doesn't return here (product: after signing in). */
export function replacePage(path: string) {
  location.replace(path);
}

/** Leads to the back-office once `isOver`: when what was done has been read, or at once where nothing was. */
export function useRedirection(leaveFor: (path: string) => void, isOver: boolean, hasNews = true) {
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => leaveFor(paths.admin.dashboard), hasNews ? REDIRECT_DELAY : 0);
    return () => clearTimeout(timer);
  }, [leaveFor, isOver, hasNews]);
}
