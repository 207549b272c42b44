import { addDays, toMonday } from '#features/studios/data/week.ts';
import { publishAtMistake } from '#features/articles/data/publication.ts';
import { toClockTime, toMoment } from '#data/quebecTime.ts';

/** The month that an address names, as `2026-11`; that of today without one, or with what is none. */
export const parseMonth = (wanted: string | null, today: string) =>
  wanted !== null && /^2\d{3}-(0[1-9]|1[0-2])$/.test(wanted) ? wanted : today.slice(0, 7);

/** The month so many months after one. */
export const addMonths = (month: string, count: number) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

/** The days of a month in whole weeks, from Monday on. */
export function listMonthDays(month: string) {
  const first = toMonday(`${month}-01`);
  const last = addDays(toMonday(addDays(`${addMonths(month, 1)}-01`, -1)), 6);
  const count = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The same time of the clock in Québec on another day; why it is none to publish at, in French, where it isn't. */
export function moveToDay(
  moment: string,
  day: string,
  now: number,
): { moment: string } | { mistake: string } {
  const at = `${day}${toClockTime(moment).slice(10)}`;
  const mistake = publishAtMistake(at, now);
  return mistake === undefined ? { moment: toMoment(at) ?? '' } : { mistake };
}
