import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parsePageNumber } from '#data/parsePageNumber.ts';
import {
  formatListParams,
  type ListDescription,
  type ListParams,
  parseListParams,
  toRequest,
} from './listParams.ts';

/** A list as it is shown: what was chosen, and how to choose something else. */
export type List<Args> = {
  description: ListDescription<Args>;
  params: ListParams;
  /** The page that is wanted, from 1. */
  page: number;
  /** The arguments of the database's function. */
  request: Args;
  /** Something hides rows. */
  isFiltered: boolean;
  /** Another search, filter or order, which starts at its first page; undefined is what goes without saying. */
  change: (change: ListParams) => void;
  /** Shows all rows again, and gives the focus to the search. */
  clear: () => void;
  searchField: RefObject<HTMLInputElement | null>;
  /** Pages are no addresses here: receives the one that is wanted. */
  onPageChange?: (page: number) => void;
};

/**
 * A list whose search, filters, order and page stand in the address: a reload or a detour brings them back. Changes in a row all
 * count, however late the address follows them.
 */
export function useList<Args>(description: ListDescription<Args> = {}): List<Args> {
  const [searchParams, setSearchParams] = useSearchParams();
  const address = searchParams.toString();
  const params = parseListParams(description, searchParams);
  /** What was chosen last, while the address doesn't say it yet. */
  const latest = useRef<ListParams>(undefined);
  useEffect(() => {
    latest.current = undefined;
  }, [address]);
  return useListAt(description, params, parsePageNumber(searchParams), (change) => {
    latest.current = { ...(latest.current ?? params), ...change };
    const next = formatListParams(description, latest.current);
    // What isn't the list's own stays: how it is shown.
    const own = new Set(['q', 'tri', 'page', ...Object.keys(description.filters ?? {})]);
    for (const [name, value] of searchParams) if (!own.has(name)) next.append(name, value);
    setSearchParams(next, { replace: true, preventScrollReset: true });
  });
}

/** A list of a dialog, which starts at its first page each time that it is reset. */
export function useListState<Args>(description: ListDescription<Args>) {
  const [{ params, page }, setView] = useState(start);
  const list = useListAt(description, params, page, (change) =>
    setView((view) => ({ params: { ...view.params, ...change }, page: 1 })),
  );
  return {
    ...list,
    onPageChange: (next: number) => setView((view) => ({ ...view, page: next })),
    reset: () => setView(start),
  };
}

const start: { params: ListParams; page: number } = { params: {}, page: 1 };

function useListAt<Args>(
  description: ListDescription<Args>,
  params: ListParams,
  page: number,
  change: List<Args>['change'],
): List<Args> {
  const searchField = useRef<HTMLInputElement>(null);
  const hiding = ['q', ...Object.keys(description.filters ?? {})];
  return {
    description,
    params,
    page,
    request: toRequest(description, params, page),
    isFiltered: hiding.some((name) => params[name] !== undefined && params[name].trim() !== ''),
    change,
    clear: () => {
      searchField.current?.focus();
      change(Object.fromEntries(hiding.map((name) => [name, undefined])));
    },
    searchField,
  };
}
