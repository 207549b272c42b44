import { expect, it } from 'vitest';
import { formatAge } from './SaveBar.tsx';

const now = Date.parse('2026-11-27T12:00:00Z');

it.each([
  ['2026-11-27T12:00:20Z', 'à l’instant'],
  ['2026-11-27T11:59:30Z', 'à l’instant'],
  ['2026-11-27T11:58:00Z', 'il y a 2\u00A0min'],
  ['2026-11-27T09:00:00Z', 'il y a 3\u00A0h'],
  ['2026-11-22T12:00:00Z', 'il y a 5\u00A0j'],
  ['2026-08-15T12:00:00Z', 'le 15/08/2026'],
])('says how long ago %s was', (moment, words) => {
  expect(formatAge(moment, now)).toBe(words);
});
