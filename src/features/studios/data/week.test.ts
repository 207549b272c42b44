import { expect, it } from 'vitest';
import { listDays, parseWeek, toMonday } from './week.ts';

it.each([
  ['2026-11-30', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
  // Clocks change on these Sundays.
  ['2027-03-14', '2027-03-08'],
  ['2027-11-07', '2027-11-01'],
])('%s is in the week of %s', (day, monday) => {
  expect(toMonday(day)).toBe(monday);
});

it.each([null, '', 'demain', '2027-13-01', '1999-01-01'])(
  'without a day (%s), the week is today’s',
  (wanted) => {
    expect(parseWeek(wanted, '2026-12-02')).toBe('2026-11-30');
  },
);

it('has seven days, also where clocks change', () => {
  expect(listDays('2027-03-08').at(-1)).toBe('2027-03-14');
});
