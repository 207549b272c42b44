import { expect, test } from 'vitest';
import { paramsOf, placeOf } from './articleFilters.ts';

const whole = {
  search: '',
  status: 'all',
  category: 'all',
  author: 'all',
  order: 'recents',
  page: 1,
} as const;
const id = '12345678-1234-4234-8234-123456789abc';

test.each([
  whole,
  { ...whole, search: 'l’été à 100 % & plus', status: 'draft', category: id, page: 2 },
  { ...whole, search: ' deux  mots ', author: id, order: 'titre-inverse', page: 9999 },
] as const)('an address gives back what it was made from: %j', (place) => {
  expect(placeOf(new URLSearchParams(paramsOf(place).toString()))).toEqual(place);
});

test('what goes without saying is not in the address', () => {
  expect(paramsOf({ ...whole, search: '  ' }).toString()).toBe('');
});

test.each([
  'statut=toString',
  'categorie=1',
  'auteur=%27',
  'tri=valueOf',
  'page=-3',
  'page=1.5',
  'page=1e99',
  'page=1e1',
  'page=0x2',
  'page=02',
])('an address that makes no sense shows the whole list: %s', (query) => {
  expect(placeOf(new URLSearchParams(query))).toEqual(whole);
});
