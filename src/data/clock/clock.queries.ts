import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { DataError } from '../errors.ts';
import { invalidate } from '../queryClient.ts';
import { supabase } from '../supabase.ts';

/** What the database makes of its clock: nothing is destroyed by its date until that is trusted. */
export type Clock = { seen_at: string | null; server_time: string; is_trusted: boolean };

/** The latest time that was seen, what the clock says, and whether it is trusted (product: jumps of the date). Admins only. */
async function fetchClock(): Promise<Clock> {
  const { data } = await supabase().rpc('read_clock').throwOnError();
  const [clock] = data;
  if (!clock) throw new DataError('unexpected');
  return clock;
}

/** Trusts the clock. Fails as `conflict` when it no longer says what was read. Admins only. */
async function confirmClock(serverTime: string): Promise<void> {
  await supabase().rpc('confirm_clock', { server_time: serverTime }).throwOnError();
}

/** The server's clock (`fetchClock`). Admins only. */
export const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: fetchClock,
  meta: { notice: 'dataNotLoaded' },
});

/** Trusts it (`confirmClock`). */
export const confirmClockMutation = mutationOptions({
  mutationFn: (serverTime: string) => confirmClock(serverTime),
  // Refused, it has changed once more: the new date is what is to be confirmed.
  onSettled: (_nothing, _error, _serverTime, _result, { client }) => invalidate(client, clockQuery.queryKey),
});
