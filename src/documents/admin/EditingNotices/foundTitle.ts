import { formatDay, formatTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';

/** « Un texte non enregistré de 14 h 03 … », by the clock of Québec, with the day when it isn't today's. */
export function foundTitle(typedAt: number, now: number) {
  const at = toClockTime(typedAt);
  const day = at.slice(0, 10);
  const isToday = day === toClockTime(now).slice(0, 10);
  const when = isToday ? `de ${formatTime(at)}` : `du ${formatDay(day)}, ${formatTime(at)},`;
  return `Un texte non enregistré ${when} a été retrouvé sur cet appareil`;
}

const relative = new Intl.RelativeTimeFormat('fr-CA', { numeric: 'auto' });
const MINUTE = 60_000;

/** « il y a 5 minutes ». */
export function formatAge(typedAt: number, now: number) {
  const minutes = Math.round((typedAt - now) / MINUTE);
  if (minutes === 0) return 'à l’instant';
  if (minutes > -60) return relative.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours > -24 ? relative.format(hours, 'hour') : relative.format(Math.round(hours / 24), 'day');
}
