import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ArticleListPlace, paramsOf, placeOf } from './articleFilters.ts';
import { rememberListQuery } from './listAddress.ts';

/** Search, filters, order and page of the list. They live in the address: a reload or a detour through an article keeps them. */
export function useArticleListPlace() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  useEffect(() => {
    rememberListQuery(query);
  }, [query]);
  const place = placeOf(params);
  return {
    place,
    /** Another search, filter or order starts at its first page. */
    change: (change: Partial<Omit<ArticleListPlace, 'page'>>) => {
      setParams(paramsOf({ ...place, ...change, page: 1 }), { replace: true, preventScrollReset: true });
    },
  };
}
