import { expect, test } from 'vitest';
import { parseSearch, searchPath } from './searchAddress.ts';

test.each([
  ['', { query: '', kind: undefined }, '/recherche'],
  ['q=trac', { query: 'trac', kind: undefined }, '/recherche?q=trac'],
  ['q=+le++trac+&sorte=article', { query: 'le trac', kind: 'article' }, '/recherche?q=le+trac&sorte=article'],
  ['q=trac&sorte=toString', { query: 'trac', kind: undefined }, '/recherche?q=trac'],
  ['q=%00', { query: '', kind: undefined }, '/recherche'],
  ['q=tr%00ac%E2%80%AE', { query: 'trac', kind: undefined }, '/recherche?q=trac'],
  ['q=%E2%80%8B', { query: '', kind: undefined }, '/recherche'],
  ['q=%C3%A9%26%23', { query: 'é&#', kind: undefined }, '/recherche?q=%C3%A9%26%23'],
])('%s asks for %j', (address, choice, path) => {
  const parsed = parseSearch(new URLSearchParams(address));
  expect(parsed).toEqual(choice);
  expect(searchPath(parsed)).toBe(path);
});

test('what is longer than the database takes is cut', () => {
  expect(parseSearch(new URLSearchParams({ q: 'a'.repeat(300) })).query).toHaveLength(200);
});

test('the cut leaves no half of a character', () => {
  expect(parseSearch(new URLSearchParams({ q: `${'a'.repeat(199)}🎙` })).query).toBe('a'.repeat(199));
});
