import { expect, test } from 'vitest';
import { startNear } from './describeFound.ts';

test.each([
  [
    ['Le ', 'trac', ' se dirige.'],
    ['Le ', 'trac', ' se dirige.'],
  ],
  [
    ['Relier. Ensuite seulement, ajoutez ce qui se dit le ', 'lundi', '.'],
    ['… ce qui se dit le ', 'lundi', '.'],
  ],
  [['Une phrase qui ne dit aucun des mots cherchés.'], ['Une phrase qui ne dit aucun des mots cherchés.']],
])('%j is shown from near its first word on', (parts, shown) => {
  expect(startNear(parts)).toEqual(shown);
});
