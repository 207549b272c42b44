import { useEffect } from 'react';
import { useListPlace } from '#admin/lists/index.ts';
import { type ArticleListPlace, paramsOf, placeOf } from './articleFilters.ts';
import { rememberListQuery } from './listAddress.ts';

/** Search, filters, order and page of the list, to which a detour through an article comes back. */
export function useArticleListPlace() {
  const { place, params, change } = useListPlace(placeOf, paramsOf);
  const query = params.toString();
  useEffect(() => rememberListQuery(query), [query]);
  return {
    place,
    /** Another search, filter or order starts at its first page. */
    change: (filters: Partial<Omit<ArticleListPlace, 'page'>>) => change({ ...filters, page: 1 }),
  };
}
