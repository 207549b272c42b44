import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AccountChangesRequest,
  changeRole,
  fetchAccountChanges,
  fetchUsers,
  fetchUserTraces,
  fetchWriters,
  inviteUser,
  removeFactors,
  removeUser,
  restoreUser,
  suspendUser,
  transferAuthorship,
  type UserListRequest,
} from './user.queries.ts';

const keys = {
  all: ['users'],
  list: ['users', 'list'],
  traces: ['users', 'traces'],
  writers: ['users', 'writers'],
  journal: ['users', 'journal'],
};

/** One page of people (`fetchUsers`). The page before stays until it is there. Admins only. */
export function useUsers(request: UserListRequest) {
  return useQuery({
    queryKey: [...keys.list, request],
    queryFn: () => fetchUsers(request),
    placeholderData: keepPreviousData,
  });
}

/** What a person left (`fetchUserTraces`), as it is now: nothing that was known before counts. */
export function useUserTraces(userId: string) {
  return useQuery({
    queryKey: [...keys.traces, userId],
    queryFn: () => fetchUserTraces(userId),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Those who may write (`fetchWriters`). */
export function useWriters() {
  return useQuery({ queryKey: keys.writers, queryFn: fetchWriters });
}

/** One page of the journal (`fetchAccountChanges`). The page before stays until it is there. */
export function useAccountChanges(request: AccountChangesRequest) {
  return useQuery({
    queryKey: [...keys.journal, request],
    queryFn: () => fetchAccountChanges(request),
    placeholderData: keepPreviousData,
  });
}

/** A change of people, after which all that is shown of them is read again: awaited, so that its button is busy until then. */
function useUserChange<Input, Result>(change: (input: Input) => Promise<Result>, isArticleChange = false) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // What failed may have happened all the same, in part.
    onSettled: async () => {
      if (isArticleChange) {
        void client.invalidateQueries({ queryKey: ['articles'] });
        void client.invalidateQueries({ queryKey: ['media'] });
      }
      await client.invalidateQueries({ queryKey: keys.all });
    },
  });
}

/** Gives somebody another role (`changeRole`). */
export const useChangeRole = () => useUserChange(changeRole);

/** Invites somebody (`inviteUser`). */
export const useInviteUser = () => useUserChange(inviteUser);

/** Suspends somebody (`suspendUser`). */
export const useSuspendUser = () => useUserChange(suspendUser);

/** Brings somebody back (`restoreUser`). */
export const useRestoreUser = () => useUserChange(restoreUser);

/** Forgets somebody's devices (`removeFactors`). */
export const useRemoveFactors = () => useUserChange(removeFactors);

/** Hands on what somebody wrote (`transferAuthorship`). */
export const useTransferAuthorship = () => useUserChange(transferAuthorship, true);

/** Removes somebody (`removeUser`). */
export const useRemoveUser = () => useUserChange(removeUser, true);
