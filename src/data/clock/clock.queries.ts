import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { DataError } from '../errors.ts';
import { invalidate } from '../queryClient.ts';
import { supabase } from '../supabase.ts';

/** What the database makes of its clock: nothing is destroyed by its date until that is trusted. */
export type Clock = { seen_at: string | null; said_at: string; is_trusted: boolean };

/** The latest time that was seen, what the clock says, and whether it is trusted (product 13.5). Admins only. */
async function fetchClock(): Promise<Clock> {
  const { data } = await supabase().rpc('read_clock').throwOnError();
  const [clock] = data;
  if (!clock) throw new DataError('unexpected');
  return clock;
}

/** Trusts the clock. Fails as `conflict` when it no longer says what was read. Admins only. */
async function confirmClock(statedAt: string): Promise<void> {
  await supabase().rpc('confirm_clock', { said_at: statedAt }).throwOnError();
}

/** The server's clock (`fetchClock`). Admins only. */
export const clockQuery = queryOptions({
  queryKey: ['clock'],
  queryFn: fetchClock,
  meta: { notice: 'dataNotLoaded' },
});

/** Trusts it (`confirmClock`). */
export const confirmClockMutation = mutationOptions({
  mutationFn: (statedAt: string) => confirmClock(statedAt),
  // Refused, it has changed once more: the new date is what is to be confirmed.
  onSettled: (_nothing, _error, _saidAt, _result, { client }) => invalidate(client, clockQuery.queryKey),
});
