import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Database, Tables } from '../database.types.ts';
import { DataError, hasArrivedBefore, refuse, unreadable } from '../errors.ts';
import { foldText } from '../foldText.ts';
import { quebecDay } from '../formats.ts';
import { removeRow } from '../listCache.ts';
import { type Page, toPage } from '../pages.ts';
import { invalidate } from '../queryClient.ts';
import { queryKeys } from '../queryKeys.ts';
import { readAll } from '../readAll.ts';
import { deleteRecord, restoreRecord } from '../records.queries.ts';
import { supabase } from '../supabase.ts';
import type { Estimate } from './estimate.ts';
import type { LeadSubject } from './leadSubject.ts';
import { type Lead, type LeadStage, type LeadValues, stageOrder } from './lead.ts';

/** A row of `leads`, but for what the database computes to search and sort by. */
export type LeadRow = Omit<Tables<'leads'>, 'is_closed' | 'search_text'>;

type Functions = Database['public']['Functions'];

/** Which leads are wanted, and which page of them, from 1. */
export type LeadListRequest = Functions['list_leads']['Args'];

/** One page of leads: the open ones first, each kind newest first; what is due, the earliest first. Moderators and above. */
async function fetchLeads(request: LeadListRequest): Promise<Page<Lead>> {
  const { data } = await supabase().rpc('list_leads', request).throwOnError();
  return toPage(
    data,
    ({ total: _total, is_total_exact: _exact, page: _page, ...lead }) => lead as unknown as Lead,
  );
}

/** One stage: how many leads are in it, and the first of them. */
export type BoardColumn = { stage: LeadStage; total: number; leads: Lead[] };

/** What the columns can be narrowed to. */
export type BoardRequest = Functions['board_leads']['Args'];

/** The first fifty leads of each stage, newest first. Moderators and above. */
async function fetchBoard(request: BoardRequest): Promise<BoardColumn[]> {
  const { data } = await supabase().rpc('board_leads', request).throwOnError();
  return stageOrder.map((stage) => {
    const rows = data.filter((row) => row.stage === stage);
    return {
      stage,
      total: rows[0]?.total ?? 0,
      leads: rows.map(({ total: _total, is_total_exact: _exact, ...lead }) => lead as unknown as Lead),
    };
  });
}

/** A lead as its own page shows it: also where it came from, and its figures. */
export type OpenLead = Lead & {
  /** The page that it came from, the campaign and the domain that had led there. */
  page: string | null;
  campaign: string | null;
  domain: string | null;
  /** The database has computed it again. */
  estimate: Estimate | null;
};

/** One lead. Fails as `notFound` when there is none. Moderators and above. */
async function fetchLead(id: string): Promise<OpenLead> {
  const { data } = await supabase().rpc('read_lead', { lead_id: id }).throwOnError();
  const [lead] = data as unknown as OpenLead[];
  if (!lead) throw new DataError('notFound', { sentence: 'Cette demande n’existe plus.' });
  return lead;
}

/** Who can be in charge of a lead: editors and admins, by name. Moderators and above. */
async function fetchAssignees() {
  const { data } = await supabase().rpc('list_lead_assignees').throwOnError();
  return data as { user_id: string; first_name: string | null; last_name: string | null }[];
}

/** What somebody of the team noted. Whoever has no account any more has no name. */
export type LeadNote = {
  id: string;
  text: string;
  created_at: string;
  first_name: string | null;
  last_name: string | null;
};

/** The notes of a lead, the first one first: five hundred at most. */
async function fetchNotes(leadId: string): Promise<LeadNote[]> {
  const { data } = await supabase().rpc('list_lead_notes', { lead_id: leadId }).throwOnError();
  return data;
}

/** Adds a note. `id` is made by the browser and kept for a repeated attempt, which then makes no second one. */
async function addNote(note: { id: string; lead_id: string; text: string }) {
  try {
    const { status } = await supabase().from('lead_notes').insert(note).throwOnError();
    if (status !== 201) refuse();
  } catch (error) {
    if (!hasArrivedBefore(error)) throw error;
  }
}

