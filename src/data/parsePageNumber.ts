/** No list is that long: what an address asks for beyond it is as far past the end. */
const MAX_PAGE = 1_000_000;

/** The page that an address asks for (`?page=3`), from 1; what isn't written as one counts as the first. */
export function parsePageNumber(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d*$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1;
}
