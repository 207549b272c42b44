import { expect, test } from 'vitest';
import { parsePageNumber } from './parsePageNumber.ts';

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=9999', 9999],
  ['page=-3', 1],
  ['page=1.5', 1],
  ['page=1e99', 1],
  ['page=1e1', 1],
  ['page=0x2', 1],
  ['page=02', 1],
])('the page of ?%s is %i', (query, page) => {
  expect(parsePageNumber(new URLSearchParams(query))).toBe(page);
});
