import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unreadable } from '#data/errors.ts';
import { quebecDay } from '#data/formats.ts';
import { supabase } from '#data/supabase.ts';
import { addDays } from '#features/studios/data/week.ts';

/** Totals of a period, beside those of as many days before it. */
export type Statistics = {
  /** Every day of both periods, the earliest first. */
  days: { day: string; visits: number; visitors: number }[];
  /** The pages that were seen, the one with the most readers first. */
  pages: { path: string; visits: number; before: number }[];
  /** A campaign, a domain, nothing that is known (empty), or one too many (`*`). */
  sources: { source: string; is_campaign: boolean; visitors: number; before: number }[];
  events: { event: 'lead' | 'calculation' | 'estimate' | 'won'; count: number; before: number }[];
  /** Words that at least five searched in vain, and addresses that they asked for, the most wanted first. */
  missed_searches: { word: string; count: number }[];
  missed_pages: { path: string; count: number }[];
  /** What became of the readers of each month and campaign (empty: none, `*`: one too many), the latest month first. */
  funnel: {
    month: string;
    campaign: string;
    visitors: number;
    calculations: number;
    estimates: number;
    leads: number;
    won: number;
  }[];
};

/** The days of a period that ends today, in Québec: the first and the last, as `2026-11-20`. */
export function toPeriod(length: number) {
  const lastDay = quebecDay(new Date().toISOString());
  return { firstDay: addDays(lastDay, 1 - length), lastDay };
}

/** The statistics of a period of at most 401 days. Those of the period before stay until they are there. Moderators and above. */
export const statisticsQuery = ({ firstDay, lastDay }: ReturnType<typeof toPeriod>) =>
  queryOptions({
    queryKey: ['statistics', firstDay, lastDay],
    queryFn: async () => {
      const { data } = await supabase()
        .rpc('read_statistics', { first_day: firstDay, last_day: lastDay })
        .throwOnError();
      if (typeof data !== 'object' || data === null || !('days' in data)) throw unreadable();
      return data as Statistics;
    },
    placeholderData: keepPreviousData,
    meta: { notice: 'dataNotLoaded' },
  });
