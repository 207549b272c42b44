import { formatWeekday } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { formatHours } from '#data/span.ts';
import type { FreeTime } from './booking.ts';

/** A day given as `2026-12-04`, where it stands by itself: « Vendredi 4 décembre 2026 ». */
export function formatDayAlone(day: string) {
  const words = formatWeekday(day);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Its day and hours in Québec: « Vendredi 4 décembre 2026, 9 h à 11 h ». */
export const formatBookingTime = (time: FreeTime) =>
  `${formatDayAlone(toClockTime(time.starts_at).slice(0, 10))}, ${formatHours(time)}`;

/** Free times by their days in Québec, in order. */
export function groupByDay(times: readonly FreeTime[]): { day: string; times: FreeTime[] }[] {
  const days: { day: string; times: FreeTime[] }[] = [];
  for (const time of times) {
    const day = toClockTime(time.starts_at).slice(0, 10);
    const last = days.at(-1);
    if (last?.day === day) last.times.push(time);
    else days.push({ day, times: [time] });
  }
  return days;
}

/** When each of the free times that follow one without a gap ends, itself first: how long it may be booked for. */
export function listEnds(times: readonly FreeTime[], startsAt: string): string[] {
  const first = times.findIndex(({ starts_at }) => starts_at === startsAt);
  if (first === -1) return [];
  const ends: string[] = [];
  for (const { starts_at, ends_at } of times.slice(first, first + 12)) {
    const last = ends.at(-1);
    if (last !== undefined && Date.parse(last) !== Date.parse(starts_at)) break;
    ends.push(ends_at);
  }
  return ends;
}
