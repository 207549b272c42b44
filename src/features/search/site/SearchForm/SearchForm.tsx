import { type ChangeEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { SearchInput } from '#design-system/forms/SearchInput';
import { type FoundKind, longestSearch } from '#features/search/data/search.queries.ts';
import { paths } from '#paths.ts';
import { searchPath } from '../searchAddress.ts';
import { Form } from './SearchForm.styles.ts';

/** Milliseconds without a key before what was typed is searched. */
const delay = 120;

/** Letters from which on what was typed is searched. */
const fewestLetters = 2;

export interface SearchFormProps {
  /** Ce que l’adresse cherche. */
  query?: string;
  /** La sorte choisie, qui reste. */
  kind?: FoundKind | undefined;
  /** Les résultats suivent ce que l’on tape. */
  isLive?: boolean;
}

/**
 * The search as a form: without scripts it leads to a page with the results. With them the address follows what is typed, and the
 * router gives an older answer up for a newer one.
 */
export function SearchForm({ query = '', kind, isLive = false }: SearchFormProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const known = useRef(query);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The address was changed by something else: back, or a link to the search.
    if (query === known.current) return;
    clearTimeout(timer.current);
    known.current = query;
    if (field.current) field.current.value = query;
  }, [query]);

  const search = (text: string, isReplaced: boolean) => {
    clearTimeout(timer.current);
    known.current = text;
    void navigate(searchPath({ query: text, kind }), { replace: isReplaced, preventScrollReset: isReplaced });
  };
  const follow = ({ target }: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    const text = target.value.replaceAll(/\s+/g, ' ').trim();
    if (text.length < fewestLetters || text === known.current) return;
    timer.current = setTimeout(() => search(text, true), delay);
  };

  return (
    <search aria-label="Rechercher dans le site">
      <Form
        action={paths.search}
        onSubmit={(event) => {
          event.preventDefault();
          search(field.current?.value.replaceAll(/\s+/g, ' ').trim() ?? '', isLive);
        }}
      >
        <SearchInput
          ref={field}
          name="q"
          aria-label="Rechercher dans le site"
          placeholder="Un mot, une question"
          defaultValue={query}
          maxLength={longestSearch}
          autoComplete="off"
          onChange={isLive ? follow : undefined}
        />
        {kind && <input type="hidden" name="sorte" value={kind} />}
        <Button type="submit" variant="secondary">
          Rechercher
        </Button>
      </Form>
    </search>
  );
}
