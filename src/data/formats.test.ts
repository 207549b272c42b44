import { expect, it } from 'vitest';
import { formatDay, formatDayAndTime, formatWhole, quebecDay } from './formats.ts';

it('groups digits with a no-break space, as fr-CA does', () => {
  expect(formatWhole(12_500.4)).toBe('12\u00A0500');
});

it('writes a day in full, wherever the reader is', () => {
  expect(formatDay('2026-11-11')).toBe('11 novembre 2026');
});

it('writes the first of a month as an ordinal', () => {
  expect(formatDay('2026-11-01')).toBe('1er novembre 2026');
});

it.each([
  ['2026-03-08T04:59:59Z', '2026-03-07'],
  ['2026-03-09T03:59:59Z', '2026-03-08'],
  ['2026-11-01T04:00:00Z', '2026-11-01'],
  ['2026-11-02T04:59:59Z', '2026-11-01'],
])('knows the day of Québec at %s', (moment, day) => {
  expect(quebecDay(moment)).toBe(day);
});

it('writes an hour as fr-CA does, with its day', () => {
  expect(formatDayAndTime('2026-11-30T09:05')).toBe('30 novembre 2026 à 9\u00A0h\u00A005');
});
