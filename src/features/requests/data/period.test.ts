import { expect, it } from 'vitest';
import { isPeriod, listPeriods, toMoments } from './period.ts';

it('lists the months and years before a day', () => {
  const periods = listPeriods('2026-02-05');
  expect(periods.slice(0, 3)).toEqual([
    { value: '2026-02', label: 'Février 2026' },
    { value: '2026-01', label: 'Janvier 2026' },
    { value: '2025-12', label: 'Décembre 2025' },
  ]);
  expect(periods.slice(-3).map(({ value }) => value)).toEqual(['2026', '2025', '2024']);
  expect(periods.every(({ value }) => isPeriod(value))).toBe(true);
});

it.each([
  // The clocks have been set back within it.
  ['2026-11', '2026-11-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z'],
  ['2026-12', '2026-12-01T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  ['2026', '2026-01-01T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
])('%s lasts from midnight to midnight in Québec', (period, from, until) => {
  const moments = toMoments(period);
  expect([moments.from, moments.until].map((moment) => new Date(moment).toISOString())).toEqual([
    from,
    until,
  ]);
});

it.each(['', '2026-13', '2026-00', '26-01', '2026-1', '2026-01-01'])('takes « %s » for no period', (text) => {
  expect(isPeriod(text)).toBe(false);
});
