import { expect, it } from 'vitest';
import { shortenDescription } from './pageHead.ts';

const sentence = 'Une coopérative maritime voulait recruter sans parler de recrutement.';

it.each([
  ['what is short', sentence, sentence],
  [
    'sentences that fit',
    `${sentence} ${'On a tendu le micro à douze capitaines, mécaniciennes et pilotes. '.repeat(3)}`,
    `${sentence} On a tendu le micro à douze capitaines, mécaniciennes et pilotes.`,
  ],
  ['words, where no sentence fits', `${'mots '.repeat(40)}`, `${'mots '.repeat(30)}mots…`],
])('a description keeps %s', (_, text, expected) => {
  expect(shortenDescription(text)).toBe(expected);
  expect(shortenDescription(text).length).toBeLessThanOrEqual(160);
});
