import { expect, it } from 'vitest';
import { matchWords } from './matchWords.ts';

it.each([
  ['Médiathèque', 'mediat', true],
  ['Catégories & Tags', 'tags cat', true],
  ['Réservations', 'vations', false],
  ['Demandes d’accès', 'acces', true],
  ['Articles & Blog', '', true],
])('in « %s », « %s » is found: %s', (text, search, isFound) => {
  expect(matchWords(text, search)).toBe(isFound);
});
