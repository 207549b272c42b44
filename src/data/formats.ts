// What fr-CA makes of a number or a day, by hand: the first formatter of `Intl` that a page makes keeps a phone busy longer
// than hydrating a section or drawing a list does. The test compares with `Intl`.

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** A number rounded to the unit: « 12 500 ». */
export const formatWhole = (value: number) =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '\u00A0');

/** A day given as `2026-11-20`: « 20 novembre 2026 ». */
export const formatDay = (day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 0) - 1]} ${year}`;
};

/** A time given as `2026-11-30T09:00`: « 9 h 00 ». */
export const formatTime = (clockTime: string) =>
  `${Number(clockTime.slice(11, 13))}\u00A0h\u00A0${clockTime.slice(14, 16)}`;

/** A time given as `2026-11-30T09:00`, with its day: « 30 novembre 2026 à 9 h 00 ». */
export const formatDayAndTime = (clockTime: string) =>
  `${formatDay(clockTime.slice(0, 10))} à ${formatTime(clockTime)}`;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day of a moment given in ISO 8601, where the reader is, as fr-FR writes it (product 9.4): « 20/11/2026 ». */
export const formatShortDay = (moment: string) => {
  const day = new Date(moment);
  return `${twoDigits(day.getDate())}/${twoDigits(day.getMonth() + 1)}/${day.getFullYear()}`;
};

/** The `nth` Sunday of a month (from 0) at an hour, in milliseconds UTC. */
const sundayOf = (year: number, month: number, nth: number, hour: number) => {
  const firstWeekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - firstWeekday) % 7) + 7 * (nth - 1), hour);
};

/** The day that it is in Québec at a moment given in ISO 8601, as `2026-11-20`: 4 hours behind UTC in summer, else 5. */
export const quebecDay = (moment: string) => {
  const time = Date.parse(moment);
  const year = new Date(time).getUTCFullYear();
  const isSummer = time >= sundayOf(year, 2, 2, 7) && time < sundayOf(year, 10, 1, 6);
  return new Date(time - (isSummer ? 4 : 5) * 3_600_000).toISOString().slice(0, 10);
};
