import { formatTime, formatWeekday } from './formats.ts';
import { toClockTime } from './quebecTime.ts';

/** From one moment, in ISO 8601, to another. */
export type Span = { starts_at: string; ends_at: string };

const toClockTimes = ({ starts_at, ends_at }: Span) =>
  [toClockTime(starts_at), toClockTime(ends_at)] as const;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * On how many days it takes place: one that ends on a later day, and at a later hour than it begins, has the same hours each
 * day; one that ends at an earlier hour goes through a night.
 */
export function countDays(span: Span): number {
  const [first, last] = toClockTimes(span).map((time) => time.split('T')) as [string[], string[]];
  if ((last[1] ?? '') <= (first[1] ?? '')) return 1;
  return 1 + Math.round((Date.parse(last[0] ?? '') - Date.parse(first[0] ?? '')) / DAY);
}

/** The days in Québec as they are read: « mardi 9 février 2027 », « jeudi 21 au vendredi 22 janvier 2027 ». */
export function formatDays(span: Span) {
  const [first, last] = toClockTimes(span).map((time) => formatWeekday(time.slice(0, 10))) as [
    string,
    string,
  ];
  if (first === last) return first;
  const [weekday, day, ...monthAndYear] = first.split(' ');
  const start = last.endsWith(` ${monthAndYear.join(' ')}`) ? `${weekday} ${day}` : first;
  return `${start} au ${last}`;
}

/** The hour of a moment in Québec, « 9 h »; of one that clocks show twice in November, also which: « 1 h (heure normale) ». */
export function formatHour(moment: string): string {
  const clockTime = toClockTime(moment);
  const isShown = (hours: number) => toClockTime(Date.parse(moment) + hours * HOUR) === clockTime;
  const which = isShown(1) ? ' (heure avancée)' : isShown(-1) ? ' (heure normale)' : '';
  return formatTime(clockTime) + which;
}

/** Whoever reads it may be anywhere. */
export const inQuebec = '(heure du Québec)';

/** A moment: « vendredi 20 novembre 2026 à 9 h 05 (heure du Québec) ». */
export const formatMoment = (moment: string) =>
  `${formatWeekday(toClockTime(moment).slice(0, 10))} à ${formatHour(moment)} ${inQuebec}`;

/** The hours of each day: « 9 h à 16 h 30 ». */
export const formatHours = ({ starts_at, ends_at }: Span) => [starts_at, ends_at].map(formatHour).join(' à ');

/** Both: « jeudi 21 au vendredi 22 janvier 2027, de 9 h à 16 h 30 ». */
export const formatSpan = (span: Span) => `${formatDays(span)}, de ${formatHours(span)}`;

/** Whether a moment, in ISO 8601, is over. */
export const hasPassed = (moment: string) => Date.parse(moment) <= Date.now();
