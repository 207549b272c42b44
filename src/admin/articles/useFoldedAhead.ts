import { useEffect } from 'react';
import { foldList } from '#data/articles/articleSearch.ts';
import type { ArticleListItem } from '#data/articles/article.queries.ts';

/** Articles prepared at a time: a few milliseconds on a slow machine. */
const BATCH = 100;

/** Prepares the texts for the search while nobody types, so that the first key needn't wait for thousands of them. */
export function useFoldedAhead(articles: readonly ArticleListItem[] | undefined) {
  useEffect(() => {
    if (!articles) return;
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      if (foldList(articles, BATCH).length < articles.length) timer = setTimeout(step);
    };
    timer = setTimeout(step);
    return () => {
      clearTimeout(timer);
    };
  }, [articles]);
}
