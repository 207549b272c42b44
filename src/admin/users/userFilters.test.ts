import { expect, it } from 'vitest';
import { paramsOf, requestOf } from './userFilters.ts';

it.each([
  ['', { search: '', role: null, page: 1 }],
  ['q=+%C3%89lodie+&role=editor&page=3', { search: 'Élodie', role: 'editor', page: 3 }],
  ['role=owner&page=-2', { search: '', role: null, page: 1 }],
] as const)('reads ?%s', (query, request) => {
  expect(requestOf(new URLSearchParams(query))).toEqual(request);
});

it('writes nothing that goes without saying', () => {
  expect(paramsOf({ search: ' ', role: null }).toString()).toBe('');
  expect(paramsOf({ search: 'Roy', role: 'admin' }).toString()).toBe('q=Roy&role=admin');
});
