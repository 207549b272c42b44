import { useEffect, useState } from 'react';
import { type FoundEntries, fetchFound, type FoundKind } from '#features/search/data/search.queries.ts';

/** Milliseconds without a key before what was typed is searched, and with which it takes long. */
const delay = 120;
const patience = 1000;

/** Letters from which on what was typed is searched. */
const fewestLetters = 2;

export type Suggestions = {
  /** What the answer is about: what was typed a moment ago, while a newer one is on its way. */
  query: string;
  /** Null where the search didn't answer. */
  found: FoundEntries | null;
};

/** What is found while somebody types: never an older answer over a newer one. Null as long as nothing is asked. */
export function useSuggestions(text: string, kind?: FoundKind) {
  const query = text.replaceAll(/\s+/g, ' ').trim();
  const isAsked = query.length >= fewestLetters;
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  const [slowQuery, setSlowQuery] = useState<string | null>(null);

  useEffect(() => {
    if (!isAsked) return;
    let isLatest = true;
    const keep = (found: FoundEntries | null) => {
      if (!isLatest) return;
      clearTimeout(slow);
      setAnswer({ query, found });
    };
    const asking = setTimeout(() => void fetchFound(query, kind).then(keep, () => keep(null)), delay);
    const slow = setTimeout(() => setSlowQuery(query), delay + patience);
    return () => {
      isLatest = false;
      clearTimeout(asking);
      clearTimeout(slow);
    };
  }, [query, kind, isAsked]);

  const isWaiting = isAsked && answer?.query !== query;
  return { answer: isAsked ? answer : null, isWaiting, isSlow: isWaiting && slowQuery === query };
}
