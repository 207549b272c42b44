import { useQuery } from '@tanstack/react-query';
import { use, useRef, useState, useSyncExternalStore } from 'react';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import type { ArticleStore } from '#data/articles/articleKind.ts';
import { categoriesQuery, tagsQuery } from '#data/taxonomy/taxonomy.queries.ts';
import { type CheckResult, checkArticle } from './checkArticle.ts';
import type { CheckedText } from './finding.ts';
import { PublicSiteContext } from './publicSite.ts';

/** Where the checks of an opened article stand. */
export type ChecksState = {
  isRunning: boolean;
  /** What the last ones found; null before the first. */
  result: CheckResult | null;
  /** The text has changed since. */
  isStale: boolean;
};

const checkedFields = [
  'title',
  'excerpt',
  'content',
  'featured_image_url',
  'featured_image_alt',
  'meta_title',
  'meta_description',
  'og_image_url',
] as const satisfies (keyof CheckedText)[];

const haveSameTexts = (one: CheckedText, other: CheckedText) =>
  checkedFields.every((field) => one[field] === other[field]);

/** The checks of an opened article, and a function that runs them on its text as it is then. */
export function useChecks(store: ArticleStore) {
  const loadSite = use(PublicSiteContext);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: tags = [] } = useQuery(tagsQuery);
  const lastRun = useRef(0);
  const [isRunning, setIsRunning] = useState(false);
  const [result, setResult] = useState<CheckResult | null>(null);
  const isStale = useSyncExternalStore(
    store.subscribe,
    () => result !== null && !haveSameTexts(result.text, store.state().text),
  );

  const getPage = (text: ArticleInput) => ({
    ...text,
    category: categories.find(({ id }) => id === text.category_id) ?? null,
    tags: tags.filter(({ id }) => text.tag_ids.includes(id)),
  });

  const check = async (milliseconds: number): Promise<CheckResult> => {
    lastRun.current += 1;
    const run = lastRun.current;
    setIsRunning(true);
    const { text } = store.state();
    try {
      const found = await checkArticle(getPage(text), loadSite, AbortSignal.timeout(milliseconds));
      // Of two at a time, the later one is shown.
      if (run === lastRun.current) setResult(found);
      return found;
    } finally {
      if (run === lastRun.current) setIsRunning(false);
    }
  };

  const state: ChecksState = { isRunning, result, isStale };
  return { state, check };
}
