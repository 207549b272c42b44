import { queryOptions } from '@tanstack/react-query';
import { DataError } from '../errors.ts';
import { writing } from '../queryClient.ts';
import { supabase } from '../supabase.ts';

/** What the database makes of its clock: nothing is destroyed by its date until that is trusted. */
export type Clock = { seen_at: string | null; server_time: string; is_trusted: boolean };

/** The latest time that was seen, what the clock says, and whether it is trusted (product: jumps of the date). Admins only. */
export const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: async (): Promise<Clock> => {
    const { data } = await supabase().rpc('read_clock').throwOnError();
    if (!data[0]) throw new DataError('unexpected');
    return data[0];
  },
  meta: { notice: 'dataNotLoaded' },
});

/**
 * Trusts the clock. Fails as `conflict` when it no longer says what was read: the new date is what is to be confirmed. Admins
 * only.
 */
export const confirmClockMutation = writing(
  { changes: [clockQuery.queryKey] },
  async (serverTime: string) => {
    await supabase().rpc('confirm_clock', { server_time: serverTime }).throwOnError();
  },
);
