import type { Tables } from '#generated/database.types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { DataError, fromResponse, refuse, toDataError, unreadable } from '#data/errors.ts';
import { fetchPage, toPattern } from '#data/paging.ts';
import { writing } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import type { Role } from '#data/session/roles.ts';
import { supabase } from '#data/supabase.ts';
import { userName } from './labels.ts';

const byName = new Intl.Collator('fr-CA');

/** Whether somebody can sign in: yes, once they accept or confirm, or no longer. */
export type UserState = 'active' | 'invited' | 'unconfirmed' | 'suspended';

/** A person who has an account, as admins see them; `last_sign_in_at` is null for whoever never signed in. */
export type User = Omit<Tables<'listed_accounts'>, 'search_text' | 'sort_text' | 'state'> & {
  state: UserState;
};

/** Which people are wanted, and which page of them, from 1. */
export type UserListRequest = { search?: string; only_role?: Role; wanted_page?: number };

/** Somebody who may write articles. */
export type Writer = Pick<Tables<'profiles'>, 'user_id' | 'first_name' | 'last_name' | 'email'>;

/** What the journal knows of. */
export type AccountChangeKind =
  | 'invited'
  | 'role'
  | 'suspended'
  | 'restored'
  | 'transferred'
  | 'removed'
  | 'factors_removed';

/** One line of the journal. Names are those of the moment: null once somebody is removed; nobody is the actor where a program did it. */
export type AccountChange = Omit<Tables<'listed_account_changes'>, 'kind'> & { kind: AccountChangeKind };

/** Which page of the journal is wanted, from 1. */
export type AccountChangesRequest = { wanted_page?: number };

/** How much a transfer moved. */
export type Transferred = { articles: number; media: number };

type Order =
  | { action: 'invite'; email: string; role: Role }
  | { action: 'suspend' | 'restore' | 'remove_factors'; account_id: string }
  | { action: 'remove'; account_id: string; transfer_to: string | null };

/** Asks `supabase/functions/manage-users` for what only the authentication service can do. */
async function order(body: Order): Promise<{ link?: string }> {
  const { data, error } = await supabase().functions.invoke<unknown>('manage-users', { body });
  if (error instanceof SyntaxError) throw unreadable(error);
  if (error) {
    const { context } = error as { context?: unknown };
    throw context instanceof Response ? await fromResponse(context) : toDataError(context ?? error);
  }
  if (typeof data !== 'object' || data === null) throw unreadable();
  if (Array.isArray(data)) throw new DataError('refused');
  return data;
}

/** One page of people, from 1, by name. The page before stays until it is there. Admins only. */
export const usersQuery = (request: UserListRequest) =>
  queryOptions({
    queryKey: ['users', 'list', request],
    queryFn: () => {
      const { search, only_role, wanted_page = 1 } = request;
      const pattern = toPattern(search);
      return fetchPage((first, last) => {
        let query = supabase()
          .from('listed_accounts')
          .select('user_id,email,first_name,last_name,role,state,created_at,last_sign_in_at', {
            count: 'exact',
          });
        if (pattern) query = query.like('search_text', pattern);
        if (only_role) query = query.eq('role', only_role);
        return query
          .order('sort_text')
          .order('user_id')
          .range(first, last)
          .overrideTypes<User[], { merge: false }>()
          .throwOnError();
      }, wanted_page);
    },
    placeholderData: keepPreviousData,
    meta: { notice: 'dataNotLoaded' },
  });

/**
 * What a transfer would move, and what a removal leaves without a name, as it is now: nothing that was known before counts. Admins
 * only.
 */
export const userTracesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', 'traces', userId],
    queryFn: async () => {
      const { data } = await supabase().rpc('list_account_traces', { account_id: userId }).throwOnError();
      return data[0] ?? refuse();
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Those who may write, by name, for what is handed on to them: two hundred at most. */
export const writersQuery = queryOptions({
  queryKey: ['users', 'writers'],
  queryFn: async (): Promise<Writer[]> => {
    const { data } = await supabase()
      .from('profiles')
      .select('user_id,first_name,last_name,email')
      .in('role', ['editor', 'admin'])
      .order('user_id')
      .limit(200)
      .throwOnError();
    return data.sort((a, b) => byName.compare(userName(a), userName(b)));
  },
});

/** One page of the journal, the latest line first. The page before stays until it is there. Admins only. */
export const accountChangesQuery = (request: AccountChangesRequest) =>
  queryOptions({
    queryKey: ['users', 'journal', request],
    queryFn: () =>
      fetchPage(
        (first, last) =>
          supabase()
            .from('listed_account_changes')
            .select('*', { count: 'exact' })
            .order('number', { ascending: false })
            .range(first, last)
            .overrideTypes<AccountChange[], { merge: false }>()
            .throwOnError(),
        request.wanted_page ?? 1,
      ),
    placeholderData: keepPreviousData,
    meta: { notice: 'dataNotLoaded' },
  });

/** All that is shown of people. */
const people = { changes: [['users']] };

/** The same, and of what they wrote and uploaded. */
const theirWorks = { changes: [['users'], queryKeys.articles, queryKeys.media] };

/** Gives somebody else another role. Fails as `conflict` for the last admin and for an e-mail that isn't confirmed. */
export const changeRoleMutation = writing(
  people,
  async ({ userId, role }: { userId: string; role: Role }) => {
    const { status } = await supabase().rpc('set_profile_role', { user_id: userId, role }).throwOnError();
    if (status !== 204) throw new DataError('refused');
  },
);

/**
 * Invites somebody, who gets the role with the link of the e-mail. Fails as `conflict` when they have an account, as `rateLimited`
 * within a minute of the invitation before. Gives the link where no mail server sends it: the embedded backend's. Else null.
 */
export const inviteUserMutation = writing(
  people,
  async (invited: { email: string; role: Role }) =>
    (await order({ action: 'invite', ...invited })).link ?? null,
);

const ordering = (action: 'suspend' | 'restore' | 'remove_factors') =>
  writing(people, (userId: string) => order({ action, account_id: userId }));

/** Ends somebody's sessions at once and lets them in no more, until they are brought back. */
export const suspendUserMutation = ordering('suspend');

/** Lets somebody who was suspended sign in again. */
export const restoreUserMutation = ordering('restore');

/** Forgets the devices of somebody who has lost them: the password alone lets them in, until they add another one. */
export const removeFactorsMutation = ordering('remove_factors');

/** Gives what one person wrote and uploaded to another. Fails as `conflict` when that one may not write. */
export const transferAuthorshipMutation = writing(
  theirWorks,
  async ({ from, to }: { from: string; to: string }) => {
    const { data } = await supabase()
      .rpc('transfer_authorship', { from_account: from, to_account: to })
      .throwOnError();
    return data as Transferred;
  },
);

/** Removes a person and what is known of them (product: removing a person); what they wrote goes to another one, or has no author. */
export const removeUserMutation = writing(
  theirWorks,
  ({ userId, transferTo }: { userId: string; transferTo: string | null }) =>
    order({ action: 'remove', account_id: userId, transfer_to: transferTo }),
);