/** Changes a lead that was seen in a version. Fails as `conflict` when somebody has changed it since, and says who. */
async function changeLead({
  lead,
  changes,
}: {
  lead: Pick<Lead, 'id' | 'version'>;
  changes: Partial<LeadValues>;
}) {
  const { data } = await supabase()
    .rpc('change_lead', { lead_id: lead.id, seen_version: lead.version, changes })
    .throwOnError();
  if (typeof data !== 'number') refuse();
  return data;
}

/** A lead that was changed: its version now, and what undoes it. */
export type ChangedLead = { id: string; version: number; former: Partial<LeadValues> };

/** What is changed of several leads: the same of all of them, or of each what stood there before. */
export type LeadsChange = { leads: readonly Pick<Lead, 'id' | 'version'>[]; changes: Partial<LeadValues> };

/** Changes several leads alike. Those that are gone or that somebody has changed meanwhile aren't among what is given back. */
async function changeLeads({ leads, changes }: LeadsChange): Promise<ChangedLead[]> {
  const { data } = await supabase()
    .rpc('change_leads', {
      ids: leads.map(({ id }) => id),
      versions: leads.map(({ version }) => version),
      changes,
    })
    .throwOnError();
  return data as ChangedLead[];
}

/** Takes a change of leads back, but of those that somebody has changed since. Gives how many there were. */
async function undoChange(changed: readonly ChangedLead[]): Promise<number> {
  const { data } = await supabase()
    .rpc('change_leads', {
      ids: changed.map(({ id }) => id),
      changes: changed.map(({ former }) => former),
      versions: changed.map(({ version }) => version),
    })
    .throwOnError();
  return (data as ChangedLead[]).length;
}

const columns =
  'id,kind,first_name,last_name,email,company,service,message,created_at,page,campaign,domain,stage,lost_reason,assignee,next_step,next_step_on,amount,closed_at';

/** A lead as a file has it. */
export type ExportedLead = Omit<
  Lead,
  'version' | 'assignee_first_name' | 'assignee_last_name' | keyof LeadSubject
> &
  Pick<OpenLead, 'page' | 'campaign' | 'domain'>;

/** All leads that search and filters of the list let through, in its order, for a file. */
export async function fetchAllLeads(request: LeadListRequest): Promise<ExportedLead[]> {
  const words = foldText(request.search ?? '').trim();
  const leads = await readAll<ExportedLead>((after, limit) => {
    let query = supabase().from('leads').select(columns).gt('id', after);
    if (words) query = query.like('search_text', `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`);
    if (request.only_kind) query = query.eq('kind', request.only_kind);
    if (request.only_stage) query = query.eq('stage', request.only_stage);
    if (request.only_assignee) query = query.eq('assignee', request.only_assignee);
    if (request.only_due)
      query = query.eq('is_closed', false).lte('next_step_on', quebecDay(new Date().toISOString()));
    return query.order('id').limit(limit).overrideTypes<ExportedLead[], { merge: false }>().throwOnError();
  });
  return sortLeads(leads, request);
}

type Sorted = Pick<Lead, 'id' | 'created_at' | 'closed_at' | 'next_step_on'>;

/** Leads in the order of their list: what is due the earliest first; else the open ones first, each kind newest first. */
export const sortLeads = <Row extends Sorted>(leads: readonly Row[], { only_due }: LeadListRequest): Row[] =>
  leads.toSorted(
    (a, b) =>
      (only_due
        ? (a.next_step_on ?? '').localeCompare(b.next_step_on ?? '')
        : Number(a.closed_at !== null) - Number(b.closed_at !== null) ||
          b.created_at.localeCompare(a.created_at)) || a.id.localeCompare(b.id),
  );

/** How many leads nobody has taken up yet. */
async function countNewLeads(): Promise<number> {
  const { count } = await supabase()
    .from('leads')
    .select('id', { count: 'exact', head: true })
    .eq('stage', 'new')
    .throwOnError();
  if (count === null || Number.isNaN(count)) throw unreadable();
  return count;
}

