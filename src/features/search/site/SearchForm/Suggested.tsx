import { MarkedText, type useCombobox } from '#design-system/forms/SearchInput';
import { Text } from '#design-system/primitives/Text';
import {
  type FoundEntry,
  type FoundEntries,
  fetchFound,
  type FoundKind,
} from '#features/search/data/search.queries.ts';
import { cutSentences, startNear } from '#features/search/data/excerpts.ts';
import { describeFound, describeNearness } from '../describeFound.ts';
import { About, All, Excerpt, List, Option, Popup } from './SearchForm.styles.ts';
import { useEffect, useState } from 'react';

type Props = Pick<ReturnType<typeof useCombobox>, 'listProps' | 'getOptionProps'> & {
  entries: readonly FoundEntry[];
  answer: Suggestions | null;
  isWaiting: boolean;
  isSlow: boolean;
};

/** What is found while somebody types, under the field; and what is to be said of it. */
export function Suggested({ entries, answer, isWaiting, isSlow, listProps, getOptionProps }: Props) {
  const status = isSlow ? 'On cherche encore…' : answer && !isWaiting ? describeAnswer(answer) : '';
  const total = answer?.found?.total ?? 0;
  return (
    <Popup data-open={answer !== null || isSlow || undefined}>
      {entries.length > 0 && (
        <List {...listProps} aria-label="Résultats" aria-busy={isWaiting}>
          {entries.map((entry, index) => (
            <Option key={entry.path} {...getOptionProps(index)}>
              <About>{describeFound(entry)}</About>
              <span>{entry.title}</span>
              <Excerpt>
                <MarkedText parts={startNear(cutSentences(entry.excerpt))} />
              </Excerpt>
            </Option>
          ))}
          <All {...getOptionProps(entries.length)}>
            {total > entries.length ? `Voir les ${total} résultats` : 'Voir la page des résultats'}
          </All>
        </List>
      )}
      <Text isAnnounced isNote>
        {status}
      </Text>
    </Popup>
  );
}

function describeAnswer({ query, found }: Suggestions): string {
  if (!found) return 'La recherche n’a pas répondu. Appuyez sur Entrée pour réessayer.';
  if (found.results.length === 0)
    return `Rien ne dit «\u00A0${query}\u00A0». Essayez un autre mot, ou moins de mots.`;
  if (found.nearness === 'near') return describeNearness(query, found);
  return found.total === 1 ? '1 résultat' : `${found.total} résultats`;
}

/** Milliseconds without a key before what was typed is searched, and with which it takes long. */
const delay = 120;
const patience = 1000;

/** Letters from which on what was typed is searched. */
const fewestLetters = 2;

type Suggestions = {
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
