import { useEffect } from 'react';
import { recordArticleView } from '#data/articles/blog.queries.ts';

const keyOf = (slug: string) => `porte-voix-lu:${slug}`;

/** Counts a reader of the article, once a visit. Nobody is told when that fails: it is no concern of the reader's. */
export function useCountedView(slug: string | undefined): void {
  useEffect(() => {
    if (!slug || !isFirstView(slug)) return;
    recordArticleView(slug).catch(() => undefined);
  }, [slug]);
}

/** A browser that keeps nothing for the site is not counted, rather than counted at each turn of a page. */
function isFirstView(slug: string) {
  try {
    const isFirst = sessionStorage.getItem(keyOf(slug)) === null;
    sessionStorage.setItem(keyOf(slug), 'oui');
    return isFirst;
  } catch {
    return false;
  }
}
