import { expect, test } from 'vitest';
import { paramsOf, placeOf } from './articleFilters.ts';

test.each([
  { search: '', status: 'all', row: 0 },
  { search: 'l’été à 100 % & plus', status: 'draft', row: 1 },
  { search: ' deux  mots ', status: 'archived', row: 9999 },
] as const)('an address gives back what it was made from: $search $status $row', (place) => {
  expect(placeOf(new URLSearchParams(paramsOf(place).toString()))).toEqual(place);
});

test('what goes without saying is not in the address', () => {
  expect(paramsOf({ search: '  ', status: 'all', row: 0 }).toString()).toBe('');
});

test('an address that makes no sense shows the whole list', () => {
  expect(placeOf(new URLSearchParams('statut=toString&ligne=-3'))).toEqual({
    search: '',
    status: 'all',
    row: 0,
  });
});
