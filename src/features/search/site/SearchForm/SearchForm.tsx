import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { SearchInput, useCombobox } from '#design-system/forms/SearchInput';
import { type FoundKind, longestSearch } from '#features/search/data/search.queries.ts';
import { paths } from '#paths.ts';
import { useIsHydrated } from '#site/useIsHydrated.ts';
import { toFoundPath } from '../describeFound.ts';
import { searchPath } from '../searchAddress.ts';
import { Form, SearchArea } from './SearchForm.styles.ts';
import { Suggested, useSuggestions } from './Suggested.tsx';

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
