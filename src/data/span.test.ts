import { expect, it } from 'vitest';
import { formatDays, formatHours, formatSpan } from './span.ts';

it.each([
  ['2027-02-09T14:00:00Z', '2027-02-09T21:30:00Z', '9 février 2027'],
  ['2027-01-21T14:00:00Z', '2027-01-22T21:30:00Z', '21 au 22 janvier 2027'],
  ['2027-01-29T14:00:00Z', '2027-02-01T21:30:00Z', '29 janvier 2027 au 1er février 2027'],
  ['2027-02-01T14:00:00Z', '2027-02-03T21:30:00Z', '1er au 3 février 2027'],
  // It is still the day before in Québec.
  ['2027-01-21T14:00:00Z', '2027-01-22T02:30:00Z', '21 janvier 2027'],
])('writes the days from %s to %s', (starts_at, ends_at, days) => {
  expect(formatDays({ starts_at, ends_at })).toBe(days);
});

it('writes the hours of Québec, in winter and in summer', () => {
  const winter = { starts_at: '2027-01-21T14:00:00Z', ends_at: '2027-01-22T21:30:00Z' };
  const summer = { starts_at: '2027-07-21T13:00:00Z', ends_at: '2027-07-22T20:30:00Z' };
  expect(formatHours(winter)).toBe('9\u00A0h\u00A000 à 16\u00A0h\u00A030');
  expect(formatHours(summer)).toBe(formatHours(winter));
});

it('writes both', () => {
  expect(formatSpan({ starts_at: '2027-01-21T14:00:00Z', ends_at: '2027-01-22T21:30:00Z' })).toBe(
    '21 au 22 janvier 2027, de 9\u00A0h\u00A000 à 16\u00A0h\u00A030',
  );
});
