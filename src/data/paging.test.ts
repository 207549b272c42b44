import { expect, it } from 'vitest';
import { DataError } from './errors.ts';
import { fetchPage, toPattern } from './paging.ts';

/** Answers as the API does, which refuses a range that begins behind the last row. */
const askOf = (total: number) => (first: number, last: number) => {
  if (first > total) throw new DataError('notFound', { status: 416, code: 'PGRST103' });
  const rows = Array.from({ length: total }, (_, index) => index).slice(first, last + 1);
  return Promise.resolve({ data: rows, count: total });
};

it.each([
  [1, 0, 1, 0],
  [1, 120, 1, 50],
  [3, 120, 3, 20],
  [4, 120, 3, 20],
  [3, 100, 2, 50],
  [9, 0, 1, 0],
])('page %i of %i rows is page %i, with %i rows', async (wanted, total, page, rows) => {
  const found = await fetchPage(async (first, last) => askOf(total)(first, last), wanted);
  expect({ ...found, rows: found.rows.length }).toEqual({ rows, total, page });
});

it('finds any part of a word as it is written', () => {
  expect(toPattern(' Œuvre  100 %_ ')).toBe(String.raw`%oeuvre 100 \%\_%`);
  expect(toPattern(' - ')).toBeNull();
  expect(toPattern('3*4')).toBe('%3_4%');
});
