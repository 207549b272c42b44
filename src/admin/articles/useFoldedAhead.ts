import { useEffect } from 'react';
import { foldList } from '#data/articles/articleSearch.ts';
import type { ArticleListItem } from '#data/articles/article.queries.ts';
import { idle } from '#data/idle.ts';

/** Articles prepared at a time: a few milliseconds on a slow machine. */
const BATCH = 100;

/** Prepares the texts for the search while nothing else is to be done, so that the first key needn't wait for thousands of them. */
export function useFoldedAhead(articles: readonly ArticleListItem[] | undefined) {
  useEffect(() => {
    if (!articles) return undefined;
    let isOver = false;
    const foldAhead = async () => {
      do await idle();
      while (!isOver && foldList(articles, BATCH).length < articles.length);
    };
    void foldAhead();
    return () => {
      isOver = true;
    };
  }, [articles]);
}
