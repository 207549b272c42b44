import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { connection } from '#data/connection.ts';
import { invalidate } from '#data/queryClient.ts';
import { supabase } from '#data/supabase.ts';

/** Since when one has a calendar address (ISO 8601); null without one. */
async function fetchCalendarAddress(): Promise<string | null> {
  const { data } = await supabase().rpc('read_calendar_address').throwOnError();
  return data as string | null;
}

/** Gives one's calendar address another token: the only time that the whole address can be read. */
async function renewCalendarAddress(): Promise<string> {
  const { data } = await supabase().rpc('renew_calendar_address').throwOnError();
  return `${connection().url}/functions/v1/calendrier/${data as string}.ics`;
}

const key = ['bookings', 'calendar'];

/** Since when one has a calendar address (`fetchCalendarAddress`). Editors and above. */
export const calendarAddressQuery = queryOptions({ queryKey: key, queryFn: fetchCalendarAddress });

/** Makes one's calendar address, in the place of the one before, and gives it. Editors and above. */
export const renewCalendarAddressMutation = mutationOptions({
  mutationFn: renewCalendarAddress,
  // Also after a failure: it may be there without its answer.
  onSettled: (_address, _error, _nothing, _result, { client }) => invalidate(client, key),
});

/** Ends one's calendar address; once more does nothing. Editors and above. */
export const revokeCalendarAddressMutation = mutationOptions({
  mutationFn: async () => {
    await supabase().rpc('revoke_calendar_address').throwOnError();
  },
  onSuccess: (_nothing, _void, _result, { client }) => invalidate(client, key),
});
