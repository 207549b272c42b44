import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { confirmClock, fetchClock } from './clock.queries.ts';

const clockKey = ['clock'];

/** The server's clock (`fetchClock`). `isEnabled` is false for those who may not read it. */
export function useClock(isEnabled: boolean) {
  return useQuery({ queryKey: clockKey, queryFn: fetchClock, enabled: isEnabled });
}

/** Trusts it (`confirmClock`). */
export function useConfirmClock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: confirmClock,
    // Refused, it has changed once more: the new date is what is to be confirmed.
    onSettled: () => client.invalidateQueries({ queryKey: clockKey }),
  });
}
