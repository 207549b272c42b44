import pMap from 'p-map';
import { idle } from './idle.ts';

/** The most rows that the API gives at once (the default of a hosted project). */
const PAGE_SIZE = 1000;

/** Pages asked for at a time, after the first one. */
const CONCURRENCY = 3;

/** Part of a list; `count` is the length of the whole list. */
type Page<Row> = { data: Row[]; count: number | null };

/** What is asked for first, and who receives it while the rest, if there is any, is on its way. */
export type FirstPage<Row> = {
  /** Rows; a page of the API unless told otherwise. */
  firstSize?: number;
  onFirstPage?: (rows: Row[], total: number) => void;
};

/**
 * Reads a list whole, however long: the first page tells how many rows there are, then the others are asked for, a few at a
 * time and when the browser is idle: to send them all, and to read what comes, would hold up a slow machine. `onFirstPage`
 * receives the first page of several while the others are on their way. Each row is there once, although rows inserted
 * meanwhile shift the pages. Fewer rows at first (`firstSize`) are there sooner, to be shown.
 */
export async function readAllPages<Row extends { id: string }>(
  readPage: (from: number, to: number) => PromiseLike<Page<Row>>,
  { firstSize = PAGE_SIZE, onFirstPage }: FirstPage<Row> = {},
): Promise<Row[]> {
  const first = await readPage(0, Math.min(firstSize, PAGE_SIZE) - 1);
  const total = first.count ?? first.data.length;
  if (first.data.length >= total) return first.data;
  onFirstPage?.(first.data, total);
  const seen = new Set(first.data.map(({ id }) => id));
  const isNew = ({ id }: Row) => !seen.has(id) && seen.add(id);
  const { length } = first.data;
  const starts = Array.from(
    { length: Math.ceil((total - length) / PAGE_SIZE) },
    (_, index) => length + index * PAGE_SIZE,
  );
  const others = await pMap(
    starts,
    async (from) => {
      await idle();
      const page = await readPage(from, from + PAGE_SIZE - 1);
      return page.data.filter(isNew);
    },
    { concurrency: CONCURRENCY },
  );
  return [first.data, ...others].flat();
}
