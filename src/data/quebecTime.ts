const DAY = 86_400_000;

// The form of Sweden is nearly ISO 8601.
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Toronto',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What clocks in Québec show at a moment (ISO 8601, or milliseconds): `2026-11-30T09:00`. */
export const toClockTime = (moment: string | number) => clock.format(new Date(moment)).replace(' ', 'T');

/**
 * The moment, in ISO 8601, at which clocks in Québec show a time given as `2026-11-30T09:00`; the first one when they
 * show it twice. Null when they never do, for they jump over an hour in March, or when it is no time at all.
 */
export function toMoment(clockTime: string): string | null {
  const asUtc = Date.parse(`${clockTime}Z`);
  if (Number.isNaN(asUtc)) return null;
  const ahead = (time: number) => Date.parse(`${toClockTime(time)}Z`) - time;
  // Clocks are changed once in two days at most: it is the difference of the day before, or of the day after.
  const moments = [asUtc - ahead(asUtc - DAY), asUtc - ahead(asUtc + DAY)];
  const moment = moments.find((time) => toClockTime(time) === clockTime);
  return moment === undefined ? null : new Date(moment).toISOString();
}
