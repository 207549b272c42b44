import { useCallback, useSyncExternalStore } from 'react';
import type { Article } from '#features/articles/data/article.schema.ts';
import { isScheduled } from '#features/articles/data/publication.ts';

/** The longest that a timer can wait. */
const LONGEST = 2 ** 31 - 1;

/** Whether an article waits for its hour (`isScheduled`); when that comes, the component is rendered again. */
export function useIsScheduled(article: Pick<Article, 'status' | 'published_at'> | null) {
  const moment = Date.parse(article?.published_at ?? '');
  const waitForIt = useCallback(
    (onCome: () => void) => {
      const wait = moment - Date.now();
      if (!(wait > 0)) return () => undefined;
      const timer = setTimeout(onCome, Math.min(wait, LONGEST));
      return () => clearTimeout(timer);
    },
    [moment],
  );
  return useSyncExternalStore(waitForIt, () => article !== null && isScheduled(article, Date.now()));
}
