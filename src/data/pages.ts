/** Rows on one page of a list, as the functions `list_…` of the database cut it. */
const PAGE_SIZE = 50;

/**
 * One page of a list; `page` counts from 1, and is the last one when a page past the end was requested. Rows are counted up to a
 * limit: where there are more, `isTotalExact` is false and `total` is that limit.
 */
export type Page<Row> = { rows: Row[]; total: number; isTotalExact: boolean; page: number };

/** How many pages a list of so many rows has: an empty one has one. */
export const countPages = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** The rows of one page of a list that is there as a whole. */
export const takePage = <Row>(rows: readonly Row[], page: number) =>
  rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

/** Each row says how many there are in all and which page this is; without any row, there is none in all. */
export function toPage<Listed extends { total: number; is_total_exact?: boolean; page: number }, Row>(
  listed: Listed[],
  toRow: (row: Listed) => Row,
): Page<Row> {
  const [first] = listed;
  return {
    rows: listed.map(toRow),
    total: first?.total ?? 0,
    isTotalExact: first?.is_total_exact ?? true,
    page: first?.page ?? 1,
  };
}

/** The same page with other rows, for what was changed or deleted while it is read again. */
export const withRows = <Row, List extends Page<Row>>(list: List, rows: Row[]): List => ({
  ...list,
  rows,
  total: list.total - (list.rows.length - rows.length),
});
