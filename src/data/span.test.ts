import { expect, it } from 'vitest';
import { countDays, formatDays, formatHour, formatHours, formatMoment, formatSpan } from './span.ts';

it.each([
  ['2027-02-09T14:00:00Z', '2027-02-09T21:30:00Z', 'mardi 9 février 2027'],
  ['2027-01-21T14:00:00Z', '2027-01-22T21:30:00Z', 'jeudi 21 au vendredi 22 janvier 2027'],
  ['2027-01-29T14:00:00Z', '2027-02-01T21:30:00Z', 'vendredi 29 janvier 2027 au lundi 1er février 2027'],
  ['2027-02-01T14:00:00Z', '2027-02-03T21:30:00Z', 'lundi 1er au mercredi 3 février 2027'],
  // It is still the day before in Québec.
  ['2027-01-21T14:00:00Z', '2027-01-22T02:30:00Z', 'jeudi 21 janvier 2027'],
])('writes the days from %s to %s', (starts_at, ends_at, days) => {
  expect(formatDays({ starts_at, ends_at })).toBe(days);
});

it('writes the hours of Québec, in winter and in summer', () => {
  const winter = { starts_at: '2027-01-21T14:00:00Z', ends_at: '2027-01-22T21:30:00Z' };
  const summer = { starts_at: '2027-07-21T13:00:00Z', ends_at: '2027-07-22T20:30:00Z' };
  expect(formatHours(winter)).toBe('9\u00A0h à 16\u00A0h\u00A030');
  expect(formatHours(summer)).toBe(formatHours(winter));
});

it('writes both', () => {
  expect(formatSpan({ starts_at: '2027-01-21T14:00:00Z', ends_at: '2027-01-22T21:30:00Z' })).toBe(
    'jeudi 21 au vendredi 22 janvier 2027, de 9\u00A0h à 16\u00A0h\u00A030',
  );
});

it('tells an hour that clocks show twice apart, on the day of the change alone', () => {
  expect(formatHour('2026-11-01T05:00:00Z')).toBe('1\u00A0h (heure avancée)');
  expect(formatHour('2026-11-01T06:00:00Z')).toBe('1\u00A0h (heure normale)');
  expect(formatHour('2026-11-01T07:00:00Z')).toBe('2\u00A0h');
  expect(formatHour('2026-11-02T06:00:00Z')).toBe('1\u00A0h');
});

it('writes a moment for whoever reads it abroad', () => {
  expect(formatMoment('2026-12-04T14:05:00Z')).toBe(
    'vendredi 4 décembre 2026 à 9\u00A0h\u00A005 (heure du Québec)',
  );
});

it.each([
  ['2027-02-09T14:00:00Z', '2027-02-09T21:30:00Z', 1],
  ['2027-01-21T14:00:00Z', '2027-01-22T21:30:00Z', 2],
  // Over a change of clocks, which makes a day shorter.
  ['2027-03-12T14:00:00Z', '2027-03-15T20:30:00Z', 4],
  // Through the night.
  ['2027-01-21T23:00:00Z', '2027-01-22T07:00:00Z', 1],
])('counts the days from %s to %s', (starts_at, ends_at, days) => {
  expect(countDays({ starts_at, ends_at })).toBe(days);
});
