import { DataError, unreadable } from './errors.ts';
import { foldText } from './foldText.ts';

/** Rows on one page of a list. */
const PAGE_SIZE = 50;

/**
 * One page of a list; `page` counts from 1, and is the last one when a page past the end was requested.
 */
export type Page<Row> = { rows: Row[]; total: number; page: number };

/** How many pages a list of so many rows has: an empty one has one. */
export const countPages = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));

/**
 * Asks a view for one page: `ask` narrows and sorts, by an order that leaves nothing to chance, asks for the range of rows and
 * counts them. A page past the end becomes the last one.
 */
export async function fetchPage<Row>(
  ask: (first: number, last: number) => PromiseLike<{ data: Row[]; count: number | null }>,
  page: number,
): Promise<Page<Row>> {
  const first = (page - 1) * PAGE_SIZE;
  let answer: { data: Row[]; count: number | null };
  try {
    answer = await ask(first, first + PAGE_SIZE - 1);
  } catch (error) {
    // The range begins behind the last row.
    if (page === 1 || !(error instanceof DataError) || error.status !== 416) throw error;
    return fetchPage(ask, await findLastPage(ask));
  }
  const { data: rows, count: total } = answer;
  if (total === null || Number.isNaN(total)) throw unreadable();
  if (rows.length === 0 && page > 1) return fetchPage(ask, Math.min(page - 1, countPages(total)));
  return { rows, total, page };
}

/** The number of the last page. */
async function findLastPage<Row>(ask: Parameters<typeof fetchPage<Row>>[0]) {
  const { total } = await fetchPage(ask, 1);
  return countPages(total);
}

/** What `search_text` has to be like to contain what somebody searches for; null where they search for nothing. */
export function toPattern(search: string | undefined): string | null {
  const words = foldText((search ?? '').slice(0, 300));
  // The API takes « * » for « % », and has no other way to write it: any character stands for it.
  return words ? `%${words.replaceAll(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%` : null;
}

/** The same page with other rows, for what was changed or deleted while it is read again. */
export const withRows = <Row, List extends Page<Row>>(list: List, rows: Row[]): List => ({
  ...list,
  rows,
  total: list.total - (list.rows.length - rows.length),
});
