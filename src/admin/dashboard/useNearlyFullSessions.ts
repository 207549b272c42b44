import { useQuery } from '@tanstack/react-query';
import { quebecDay } from '#data/formats.ts';

/**
 * The sessions to come of which few places are left, as the site shows them. `isEnabled` is false for those who may not plan
 * others. What reads them comes with the question: the dashboard doesn't wait for it.
 */
export function useNearlyFullSessions(isEnabled: boolean) {
  return useQuery({
    queryKey: ['todo', 'sessions'],
    queryFn: async () => {
      const { fetchNearlyFullSessions } = await import('#site/contents/nearlyFullSessions.ts');
      return fetchNearlyFullSessions(quebecDay(new Date().toISOString()));
    },
    enabled: isEnabled,
  });
}
