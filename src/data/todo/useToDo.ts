import { useQuery } from '@tanstack/react-query';
import { fetchBrokenPages, fetchOwnDrafts, fetchWaitingApprovals } from './todo.queries.ts';

/** One's own drafts, five at most (`fetchOwnDrafts`). `personId` is null for those who may not write. */
export function useOwnDrafts(personId: string | null) {
  return useQuery({
    queryKey: ['todo', 'drafts', personId],
    queryFn: () => fetchOwnDrafts(personId ?? '', 5),
    enabled: personId !== null,
  });
}

/** What was approved and waits for its publication (`fetchWaitingApprovals`). `isEnabled` is false for those who may not read it. */
export function useWaitingApprovals(isEnabled: boolean) {
  return useQuery({ queryKey: ['todo', 'approvals'], queryFn: fetchWaitingApprovals, enabled: isEnabled });
}

/** The pages that are online and lead nowhere (`fetchBrokenPages`). `isEnabled` is false for those who may not read it. */
export function useBrokenPages(isEnabled: boolean) {
  return useQuery({ queryKey: ['todo', 'links'], queryFn: fetchBrokenPages, enabled: isEnabled });
}
