const DAY = 86_400_000;

/** A day so many days after one given as `2026-11-30`: a day of the calendar has no hour that clocks could jump over. */
export const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** The Monday of the week of a day. */
export const toMonday = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The Monday of the week that an address names; of today's without one, or with what is none. */
export function parseWeek(wanted: string | null, today: string): string {
  const isDay = wanted !== null && /^2\d{3}-\d\d-\d\d$/.test(wanted) && !Number.isNaN(Date.parse(wanted));
  return toMonday(isDay ? wanted : today);
}

/** Its seven days. */
export const listDays = (monday: string) => Array.from({ length: 7 }, (_, index) => addDays(monday, index));
