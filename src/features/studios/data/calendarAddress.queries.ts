import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { connection } from '#data/connection.ts';
import { invalidate } from '#data/queryClient.ts';
import { supabase } from '#data/supabase.ts';

const key = ['bookings', 'calendar'];

/** Since when one has a calendar address (ISO 8601); null without one. Editors and above. */
export const calendarAddressQuery = queryOptions({
  queryKey: key,
  queryFn: async () => {
    const { data } = await supabase().rpc('read_calendar_address').throwOnError();
    return data as string | null;
  },
});

/** Gives one's calendar address another token: the only time that the whole address can be read. Editors and above. */
export const renewCalendarAddressMutation = mutationOptions({
  mutationFn: async () => {
    const { data } = await supabase().rpc('renew_calendar_address').throwOnError();
    return `${connection().url}/functions/v1/calendrier/${data as string}.ics`;
  },
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
