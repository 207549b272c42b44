import { expect, it, vi } from 'vitest';
import { readAllPages } from './allPages.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));

const readFrom = (all: { id: string }[]) =>
  vi.fn((from: number, to: number) => Promise.resolve({ data: all.slice(from, to + 1), count: all.length }));

it.each([
  [0, 1],
  [999, 1],
  [1000, 1],
  [1001, 2],
  [2500, 3],
])('reads %i rows in %i requests', async (count, requests) => {
  const readPage = readFrom(rows(count));
  expect(await readAllPages(readPage)).toEqual(rows(count));
  expect(readPage).toHaveBeenCalledTimes(requests);
});

it('hands the first of several pages over, with the total, before the others', async () => {
  const onFirstPage = vi.fn();
  await readAllPages(readFrom(rows(1500)), { onFirstPage });
  expect(onFirstPage).toHaveBeenCalledExactlyOnceWith(rows(1000), 1500);
});

it('asks for few rows at first if told so, but never for more than a page', async () => {
  const onFirstPage = vi.fn();
  const readPage = readFrom(rows(2100));
  expect(await readAllPages(readPage, { firstSize: 100, onFirstPage })).toEqual(rows(2100));
  expect(onFirstPage).toHaveBeenCalledExactlyOnceWith(rows(100), 2100);
  expect(readPage.mock.calls).toEqual(
    [
      [0, 99],
      [100, 1099],
      [1100, 2099],
      [2100, 3099],
    ].slice(0, 3),
  );
  await readAllPages(readPage, { firstSize: 5000 });
  expect(readPage).toHaveBeenCalledWith(0, 999);
});

it('has each row once when the pages shift', async () => {
  const shifting = (from: number) =>
    Promise.resolve({ data: rows(1500).slice(from === 0 ? 0 : from - 5, from + 1000), count: 1500 });
  expect(await readAllPages(shifting)).toEqual(rows(1500));
});