const keys = {
  list: [...queryKeys.leads, 'list'],
  board: [...queryKeys.leads, 'board'],
  one: (id: string) => [...queryKeys.leads, 'one', id],
  notes: (id: string) => [...queryKeys.leads, 'notes', id],
  count: [...queryKeys.leads, 'count'],
  assignees: [...queryKeys.leads, 'assignees'],
};

/** One page of leads (`fetchLeads`). The page before stays until it is there. */
export const leadsQuery = (request: LeadListRequest) =>
  queryOptions({
    queryKey: [...keys.list, request],
    queryFn: () => fetchLeads(request),
    placeholderData: keepPreviousData,
    meta: { notice: 'dataNotLoaded' },
  });

/** The columns (`fetchBoard`). Those before stay until they are there. */
export const boardQuery = (request: BoardRequest) =>
  queryOptions({
    queryKey: [...keys.board, request],
    queryFn: () => fetchBoard(request),
    placeholderData: keepPreviousData,
    meta: { notice: 'dataNotLoaded' },
  });

/** One lead (`fetchLead`). */
export const leadQuery = (id: string) =>
  queryOptions({ queryKey: keys.one(id), queryFn: () => fetchLead(id), meta: { notice: 'dataNotLoaded' } });

/** Who can be in charge (`fetchAssignees`); the lists are there without them. */
export const assigneesQuery = queryOptions({ queryKey: keys.assignees, queryFn: fetchAssignees });

/** The notes of a lead (`fetchNotes`). */
export const leadNotesQuery = (id: string) =>
  queryOptions({
    queryKey: keys.notes(id),
    queryFn: () => fetchNotes(id),
    meta: { notice: 'dataNotLoaded' },
  });

/** How many leads nobody has taken up yet. Moderators and above. */
export const newLeadCountQuery = queryOptions({
  queryKey: keys.count,
  queryFn: countNewLeads,
  meta: { notice: 'dataNotLoaded' },
});

/** What stands on screen of leads is read again: awaited, so that a button is busy until the screen says so. */
const readAgain = (client: QueryClient) => invalidate(client, queryKeys.leads);

/** Changes a lead (`changeLead`). */
export const changeLeadMutation = mutationOptions({
  mutationFn: changeLead,
  onSuccess: (_version, _change, _result, { client }) => readAgain(client),
  meta: { isErrorHandled: true },
});

/** Changes several leads alike (`changeLeads`). */
export const changeLeadsMutation = mutationOptions({
  mutationFn: changeLeads,
  onSuccess: (_changed, _change, _result, { client }) => readAgain(client),
});

/** Takes a change of leads back (`undoChange`). */
export const undoChangeMutation = mutationOptions({
  mutationFn: undoChange,
  onSuccess: (_count, _changed, _result, { client }) => readAgain(client),
});

/** Adds a note (`addNote`). */
export const addNoteMutation = mutationOptions({
  mutationFn: addNote,
  onSuccess: (_nothing, { lead_id }, _result, { client }) => invalidate(client, keys.notes(lead_id)),
  meta: { isErrorHandled: true },
});

/** Deletes a lead by its id; `restoreLeadMutation` takes it back. Admins only. */
export const deleteLeadMutation = mutationOptions({
  mutationFn: (id: string) => deleteRecord('leads', id),
  onSuccess: (_nothing, id, _result, { client }) => {
    removeRow(client, keys.list, id);
    void invalidate(client, keys.list, keys.board, keys.count);
  },
  meta: { isErrorHandled: true },
});

/** Puts a deleted lead back by its id (`restoreRecord`). Admins only. */
export const restoreLeadMutation = mutationOptions({
  mutationFn: (id: string) => restoreRecord('leads', id),
  onSuccess: (_nothing, _id, _result, { client }) => readAgain(client),
  meta: { isErrorHandled: true },
});
