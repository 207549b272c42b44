import { expect, it } from 'vitest';
import { deadlineText } from './deadline.ts';

it.each([
  ['2026-12-02', 'dans 9 jours'],
  ['2026-11-24', 'dans 1 jour'],
  ['2026-11-23', 'aujourd’hui'],
  ['2026-11-22', 'en retard de 1 jour'],
  ['2026-10-23', 'en retard de 31 jours'],
])('says of %s what is left of it: %s', (day, text) => {
  expect(deadlineText(day, '2026-11-23').replaceAll('\u00A0', ' ')).toBe(text);
});
