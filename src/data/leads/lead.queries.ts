import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Database, Tables } from '../database.types.ts';
import { unreadable } from '../errors.ts';
import { type Page, toPage } from '../pages.ts';
import { removeRow } from '../listCache.ts';
import { invalidate } from '../queryClient.ts';
import { queryKeys } from '../queryKeys.ts';
import { readAll } from '../readAll.ts';
import { deleteRecord, restoreRecord } from '../records.queries.ts';
import { supabase } from '../supabase.ts';

/** A row of `leads`, but for what the database computes to sort and search by. */
export type LeadRow = Omit<Tables<'leads'>, 'is_closed' | 'search_text'>;

type ListedLead = Database['public']['Functions']['list_leads']['Returns'][number];

/** A lead as lists have it, with the names of who is in charge and of who changed it last. */
export type Lead = Omit<LeadRow, 'estimate' | 'page' | 'campaign' | 'domain'> & {
  [Name in Extract<keyof ListedLead, `${string}_name`>]: string | null;
};

const columns =
  'id,kind,first_name,last_name,email,company,service,message,created_at,stage,lost_reason,assignee,next_step,next_step_on,amount,closed_at,version,changed_at,changed_by';

/** Which leads are wanted, and which page of them, from 1. */
export type LeadListRequest = Database['public']['Functions']['list_leads']['Args'];

/** One page of leads: the open ones first, each kind newest first. */
async function fetchLeads(request: LeadListRequest): Promise<Page<Lead>> {
  const { data } = await supabase().rpc('list_leads', request).throwOnError();
  return toPage(data, ({ total: _total, is_total_exact: _exact, page: _page, ...lead }): Lead => lead);
}

/** All leads that the filter of the list lets through, in its order, for a file. */
export async function fetchAllLeads({
  only_closed,
}: Pick<LeadListRequest, 'only_closed'>): Promise<Omit<Lead, `${'assignee' | 'changer'}_${string}`>[]> {
  const leads = await readAll((after, limit) => {
    const query = supabase().from('leads').select(columns).gt('id', after).order('id').limit(limit);
    if (only_closed !== undefined) query.eq('is_closed', only_closed);
    return query.throwOnError();
  });
  return leads.sort(
    (a, b) =>
      Number(a.closed_at !== null) - Number(b.closed_at !== null) || b.created_at.localeCompare(a.created_at),
  );
}

/** How many leads nobody has looked at yet. */
async function countNewLeads(): Promise<number> {
  const { count } = await supabase()
    .from('leads')
    .select('id', { count: 'exact', head: true })
    .eq('stage', 'new')
    .throwOnError();
  if (count === null || Number.isNaN(count)) throw unreadable();
  return count;
}

/** What the team makes of a lead. */
export type LeadChanges = Partial<
  Pick<LeadRow, 'stage' | 'lost_reason' | 'assignee' | 'next_step' | 'next_step_on' | 'amount'>
>;

/** Changes a lead as it was in that version, and gives the new one. Fails as `conflict` when somebody changed it since. */
async function changeLead({ id, version, changes }: { id: string; version: number; changes: LeadChanges }) {
  const { data } = await supabase()
    .rpc('change_lead', { lead_id: id, seen_version: version, changes })
    .throwOnError();
  return data;
}

const keys = { list: [...queryKeys.leads, 'list'], count: [...queryKeys.leads, 'count'] };

/** One page of leads (`fetchLeads`). The page before stays until it is there. Moderators and above. */
export const leadsQuery = (request: LeadListRequest) =>
  queryOptions({
    queryKey: [...keys.list, request],
    queryFn: () => fetchLeads(request),
    placeholderData: keepPreviousData,
    meta: { notice: 'dataNotLoaded' },
  });

/** How many leads nobody has looked at yet. Moderators and above. */
export const newLeadCountQuery = queryOptions({
  queryKey: keys.count,
  queryFn: countNewLeads,
  meta: { notice: 'dataNotLoaded' },
});

/** Changes a lead (`changeLead`). Editors and above. */
export const changeLeadMutation = mutationOptions({
  mutationFn: (change: Parameters<typeof changeLead>[0]) => changeLead(change),
  // Its place has changed: awaited, so that its button is busy until the list says so.
  onSuccess: async (_version, _change, _result, { client }) => {
    void invalidate(client, keys.count);
    await invalidate(client, keys.list);
  },
});

/** Deletes a lead by its id; `restoreLeadMutation` takes it back. Admins only. */
export const deleteLeadMutation = mutationOptions({
  mutationFn: (id: string) => deleteRecord('leads', id),
  onSuccess: (_nothing, id, _result, { client }) => {
    removeRow(client, keys.list, id);
    void invalidate(client, keys.list, keys.count);
  },
  meta: { isErrorHandled: true },
});

/** Puts a deleted lead back by its id (`restoreRecord`). Admins only. */
export const restoreLeadMutation = mutationOptions({
  mutationFn: (id: string) => restoreRecord('leads', id),
  onSuccess: (_nothing, _id, _result, { client }) => {
    void invalidate(client, keys.list, keys.count);
  },
  meta: { isErrorHandled: true },
});
