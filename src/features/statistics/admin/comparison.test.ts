import { expect, it } from 'vitest';
import { comparisonText } from './comparison.ts';

it.each([
  [112, 100, '+12 % (avant : 100)'],
  [50, 100, '-50 % (avant : 100)'],
  [7, 7, 'inchangé (avant : 7)'],
  [7, 0, 'nouveau (avant : 0)'],
  [0, 0, 'inchangé (avant : 0)'],
])('compares %i with %i: %s', (now, before, text) => {
  expect(comparisonText(now, before).replaceAll('\u00A0', ' ').replace('−', '-')).toBe(text);
});
