import { expect, test } from 'vitest';
import { formatListParams, type ListDescription, parseListParams, toRequest } from './listParams.ts';

type Args = {
  search?: string;
  only_status?: 'draft' | 'archived';
  only_handled?: boolean;
  only_author?: string;
  is_descending?: boolean;
  wanted_page?: number;
};

const list: ListDescription<Args> = {
  search: { label: '', placeholder: '' },
  filters: {
    statut: { argument: 'only_status', label: '', all: '', choices: { draft: '', archived: '' } },
    etat: {
      argument: 'only_handled',
      label: '',
      all: '',
      choices: { new: '', handled: '' },
      toValue: (word) => word === 'handled',
    },
    auteur: { argument: 'only_author', label: '', all: '', useChoices: () => [] },
  },
  orders: {
    recents: { label: '', request: { is_descending: true } },
    anciens: { label: '', request: { is_descending: false } },
  },
};

const id = '12345678-1234-4234-8234-123456789abc';

test.each([
  {},
  { q: 'l’été à 100 % & plus', statut: 'draft', auteur: id },
  { q: ' deux  mots ', etat: 'new', tri: 'anciens' },
])('an address gives back what it was made from: %j', (params) => {
  expect(parseListParams(list, new URLSearchParams(formatListParams(list, params).toString()))).toEqual(
    params,
  );
});

test('what goes without saying is not in the address', () => {
  expect(formatListParams(list, { q: '  ', statut: undefined, tri: 'recents' }).toString()).toBe('');
});

test.each(['q=+', 'statut=toString', 'auteur=1', 'auteur=%27', 'tri=valueOf', 'tri=recents', 'autre=1'])(
  'an address that makes no sense shows the whole list: %s',
  (query) => {
    expect(parseListParams(list, new URLSearchParams(query))).toEqual({});
  },
);

test('the database is asked for the whole list in its first order', () => {
  expect(toRequest(list, {}, 1)).toEqual({ search: '', is_descending: true, wanted_page: 1 });
});

test('the database is asked for what was chosen', () => {
  const params = { q: ' Élodie ', statut: 'archived', etat: 'new', auteur: id, tri: 'anciens' };
  expect(toRequest(list, params, 3)).toEqual({
    search: 'Élodie',
    only_status: 'archived',
    only_handled: false,
    only_author: id,
    is_descending: false,
    wanted_page: 3,
  });
});
