import { searchList } from '#data/articles/articleSearch.ts';
import type { ArticleListItem } from '#data/articles/article.queries.ts';
import { type ArticleStatus, statusLabel } from '#data/articles/articleStatus.ts';

/** What the list shows of all articles. */
export type ArticleFilterValues = { search: string; status: ArticleStatus | 'all' };

/** The list and how far it is scrolled, as its address says them. */
export type ArticleListPlace = ArticleFilterValues & {
  /** The first row in view, from 0. */
  row: number;
};

const isStatus = (value: string | null): value is ArticleStatus =>
  value !== null && Object.hasOwn(statusLabel, value);

/** Reads `?q=…&statut=…&ligne=…`; what makes no sense counts as absent. */
export function placeOf(params: URLSearchParams): ArticleListPlace {
  const status = params.get('statut');
  const row = Number.parseInt(params.get('ligne') ?? '', 10);
  return {
    search: params.get('q') ?? '',
    status: isStatus(status) ? status : 'all',
    row: row > 1 ? row - 1 : 0,
  };
}

/** The query of an address, with nothing in it that goes without saying. */
export function paramsOf({ search, status, row }: ArticleListPlace) {
  const params = new URLSearchParams();
  if (search.trim()) params.set('q', search);
  if (status !== 'all') params.set('statut', status);
  if (row > 0) params.set('ligne', String(row + 1));
  return params;
}

/** The articles that match the search and have the status (product 7.1); the same list when all of them do. */
export function filterArticles(
  articles: readonly ArticleListItem[],
  { search, status }: ArticleFilterValues,
): readonly ArticleListItem[] {
  const found = searchList(articles, search);
  return status === 'all' ? found : found.filter((article) => article.status === status);
}
