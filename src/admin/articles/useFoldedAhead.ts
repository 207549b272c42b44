import { useEffect } from 'react';
import { foldedText } from '#data/articles/articleSearch.ts';
import type { ArticleListItem } from '#data/articles/article.queries.ts';

/** Articles prepared at a time: a few milliseconds on a slow machine. */
const BATCH = 100;

/** Prepares the texts for the search while nobody types, so that the first key needn't wait for thousands of them. */
export function useFoldedAhead(articles: readonly ArticleListItem[] | undefined) {
  useEffect(() => {
    if (!articles) return;
    let next = 0;
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      articles.slice(next, next + BATCH).forEach(foldedText);
      next += BATCH;
      if (next < articles.length) timer = setTimeout(step);
    };
    timer = setTimeout(step);
    return () => {
      clearTimeout(timer);
    };
  }, [articles]);
}
