import { findDayMistake } from '../days.ts';
import { formatDayAndTime } from './formats.ts';

const DAY = 86_400_000;

// The form of Sweden is nearly ISO 8601.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Toronto',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What clocks in Québec show at a moment (ISO 8601, or milliseconds): `2026-11-30T09:00`. Empty for what is no moment. */
export function toClockTime(moment: string | number) {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : clock.format(date).replace(' ', 'T');
}

/** A moment as clocks in Québec show it, with its day: « 30 novembre 2026 à 9 h ». */
export const formatQuebecTime = (moment: string) => formatDayAndTime(toClockTime(moment));

/**
 * The moment, in ISO 8601, at which clocks in Québec show a time given as `2026-11-30T09:00`; the first one when they
 * show it twice. Null when they never do, for they jump over an hour in March, or when it is no time that one can mean.
 */
export function toMoment(clockTime: string): string | null {
  const [day = '', time = ''] = clockTime.split('T');
  const asUtc = Date.parse(`${clockTime}Z`);
  if (findDayMistake(day) || !/^\d\d:\d\d$/.test(time) || Number.isNaN(asUtc)) return null;
  const ahead = (time: number) => Date.parse(`${toClockTime(time)}Z`) - time;
  // Clocks are changed once in two days at most: it is the difference of the day before, or of the day after.
  const moments = [asUtc - ahead(asUtc - DAY), asUtc - ahead(asUtc + DAY)];
  const moment = moments.find((time) => toClockTime(time) === clockTime);
  return moment === undefined ? null : new Date(moment).toISOString();
}

/**
 * A time as clocks show it, `2026-11-30T09:00`, as much later as `to` is after `from`; undefined where one of the three is none.
 */
export function shiftClockTime(clockTime: string, from: string, to: string): string | undefined {
  const times = [clockTime, from, to].map((time) =>
    time.length === 16 ? Date.parse(`${time}Z`) : Number.NaN,
  );
  const [shifted = 0, start = 0, end = 0] = times;
  const date = new Date(shifted + end - start);
  if (Number.isNaN(date.getTime())) return undefined;
  const text = date.toISOString();
  return text.startsWith('+') || text.startsWith('-') ? undefined : text.slice(0, 16);
}

/** What keeps a time that was typed, as `2026-11-30T09:00`, from being one to mean, in French; undefined when nothing does. */
export function findTimeMistake(clockTime: string): string | undefined {
  if (!/^\d+-\d\d-\d\dT\d\d:\d\d$/.test(clockTime)) return 'Choisissez un jour et une heure.';
  const [day = ''] = clockTime.split('T');
  if (toMoment(clockTime) !== null) return undefined;
  return (
    findDayMistake(day) ?? 'Cette heure n’existe pas\u00A0: les horloges la sautent. Choisissez-en une autre.'
  );
}
