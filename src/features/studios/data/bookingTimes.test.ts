import { expect, it } from 'vitest';
import { formatBookingTime, groupByDay, listEnds } from './bookingTimes.ts';

const time = (starts_at: string, ends_at: string) => ({ starts_at, ends_at });
const times = [
  time('2026-12-04T14:00:00Z', '2026-12-04T15:00:00Z'),
  time('2026-12-04T15:00:00Z', '2026-12-04T16:00:00Z'),
  time('2026-12-04T17:00:00Z', '2026-12-04T18:00:00Z'),
  time('2026-12-05T01:00:00Z', '2026-12-05T02:00:00Z'),
];

it('reads in Québec, whose day isn’t the one of the universal time', () => {
  expect(groupByDay(times).map(({ day, times: ofDay }) => [day, ofDay.length])).toEqual([['2026-12-04', 4]]);
  expect(formatBookingTime(times[0] ?? time('', ''))).toBe('Vendredi 4 décembre 2026, 9\u00A0h à 10\u00A0h');
});

it('may be booked for as long as what follows is free', () => {
  expect(listEnds(times, '2026-12-04T14:00:00Z')).toEqual(['2026-12-04T15:00:00Z', '2026-12-04T16:00:00Z']);
  expect(listEnds(times, '2026-12-04T17:00:00Z')).toEqual(['2026-12-04T18:00:00Z']);
  expect(listEnds(times, '2026-12-06T17:00:00Z')).toEqual([]);
});
