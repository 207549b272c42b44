import { useEffect } from 'react';
import { foldList } from '#data/articles/articleSearch.ts';
import type { ArticleListItem } from '#data/articles/article.queries.ts';

/** Articles prepared at a time: a few milliseconds on a slow machine. */
const BATCH = 100;

/** Milliseconds after which a browser that never calls itself idle prepares a few articles all the same. */
const PATIENCE = 300;

/** Prepares the texts for the search while nothing else is to be done, so that the first key needn't wait for thousands of them. */
export function useFoldedAhead(articles: readonly ArticleListItem[] | undefined) {
  useEffect(() => {
    if (!articles) return undefined;
    return whenIdle(() => foldList(articles, BATCH).length < articles.length);
  }, [articles]);
}

/** Calls back again and again while the browser has nothing else to do, until the answer is false. Returns what ends it before. */
function whenIdle(work: () => boolean) {
  let isOver = false;
  const step = () => {
    if (!isOver && work()) next();
  };
  // From a timer: an idle callback that another one asks for would wait for the next idle period, 50 ms.
  const next = () =>
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(step, { timeout: PATIENCE });
      else step();
    });
  next();
  return () => {
    isOver = true;
  };
}
