import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { type ArticleFilterValues, type ArticleListPlace, paramsOf, placeOf } from './articleFilters.ts';
import { rememberListQuery } from './listAddress.ts';

/** Milliseconds without a change before the address follows: browsers refuse an address that changes with each key. */
const ADDRESS_DELAY = 300;

const wholeList: ArticleListPlace = { search: '', status: 'all', row: 0 };

/**
 * Filters and scroll position of the list, in the address so that they survive a reload and a detour through an article. Changes
 * are on screen at once, and in the address when they rest. `arrival` is the place that an address, or the button that clears the
 * filters, led to last: what holds its own text starts over from there.
 */
export function useArticleListPlace() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = params.toString();
  const [arrival, setArrival] = useState(() => ({ count: 0, place: placeOf(params) }));
  const [filters, setFilters] = useState<ArticleFilterValues>(arrival.place);
  const place = useRef(arrival.place);
  const written = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLeaving = useRef(false);

  const actions = useMemo(() => {
    const write = () => {
      clearTimeout(timer.current);
      const search = paramsOf(place.current).toString();
      rememberListQuery(search);
      // Another navigation would call off the one to an article whose screen is still loading.
      if (search === written.current || isLeaving.current) return;
      written.current = search;
      void navigate({ search }, { replace: true, preventScrollReset: true });
    };
    const follow = (change: Partial<ArticleListPlace>) => {
      place.current = { ...place.current, ...change };
      clearTimeout(timer.current);
      timer.current = setTimeout(write, ADDRESS_DELAY);
    };
    const arrive = (next: ArticleListPlace) => {
      setFilters(next);
      setArrival(({ count }) => ({ count: count + 1, place: next }));
      follow(next);
    };
    return {
      arrive,
      write,
      filter: (change: Partial<ArticleFilterValues>) => {
        setFilters((current) => ({ ...current, ...change }));
        follow({ ...change, row: 0 });
      },
      clearFilters: () => arrive(wholeList),
      scrollTo: (row: number) => follow({ row }),
    };
  }, [navigate]);

  const onQueryChange = useEffectEvent(() => {
    rememberListQuery(query);
    if (query === written.current) return;
    written.current = query;
    actions.arrive(placeOf(params));
  });
  useEffect(() => {
    onQueryChange();
  }, [query]);
  const { state } = useNavigation();
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);

  const { write, ...changes } = actions;
  useEffect(() => {
    // A click may lead away: before it does, the address says what to come back to.
    addEventListener('click', write, { capture: true });
    return () => {
      removeEventListener('click', write, { capture: true });
      clearTimeout(timer.current);
    };
  }, [write]);
  return { arrival, filters, ...changes };
}
