import { formatDay, formatTime } from './formats.ts';
import { toClockTime } from './quebecTime.ts';

/** From one moment, in ISO 8601, to another. */
export type Span = { starts_at: string; ends_at: string };

const toClockTimes = ({ starts_at, ends_at }: Span) =>
  [toClockTime(starts_at), toClockTime(ends_at)] as const;

/** The days in Québec as they are read: « 9 février 2027 », « 21 au 22 janvier 2027 ». */
export function formatDays(span: Span) {
  const [first, last] = toClockTimes(span).map((time) => formatDay(time.slice(0, 10))) as [string, string];
  if (first === last) return first;
  const [day, ...monthAndYear] = first.split(' ');
  const start = last.endsWith(monthAndYear.join(' ')) ? day : first;
  return `${start} au ${last}`;
}

/** The hours of each day: « 9 h 00 à 16 h 30 ». */
export const formatHours = (span: Span) => toClockTimes(span).map(formatTime).join(' à ');

/** Both: « 21 au 22 janvier 2027, de 9 h 00 à 16 h 30 ». */
export const formatSpan = (span: Span) => `${formatDays(span)}, de ${formatHours(span)}`;
