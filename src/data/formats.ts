const whole = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 0, signDisplay: 'negative' });
const longDay = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat('fr-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('fr-CA', { weekday: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('fr-FR', { timeZone: 'America/Toronto' });
const dayInQuebec = new Intl.DateTimeFormat('fr-CA', { timeZone: 'America/Toronto' });

/** A bad date never stops what shows it: it is written as it stands. */
const write = (format: Intl.DateTimeFormat, moment: string) => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : format.format(date);
};

/** A number rounded to the unit: « 12 500 ». */
export const formatWhole = (value: number) => whole.format(value);

/** A day in words as French says it, which counts the first of a month as an ordinal: « 1er novembre ». */
const withOrdinal = (words: string) => words.replace(/^1 /, '1er ');

/** A day given as `2026-11-20`: « 20 novembre 2026 ». */
export const formatDay = (day: string) => withOrdinal(write(longDay, day));

/** A month given as `2026-11`: « novembre 2026 ». */
export const formatMonth = (month: string) => write(longMonth, month);

/** The same with its weekday: « vendredi 20 novembre 2026 ». */
export const formatWeekday = (day: string) => `${weekday.format(new Date(day))} ${formatDay(day)}`;

/** A time given as `2026-11-30T09:00`: « 9 h », and « 9 h 05 » where there are minutes. */
export const formatTime = (clockTime: string) => {
  const minutes = clockTime.slice(14, 16);
  const hour = `${Number(clockTime.slice(11, 13))}\u00A0h`;
  return minutes === '00' ? hour : `${hour}\u00A0${minutes}`;
};

/** A time given as `2026-11-30T09:00`, with its day: « 30 novembre 2026 à 9 h ». */
export const formatDayAndTime = (clockTime: string) =>
  `${formatDay(clockTime.slice(0, 10))} à ${formatTime(clockTime)}`;

/** The day in Québec of a moment given in ISO 8601, as fr-FR writes it (product: written dates): « 20/11/2026 ». */
export const formatShortDay = (moment: string) => write(shortDay, moment);

/** The day that it is in Québec at a moment given in ISO 8601, as `2026-11-20`. */
export const quebecDay = (moment: string) => write(dayInQuebec, moment);
