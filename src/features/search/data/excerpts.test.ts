import { expect, test } from 'vitest';
import { cutSentences, startNear } from './excerpts.ts';

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

test('of a long paragraph, the sentence of the first marked word is shown, and what fits beside it', () => {
  const sentence = 'Une phrase de trente-six caractères. ';
  const cut = cutSentences([sentence.repeat(8) + 'Ici un ', 'micro', ' de près. ' + sentence.repeat(9)]);
  expect(cut.slice(0, 2)).toEqual(['Ici un ', 'micro']);
  expect(cut.join('').length).toBeLessThanOrEqual(260);
  expect(cut.join('')).toMatch(/caractères\.$/);
});
