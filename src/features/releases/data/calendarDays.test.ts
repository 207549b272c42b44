import { describe, expect, it } from 'vitest';
import { addMonths, listMonthDays, moveToDay, parseMonth } from './calendarDays.ts';

describe('the days of a month', () => {
  it('are whole weeks, also where a month ends a year or begins on a Monday', () => {
    const ends = (month: string) => {
      const days = listMonthDays(month);
      return [days[0], days.at(-1), days.length];
    };
    expect(ends('2026-11')).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(ends('2027-02')).toEqual(['2027-02-01', '2027-02-28', 28]);
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it('are those of today where the address names none', () => {
    expect(['2027-03', '2027-13', null].map((month) => parseMonth(month, '2026-11-20'))).toEqual([
      '2027-03',
      '2026-11',
      '2026-11',
    ]);
  });
});

describe('moving to another day', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');

  it('keeps the hour of the clock, whatever happens to clocks', () => {
    expect(moveToDay('2026-03-07T14:00:00+00:00', '2026-03-08', now)).toEqual({
      moment: '2026-03-08T13:00:00.000Z',
    });
  });

  it('refuses an hour that is over, or that clocks jump over', () => {
    expect(moveToDay('2026-03-07T14:00:00+00:00', '2026-02-28', now)).toEqual({
      mistake: 'Cette heure est passée. Choisissez-en une à venir.',
    });
    expect(moveToDay('2026-03-07T07:30:00+00:00', '2026-03-08', now)).toMatchObject({
      mistake: expect.stringContaining('les horloges la sautent'),
    });
  });
});
