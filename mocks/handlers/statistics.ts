import { db } from '../db.ts';
import type { Arguments } from './procedures.ts';
import { Refusal } from './refusal.ts';
import { mayCall, refuseCall } from './rights.ts';
import type { Caller } from './tables.ts';

const DAY = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
const isBetween =
  (first: string, last: string) =>
  ({ day }: { day: string }) =>
    first <= day && day <= last;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The functions that count visits, and read what was counted. */
export const statistics: Record<string, (args: Arguments, caller: Caller) => object | void> = {
  record_visit() {},
  record_calculation() {},
  read_statistics({ first_day, last_day }, caller) {
    if (!mayCall('read_statistics', 'any', caller)) refuseCall('read_statistics', caller);
    const [first, last] = [String(first_day), String(last_day)];
    const length = (Date.parse(last) - Date.parse(first)) / DAY + 1;
    if (length < 1 || length > 401) throw new Refusal(400, 'PT400', 'Cette période ne se lit pas.');
    const firstBefore = dayAfter(first, -length);
    const isNow = isBetween(first, last);
    const isBefore = isBetween(firstBefore, dayAfter(first, -1));
    const { visits, sources, events } = db.statistics;
    const isRead = (row: { day: string }) => isNow(row) || isBefore(row);
    const on = (day: string) => (row: { day: string }) => row.day === day;
    const paths = [...new Set(visits.filter(isRead).map(({ path }) => path))];
    const keyOf = ({ source, is_campaign }: (typeof sources)[number]) =>
      JSON.stringify([source, is_campaign]);
    const origins = [...new Set(sources.filter(isRead).map(keyOf))];
    return {
      days: Array.from({ length: 2 * length }, (_, step) => {
        const day = dayAfter(firstBefore, step);
        return { day, visits: sum(visits.filter(on(day))), visitors: sum(sources.filter(on(day))) };
      }),
      pages: paths
        .map((path) => {
          const own = visits.filter((row) => row.path === path);
          return { path, visits: sum(own.filter(isNow)), before: sum(own.filter(isBefore)) };
        })
        .sort((a, b) => b.visits - a.visits || compare(a.path, b.path)),
      sources: origins
        .map((key) => {
          const [source, is_campaign] = JSON.parse(key) as [string, boolean];
          const own = sources.filter((row) => keyOf(row) === key);
          return { source, is_campaign, visitors: sum(own.filter(isNow)), before: sum(own.filter(isBefore)) };
        })
        .sort((a, b) => b.visitors - a.visitors || compare(a.source, b.source)),
      events: ['message', 'calculation'].map((event) => {
        const own = events.filter((row) => row.event === event);
        return { event, count: sum(own.filter(isNow)), before: sum(own.filter(isBefore)) };
      }),
    };
  },
};
