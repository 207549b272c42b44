import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ArticleListPlace, paramsOf, placeOf } from './articleFilters.ts';
import { rememberListQuery } from './listAddress.ts';

/** Search, filters, order and page of the list. They live in the address: a reload or a detour through an article keeps them. */
export function useArticleListPlace() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const place = placeOf(params);
  /** What was asked for last, which the address may not say yet. */
  const asked = useRef(place);
  useEffect(() => {
    rememberListQuery(query);
    asked.current = placeOf(new URLSearchParams(query));
  }, [query]);
  return {
    place,
    /** Another search, filter or order starts at its first page. */
    change: (change: Partial<Omit<ArticleListPlace, 'page'>>) => {
      asked.current = { ...asked.current, ...change, page: 1 };
      setParams(paramsOf(asked.current), { replace: true, preventScrollReset: true });
    },
  };
}
