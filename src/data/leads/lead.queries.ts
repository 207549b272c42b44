import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Database, Tables } from '../database.types.ts';
import { refuse, unreadable } from '../errors.ts';
import { type Page, toPage } from '../pages.ts';
import { removeRow } from '../listCache.ts';
import { invalidate } from '../queryClient.ts';
import { queryKeys } from '../queryKeys.ts';
import { readAll } from '../readAll.ts';
import { deleteRecord, restoreRecord } from '../records.queries.ts';
import { supabase } from '../supabase.ts';

/** A row of `leads`, but for what the database computes to sort by. */
export type LeadRow = Omit<Tables<'leads'>, 'is_handled'>;

/** A visitor's message, with the name of whoever handled it. */
export type Lead = LeadRow & {
  profiles: Pick<Tables<'profiles'>, 'first_name' | 'last_name'> | null;
};

const columns =
  'id,first_name,last_name,email,company,service,message,created_at,handled_at,handled_by,profiles(first_name,last_name)';

/** Which messages are wanted, and which page of them, from 1. */
export type LeadListRequest = Database['public']['Functions']['list_leads']['Args'];

/** One page of messages: the new ones first, each kind newest first. */
async function fetchLeads(request: LeadListRequest): Promise<Page<Lead>> {
  const { data } = await supabase().rpc('list_leads', request).throwOnError();
  return toPage(
    data,
    ({
      total: _total,
      is_total_exact: _exact,
      page: _page,
      handler_first_name,
      handler_last_name,
      ...message
    }): Lead => ({
      ...message,
      profiles: message.handled_by ? { first_name: handler_first_name, last_name: handler_last_name } : null,
    }),
  );
}

/** All messages that the filter of the list lets through, in its order, for a file. */
export async function fetchAllLeads({
  only_handled,
}: Pick<LeadListRequest, 'only_handled'>): Promise<Lead[]> {
  const messages = await readAll<Lead>((after, limit) => {
    const query = supabase().from('leads').select(columns).gt('id', after).order('id').limit(limit);
    if (only_handled === false) query.is('handled_at', null);
    if (only_handled) query.not('handled_at', 'is', null);
    return query.throwOnError();
  });
  return messages.sort(
    (a, b) =>
      Number(a.handled_at !== null) - Number(b.handled_at !== null) ||
      b.created_at.localeCompare(a.created_at),
  );
}

/** How many messages nobody has handled yet. */
async function countNewLeads(): Promise<number> {
  const { count } = await supabase()
    .from('leads')
    .select('id', { count: 'exact', head: true })
    .eq('is_handled', false)
    .throwOnError();
  if (count === null || Number.isNaN(count)) throw unreadable();
  return count;
}

/** Marks a message as handled by oneself, or as new again. Fails as `refused` when nothing was changed. */
export async function markHandled({ id, isHandled }: { id: string; isHandled: boolean }): Promise<Lead> {
  const { data } = await supabase()
    .from('leads')
    .update({ handled_at: isHandled ? new Date().toISOString() : null })
    .eq('id', id)
    .select(columns)
    .throwOnError();
  return data[0] ?? refuse();
}

const keys = { list: [...queryKeys.leads, 'list'], count: [...queryKeys.leads, 'count'] };

/** One page of visitors' messages (`fetchLeads`). The page before stays until it is there. Editors and above. */
export const leadsQuery = (request: LeadListRequest) =>
  queryOptions({
    queryKey: [...keys.list, request],
    queryFn: () => fetchLeads(request),
    placeholderData: keepPreviousData,
    meta: { notice: 'dataNotLoaded' },
  });

/** How many messages nobody has handled yet. Editors and above. */
export const newLeadCountQuery = queryOptions({
  queryKey: keys.count,
  queryFn: countNewLeads,
  meta: { notice: 'dataNotLoaded' },
});

/** Marks a message as handled, or as new again (`markHandled`). */
export const markHandledMutation = mutationOptions({
  mutationFn: (mark: Parameters<typeof markHandled>[0]) => markHandled(mark),
  // Its place has changed: awaited, so that its button is busy until the list says so.
  onSuccess: async (_message, _mark, _result, { client }) => {
    void invalidate(client, keys.count);
    await invalidate(client, keys.list);
  },
});

/** Deletes a message by its id; `restoreLeadMutation` takes it back. Admins only. */
export const deleteLeadMutation = mutationOptions({
  mutationFn: (id: string) => deleteRecord('leads', id),
  onSuccess: (_nothing, id, _result, { client }) => {
    removeRow(client, keys.list, id);
    void invalidate(client, keys.list, keys.count);
  },
  meta: { isErrorHandled: true },
});

/** Puts a deleted message back by its id (`restoreRecord`). Admins only. */
export const restoreLeadMutation = mutationOptions({
  mutationFn: (id: string) => restoreRecord('leads', id),
  onSuccess: (_nothing, _id, _result, { client }) => {
    void invalidate(client, keys.list, keys.count);
  },
  meta: { isErrorHandled: true },
});
