import { expect, it } from 'vitest';
import { textDifference } from './FieldComparison.tsx';

it.each([
  ['a word in the middle', 'Le son des fêtes', 'Le bruit des fêtes', ['Le ', 'son', 'bruit', ' des fêtes']],
  ['something added', 'Bonjour.', 'Bonjour à tous.', ['Bonjour', '', ' à tous', '.']],
  ['the whole of a word', 'Un stress', 'Un geste', ['Un ', 'stress', 'geste', '']],
  ['a repeated word', 'non non', 'non non non', ['non non', '', ' non', '']],
  ['nothing in common', 'Oui', '', ['', 'Oui', '', '']],
])('finds %s', (_case, one, other, parts) => {
  const difference = textDifference(one, other);
  expect([difference.before, difference.one, difference.other, difference.after]).toEqual(parts);
});

it('shortens what long texts have in common', () => {
  const long = ' x'.repeat(50_000);
  const { before, after } = textDifference(`${long} a${long}`, `${long} b${long}`);
  expect([before.length, after.length]).toEqual([81, 81]);
});
