import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { MarkedText, SearchInput, useCombobox } from '#design-system/forms/SearchInput';
import { Text } from '#design-system/primitives/Text';
import { cutSentences, startNear } from '#features/search/data/excerpts.ts';
import {
  type FoundEntry,
  type FoundEntries,
  fetchFound,
  type FoundKind,
  longestSearch,
} from '#features/search/data/search.queries.ts';
import { paths } from '#paths.ts';
import { useIsHydrated } from '#site/useIsHydrated.ts';
import { describeFound, describeNearness, toFoundPath } from '../describeFound.ts';
import { searchPath } from '../searchAddress.ts';
import { About, All, Excerpt, Form, List, Option, Popup, SearchArea } from './SearchForm.styles.ts';

/** How many are listed under the field; the page of results has the others. */
const mostSuggested = 6;

export interface SearchFormProps {
  /** Ce que l’adresse cherche. */
  query?: string;
  /** La sorte choisie, qui reste. */
  kind?: FoundKind | undefined;
  /** Le champ prend le focus en arrivant : on vient de l’ouvrir. */
  isFocused?: boolean;
  /** Quelque chose a été choisi ou cherché; ou Échap, sans liste ouverte. */
  onDone?: (() => void) | undefined;
}

/**
 * The search as a form: without scripts it leads to a page with the results. With them it is a combobox: what is found is listed
 * while one types, arrows choose, Enter opens what is chosen, or else the page of results.
 */
export function SearchForm({ query = '', kind, isFocused = false, onDone }: SearchFormProps) {
  const { field, isAlive, setText, search, leave, suggestions } = useSearch({
    query,
    kind,
    isFocused,
    onDone,
  });
  const { answer, isSlow } = suggestions;
  const entries = answer?.found?.results.slice(0, mostSuggested) ?? [];
  const isOpen = answer !== null || isSlow;
  const { reset, fieldProps, listProps, getOptionProps } = useCombobox({
    // The last one leads to all of them.
    count: entries.length > 0 ? entries.length + 1 : 0,
    isOpen: entries.length > 0,
    onChoose: (index) => {
      const entry = entries[index];
      if (entry) leave(toFoundPath(entry));
      else search();
    },
    onClose: () => setText(''),
  });

  return (
    <search aria-label={isFocused ? 'Recherche' : 'Rechercher dans le site'}>
      <SearchArea
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setText('');
        }}
      >
        <Form
          action={paths.search}
          onSubmit={(event) => {
            event.preventDefault();
            search();
          }}
        >
          <SearchInput
            ref={field}
            name="q"
            aria-label="Rechercher dans le site"
            placeholder="Un mot, une question"
            defaultValue={query}
            maxLength={longestSearch}
            {...(isAlive && fieldProps)}
            autoComplete="off"
            onChange={({ target }) => {
              setText(target.value);
              reset();
            }}
            onKeyDown={(event) => {
              // A field of this type is emptied by the browser; an empty one leaves.
              if (event.key === 'Escape' && !isOpen && event.currentTarget.value === '') onDone?.();
              else fieldProps.onKeyDown(event);
            }}
          />
          {kind && <input type="hidden" name="sorte" value={kind} />}
          <Button type="submit" variant="secondary">
            Rechercher
          </Button>
        </Form>
        {isAlive && (
          <Suggested
            entries={entries}
            {...suggestions}
            listProps={listProps}
            getOptionProps={getOptionProps}
          />
        )}
      </SearchArea>
    </search>
  );
}

/** What is typed, what it finds so far, and where it leads. */
function useSearch({ query = '', kind, isFocused, onDone }: SearchFormProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const known = useRef(query);
  const [text, setText] = useState('');
  // In HTML, which nothing listens to yet, it is a field like any other.
  const isAlive = useIsHydrated();
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);
  useEffect(() => {
    // The address was changed by something else: back, or a link to the search.
    if (query === known.current) return;
    known.current = query;
    setText('');
    if (field.current) field.current.value = query;
  }, [query]);

  const leave = (path: string) => {
    setText('');
    onDone?.();
    void navigate(path);
  };
  const search = () => {
    const asked = field.current?.value.replaceAll(/\s+/g, ' ').trim() ?? '';
    known.current = asked;
    leave(searchPath({ query: asked, kind }));
  };
  return { field, isAlive, setText, search, leave, suggestions: useSuggestions(text, kind) };
}

type SuggestedProps = Pick<ReturnType<typeof useCombobox>, 'listProps' | 'getOptionProps'> & {
  entries: readonly FoundEntry[];
  answer: Suggestions | null;
  isWaiting: boolean;
  isSlow: boolean;
};

/** What is found while somebody types, under the field; and what is to be said of it. */
function Suggested({ entries, answer, isWaiting, isSlow, listProps, getOptionProps }: SuggestedProps) {
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
function useSuggestions(text: string, kind?: FoundKind) {
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
