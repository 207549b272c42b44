import { type FoundKind, isFoundKind, longestSearch } from '#features/search/data/search.queries.ts';
import { cleanLine } from '#data/text.ts';
import { paths } from '#paths.ts';

/** What a search asks for, as its address says it. */
export type SearchChoice = { query: string; kind?: FoundKind | undefined };

/** Reads the query of an address: blanks at both ends, what nobody sees, and what is too long, are left out. */
export function parseSearch(searchParams: URLSearchParams): SearchChoice {
  const kind = searchParams.get('sorte');
  const asked = cleanLine(searchParams.get('q') ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // The cut may leave half of a character.
  const query = cleanLine(asked.slice(0, longestSearch));
  return { query, kind: isFoundKind(kind) ? kind : undefined };
}

/** The address of a search. */
export function searchPath({ query, kind }: SearchChoice): string {
  const parameters = new URLSearchParams({ ...(query && { q: query }), ...(kind && { sorte: kind }) });
  return parameters.size > 0 ? `${paths.search}?${parameters}` : paths.search;
}
