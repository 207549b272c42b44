import { toMoment } from '#data/quebecTime.ts';

const monthNames = new Intl.DateTimeFormat('fr-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Whether a text says a month or a year: `2026-11`, `2026`. */
export const isPeriod = (text: string) => /^2\d{3}(-(0[1-9]|1[0-2]))?$/.test(text);

/** The last twelve months and the last three years, from `today` (`2026-11-20`), the latest first. */
export function listPeriods(today: string): { value: string; label: string }[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = Array.from({ length: 12 }, (_, back) => new Date(Date.UTC(year, month - 1 - back, 1)));
  return [
    ...months.map((first) => ({
      value: first.toISOString().slice(0, 7),
      label: monthNames.format(first).replace(/^./, (letter) => letter.toUpperCase()),
    })),
    ...[year, year - 1, year - 2].map((value) => ({ value: String(value), label: `Année ${value}` })),
  ];
}

/** Its first moment and the first one after it, by Québec's clocks. */
export function toMoments(period: string) {
  const [year = 0, month] = period.split('-').map(Number);
  const after = month === undefined ? new Date(Date.UTC(year + 1, 0, 1)) : new Date(Date.UTC(year, month, 1));
  const first = `${period}-01-01`.slice(0, 10);
  return {
    from: toMoment(`${first}T00:00`) ?? '',
    until: toMoment(`${after.toISOString().slice(0, 10)}T00:00`) ?? '',
  };
}
