import { pageOf } from '#admin/lists/index.ts';
import type { ArticleListRequest, ArticleSort } from '#data/articles/article.queries.ts';
import { type ArticleStatus, statusLabel } from '#data/articles/articleStatus.ts';

/** The orders of the list by their word in the address; the first one goes without saying. */
export const orders = {
  recents: { label: 'Les plus récents', sort: 'date', isDescending: true },
  anciens: { label: 'Les plus anciens', sort: 'date', isDescending: false },
  titre: { label: 'Titre, de A à Z', sort: 'title', isDescending: false },
  'titre-inverse': { label: 'Titre, de Z à A', sort: 'title', isDescending: true },
  vues: { label: 'Les plus lus', sort: 'views', isDescending: true },
  'moins-vus': { label: 'Les moins lus', sort: 'views', isDescending: false },
} as const satisfies Record<string, { label: string; sort: ArticleSort; isDescending: boolean }>;

export type ArticleOrder = keyof typeof orders;

/**
 * What the list shows of all articles, as its address says it. A new filter, a string, stands here and below in `noFilters`,
 * `placeOf`, `paramsOf` (which no type reminds of) and `requestOf`; in `ArticleFilters`, `ArticleListRequest`,
 * `fetchArticles`; and in both of the database's `list_articles`: the private one, whose body is
 * in `list_by_pages.sql`, and the public one around it in `list_scheduled_articles.sql`. Without a search, totals come from
 * `private.article_counts`, which know status, category and author alone.
 */
export type ArticleListPlace = {
  search: string;
  status: ArticleStatus | 'all';
  /** Id of a category, of an author; « all » for any. */
  category: string;
  author: string;
  order: ArticleOrder;
  /** From 1. */
  page: number;
};

/** A list that hides no article. */
export const noFilters = { search: '', status: 'all', category: 'all', author: 'all' } satisfies Omit<
  ArticleListPlace,
  'order' | 'page'
>;

const isStatus = (value: string | null): value is ArticleStatus =>
  value !== null && Object.hasOwn(statusLabel, value);
const isOrder = (value: string | null): value is ArticleOrder =>
  value !== null && Object.hasOwn(orders, value);
const idOf = (value: string | null) =>
  value && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value) ? value : 'all';

/** Reads `?q=…&statut=…&categorie=…&auteur=…&tri=…&page=…`; what makes no sense counts as absent. */
export function placeOf(params: URLSearchParams): ArticleListPlace {
  const status = params.get('statut');
  const order = params.get('tri');
  return {
    search: params.get('q') ?? '',
    status: isStatus(status) ? status : 'all',
    category: idOf(params.get('categorie')),
    author: idOf(params.get('auteur')),
    order: isOrder(order) ? order : 'recents',
    page: pageOf(params),
  };
}

/** The query of an address, with nothing in it that goes without saying. */
export function paramsOf({ search, status, category, author, order, page }: ArticleListPlace) {
  const params = new URLSearchParams();
  if (search.trim()) params.set('q', search);
  if (status !== 'all') params.set('statut', status);
  if (category !== 'all') params.set('categorie', category);
  if (author !== 'all') params.set('auteur', author);
  if (order !== 'recents') params.set('tri', order);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** What is asked of the database for a place. */
export function requestOf({
  search,
  status,
  category,
  author,
  order,
  page,
}: ArticleListPlace): ArticleListRequest {
  const { sort, isDescending } = orders[order];
  return {
    search: search.trim(),
    status: status === 'all' ? null : status,
    categoryId: category === 'all' ? null : category,
    authorId: author === 'all' ? null : author,
    sort,
    isDescending,
    page,
  };
}

/** Whether something hides articles. */
export const isFiltered = (place: ArticleListPlace) =>
  Object.entries(noFilters).some(
    ([name, nothing]) => place[name as keyof typeof noFilters].trim() !== nothing,
  );
