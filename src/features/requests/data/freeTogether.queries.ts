import { mutationOptions } from '@tanstack/react-query';
import { invalidate } from '#data/queryClient.ts';
import { supabase } from '#data/supabase.ts';

/**
 * Ends what came today from the network of a request and is to come, and gives how many that were. Editors and above.
 */
export const freeTogetherMutation = mutationOptions({
  mutationFn: async (leadId: string) => {
    const { data } = await supabase().rpc('free_together', { lead_id: leadId }).throwOnError();
    return data as number;
  },
  // Sessions, bookings and requests may have changed.
  onSettled: (_freed, _error, _lead, _result, { client }) => invalidate(client, []),
  meta: { isErrorHandled: true },
});
