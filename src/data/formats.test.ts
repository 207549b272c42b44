import { expect, it } from 'vitest';
import { formatDay, formatDayAndTime, formatShortDay, formatWhole, quebecDay } from './formats.ts';

it.each([0, 7, 999, 1000, 12_500.4, 999_999.6, 1_234_567, -8, -45_000])('écrit %d comme Intl', (value) => {
  expect(formatWhole(value)).toBe(value.toLocaleString('fr-CA', { maximumFractionDigits: 0 }));
});

it.each(
  Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-0${(month % 9) + 1}`),
)('écrit le %s comme Intl', (day) => {
  expect(formatDay(day)).toBe(
    new Date(day).toLocaleDateString('fr-CA', { dateStyle: 'long', timeZone: 'UTC' }),
  );
});

it.each(['2026-11-30T09:00', '2027-01-01T00:05', '2026-08-15T23:59'])('écrit %s comme Intl', (clockTime) => {
  const shown = new Intl.DateTimeFormat('fr-CA', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  expect(formatDayAndTime(clockTime).replaceAll('\u00A0', ' ')).toBe(shown.format(new Date(`${clockTime}Z`)));
});

it.each(['2026-01-05T12:00:00Z', '2025-11-30T23:59:59.999Z', '2024-02-29T00:00:00-05:00'])(
  'écrit le jour de %s comme Intl',
  (moment) => {
    expect(formatShortDay(moment)).toBe(new Intl.DateTimeFormat('fr-FR').format(new Date(moment)));
  },
);

it('connaît le jour de Québec à toute heure, comme Intl', () => {
  const inQuebec = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto' });
  const start = Date.UTC(2024, 0, 1, 0, 30);
  // An odd number of hours, so that every hour of the day comes up.
  for (let time = start; time < Date.UTC(2036, 0, 1); time += 7 * 3_600_000) {
    const moment = new Date(time);
    expect(quebecDay(moment.toISOString())).toBe(inQuebec.format(moment));
  }
});
