import { expect, it } from 'vitest';
import { countRows } from './countRows.ts';

it.each([
  [{ total: 0 }, '0 article'],
  [{ total: 1 }, '1 article'],
  [{ total: 1234 }, '1\u00A0234 articles'],
])('counts %j as « %s »', (shown, words) => {
  expect(countRows(shown, 'article', 'articles')).toBe(words);
});
