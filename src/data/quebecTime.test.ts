import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftClockTime, toClockTime, toMoment } from './quebecTime.ts';

describe('the moment of a time of Québec', () => {
  it.each([
    ['in winter', '2026-11-30T09:00', '2026-11-30T14:00:00.000Z'],
    ['in summer', '2027-07-01T09:00', '2027-07-01T13:00:00.000Z'],
    ['right before clocks go forward', '2027-03-14T01:59', '2027-03-14T06:59:00.000Z'],
    ['right after', '2027-03-14T03:00', '2027-03-14T07:00:00.000Z'],
    ['in the hour that comes twice, the first', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['right after it', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  ])('%s', (_case, clockTime, moment) => {
    expect(toMoment(clockTime)).toBe(moment);
    expect(toClockTime(moment)).toBe(clockTime);
  });

  it.each(['2027-03-14T02:00', '2027-03-14T02:59', '', '2026-11-30', '2026-02-30T09:00', 'demain'])(
    'is none for « %s »',
    (clockTime) => {
      expect(toMoment(clockTime)).toBeNull();
    },
  );

  it('leads back to the time, and is never later than any moment that shows it', () => {
    const minute = fc.integer({ min: Date.UTC(2007, 3) / 60_000, max: Date.UTC(2100, 0) / 60_000 });
    fc.assert(
      fc.property(minute, (minutes) => {
        const clockTime = toClockTime(minutes * 60_000);
        const moment = Date.parse(toMoment(clockTime) ?? '');
        expect(toClockTime(moment)).toBe(clockTime);
        expect(moment).toBeLessThanOrEqual(minutes * 60_000);
      }),
    );
  });
});

describe('what follows a time that is moved', () => {
  it.each([
    ['as much later', '2027-01-14T16:00', '2027-01-14T09:00', '2027-01-21T10:30', '2027-01-21T17:30'],
    [
      'by the clock, whatever the season',
      '2027-03-13T16:00',
      '2027-03-13T09:00',
      '2027-03-14T09:00',
      '2027-03-14T16:00',
    ],
    ['nothing, while a date is none', '2027-01-14T16:00', '2027-01-14T09:00', '', undefined],
  ])('%s', (_case, time, from, to, moved) => {
    expect(shiftClockTime(time, from, to)).toBe(moved);
  });
});
