/** The days that somebody can mean, where nothing narrower is meant; the database refuses all others (`private.is_plausible`). */
export const firstDay = '1900-01-01';
export const lastDay = '2200-12-31';

/** What a field gives for a date of which a part is missing: no day and no time, but no blank either. */
export const incomplete = 'incomplete';

/** Whether a text is a day of the calendar, as `2026-11-20`, in whatever year. */
function isOfCalendar(text: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** What keeps a typed day from being one to mean, in French; undefined when nothing does. */
export function findDayMistake(day: string): string | undefined {
  // Browsers write a year of five digits as it was typed.
  const year = /^(\d{1,6})-\d\d-\d\d$/.exec(day)?.[1];
  if (year !== undefined && (Number(year) < 1900 || Number(year) > 2200))
    return 'Vérifiez l’année\u00A0: de 1900 à 2200.';
  return isOfCalendar(day) ? undefined : 'Choisissez une date.';
}
