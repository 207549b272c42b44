/** The page that an address asks for (`?page=3`), from 1; what makes no sense counts as the first. */
export function pageOf(params: URLSearchParams) {
  const page = Number(params.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 && page < 1e6 ? page : 1;
}

/** The same address with another page; the first one goes without saying. */
export function withPage(params: URLSearchParams, page: number) {
  const next = new URLSearchParams(params);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}
