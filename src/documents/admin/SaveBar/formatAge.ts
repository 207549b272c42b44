import { formatShortDay } from '#data/formats.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was: « à l’instant », « il y a 2 min », « il y a 3 h », « il y a 5 j », then its day. */
export function formatAge(moment: string, now: number): string {
  const age = now - Date.parse(moment);
  if (age < MINUTE) return 'à l’instant';
  if (age < HOUR) return `il y a ${Math.floor(age / MINUTE)}\u00A0min`;
  if (age < DAY) return `il y a ${Math.floor(age / HOUR)}\u00A0h`;
  return age < 30 * DAY ? `il y a ${Math.floor(age / DAY)}\u00A0j` : `le ${formatShortDay(moment)}`;
}
