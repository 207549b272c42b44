import { withOrdinal } from '#data/formats.ts';

const time = new Intl.DateTimeFormat('fr-CA', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('fr-CA', { day: 'numeric', month: 'long' });

/** « Un texte non enregistré de 14 h 03 … », with the day when it isn't today's. */
export function foundTitle(typedAt: number, now: number) {
  const isToday = new Date(typedAt).toDateString() === new Date(now).toDateString();
  const when = isToday
    ? `de ${time.format(typedAt)}`
    : `du ${withOrdinal(day.format(typedAt))}, ${time.format(typedAt)},`;
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
