import { formatDay, formatTime, formatWhole } from '../formats.ts';
import { toClockTime } from '../quebecTime.ts';

type Span = { starts_at: string; ends_at: string };

const clockTimes = ({ starts_at, ends_at }: Span) => [toClockTime(starts_at), toClockTime(ends_at)] as const;

/** The days of a session as they are read: « 9 février 2027 », « 21 au 22 janvier 2027 ». */
export function formatSessionDays(session: Span) {
  const [first, last] = clockTimes(session).map((time) => formatDay(time.slice(0, 10))) as [string, string];
  if (first === last) return first;
  const [day, ...monthAndYear] = first.split(' ');
  const start = last.endsWith(monthAndYear.join(' ')) ? day : first;
  return `${start} au ${last}`;
}

/** Its hours: « 9 h 00 à 16 h 30 ». */
export const formatSessionHours = (session: Span) => clockTimes(session).map(formatTime).join(' à ');

/** « 2 places sur 8 »: what is left. */
export const formatPlaces = (free: number, places: number) =>
  `${formatWhole(free)}\u00A0place${free > 1 ? 's' : ''} sur ${formatWhole(places)}`;
