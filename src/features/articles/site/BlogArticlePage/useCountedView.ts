import { useEffect } from 'react';
import { recordArticleView } from '#features/articles/data/blog.queries.ts';
import { whenVisible } from '#features/statistics/data/recordVisit.ts';

/**
 * Counts a reader of the article, whom the database knows again: nothing is stored on the device (product: no trace of readers). Nobody is
 * told when that fails: it is no concern of the reader's.
 */
export function useCountedView(slug: string | undefined): void {
  useEffect(() => {
    if (slug) whenVisible(() => void recordArticleView(slug).catch(() => undefined));
  }, [slug]);
}
