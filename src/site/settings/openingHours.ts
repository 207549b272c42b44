import { addDays } from '#features/studios/data/week.ts';
import type { HoursSettings } from './settings.schema.ts';

/** The days of the week: by the name of their part in the settings, as they are read, and as schema.org shortens them. */
export const weekdays = [
  { name: 'monday', label: 'Lundi', schema: 'Mo' },
  { name: 'tuesday', label: 'Mardi', schema: 'Tu' },
  { name: 'wednesday', label: 'Mercredi', schema: 'We' },
  { name: 'thursday', label: 'Jeudi', schema: 'Th' },
  { name: 'friday', label: 'Vendredi', schema: 'Fr' },
  { name: 'saturday', label: 'Samedi', schema: 'Sa' },
  { name: 'sunday', label: 'Dimanche', schema: 'Su' },
] as const;

type Weekday = (typeof weekdays)[number];
type Hours = HoursSettings['week'][Weekday['name']];
type Exception = HoursSettings['exceptions'][number];

/** Days and their hours as they are read: « Lundi au vendredi », « 9h00-18h00 » (product: facts of the company). */
export type OpeningRow = { days: string; hours: string };

/** « 9h00-18h00 », or « Fermé ». */
const hoursText = ({ isOpen, opens, closes }: Hours) =>
  isOpen ? `${clockText(opens)}-${clockText(closes)}` : 'Fermé';

const clockText = (time: string) => `${Number(time.slice(0, 2))}h${time.slice(3)}`;

/** The week in rows: neighbouring days that have the same hours share one. */
export const weekRows = (week: HoursSettings['week']): OpeningRow[] =>
  findRuns(week).map(({ first, last, hours }) => ({ days: daysText(first, last), hours: hoursText(hours) }));

/** The week as schema.org's `openingHours`: `Mo-Fr 09:00-18:00`. Days without hours aren't named. */
export const weekSchema = (week: HoursSettings['week']): string[] =>
  findRuns(week).flatMap(({ first, last, hours: { isOpen, opens, closes } }) => {
    const days = first === last ? first.schema : `${first.schema}-${last.schema}`;
    return isOpen ? [`${days} ${opens}-${closes}`] : [];
  });

type Run = { first: Weekday; last: Weekday; hours: Hours };

function findRuns(week: HoursSettings['week']): Run[] {
  const runs: Run[] = [];
  for (const day of weekdays) {
    const hours = week[day.name];
    const run = runs.at(-1);
    if (run && hoursText(run.hours) === hoursText(hours)) run.last = day;
    else runs.push({ first: day, last: day, hours });
  }
  return runs;
}

function daysText(first: Weekday, last: Weekday) {
  if (first === last) return first.label;
  const areNeighbours = weekdays.indexOf(last) - weekdays.indexOf(first) === 1;
  return `${first.label} ${areNeighbours ? 'et' : 'au'} ${last.label.toLowerCase()}`;
}

/** Whether somebody answers at a moment. */
export function isOpenAt({ week, exceptions }: HoursSettings, moment: Date): boolean {
  // The form of Sweden is nearly ISO 8601.
  const [day = '', time = ''] = moment
    .toLocaleString('sv-SE', { timeZone: 'America/Toronto', dateStyle: 'short', timeStyle: 'short' })
    .split(' ');
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7];
  const exception = exceptions.find((known) => known.from <= day && day <= getLastDay(known));
  const hours = exception ?? (weekday && week[weekday.name]);
  return hours !== undefined && hours.isOpen && hours.opens <= time && time < hours.closes;
}

/** How many days before an exception pages tell of it. */
const NOTICE = 14;

const getLastDay = ({ from, to }: Exception) => to || from;

/** The exceptions that aren't over on a day, the nearest first. */
const coming = ({ exceptions }: HoursSettings, today: string) =>
  exceptions
    .filter((exception) => getLastDay(exception) >= today)
    .sort((one, other) => (one.from < other.from ? -1 : 1));

/** The exceptions that a visitor should know of: they begin within two weeks, or have begun. None without a day. */
export const nearRows = (hours: HoursSettings, today: string | undefined): OpeningRow[] =>
  today === undefined
    ? []
    : coming(hours, today)
        .filter(({ from }) => from <= addDays(today, NOTICE))
        .map((exception) => ({
          days: `${exception.label}, ${datesText(exception)}`,
          hours: hoursText(exception),
        }));

/** All exceptions that aren't over, as schema.org has them; undefined without any, and without a day. */
export function exceptionsSchema(hours: HoursSettings, today: string | undefined) {
  const exceptions = today === undefined ? [] : coming(hours, today);
  if (exceptions.length === 0) return undefined;
  return exceptions.map((exception) => ({
    '@type': 'OpeningHoursSpecification',
    name: exception.label,
    validFrom: exception.from,
    validThrough: getLastDay(exception),
    // A day that is closed opens and closes at midnight.
    opens: exception.isOpen ? exception.opens : '00:00',
    closes: exception.isOpen ? exception.closes : '00:00',
  }));
}

/** « vendredi 25 décembre », « du 24 décembre au 1er janvier ». */
function datesText(exception: Exception) {
  const { from } = exception;
  const to = getLastDay(exception);
  return from === to ? dayText(from, { weekday: 'long' }) : `du ${dayText(from)} au ${dayText(to)}`;
}

/**
 * A day in words; in French the first of a month is an ordinal. No formatter is kept at hand: every page starts with this
 * module, few have a day to tell, and the first formatter blocks a telephone for some 50 ms.
 */
const dayText = (day: string, more?: Intl.DateTimeFormatOptions) =>
  new Date(day)
    .toLocaleDateString('fr-CA', { day: 'numeric', month: 'long', timeZone: 'UTC', ...more })
    .replace(/\b1 (?=\p{L})/u, '1er ');
