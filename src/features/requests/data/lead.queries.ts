import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Tables } from '#generated/database.types.ts';
import { DataError, refuse, unreadable } from '#data/errors.ts';
import { quebecDay } from '#data/formats.ts';
import { fetchPage, type Page, toPattern } from '#data/paging.ts';
import { invalidate, writing } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { readAll } from '#data/readAll.ts';
import { recordMutations } from '#data/records.queries.ts';
import { supabase } from '#data/supabase.ts';
import { toMoments } from './period.ts';
import { type Lead, type LeadKind, type LeadStage, type LeadValues, stageOrder } from './lead.ts';

/** A row of `leads`, but for what the database computes to search and sort by. */
export type LeadRow = Omit<Tables<'leads'>, 'is_closed' | 'search_text'>;

/** Which leads are wanted, and which page of them, from 1. */
export type LeadListRequest = {
  search?: string;
  only_kind?: LeadKind;
  only_stage?: LeadStage;
  only_assignee?: string;
  /** Open ones whose next step is for today or before. */
  only_due?: boolean;
  /** Those that came in a month or a year: `2026-11`. */
  only_period?: string;
  /** All that came from one address. */
  only_email?: string;
  wanted_page?: number;
};

const columns =
  'id,kind,first_name,last_name,email,phone,company,service,message,estimate,created_at,source,page,campaign,domain,stage,lost_reason,assignee,assignee_name,next_step,next_step_on,amount,closed_at,is_closed,version,registration,booking';

/** The leads that search and filters let through. */
function askForLeads(
  { search, only_kind, only_stage, only_assignee, only_due, only_period, only_email }: LeadListRequest,
  count?: 'exact',
) {
  const pattern = toPattern(search);
  let query = supabase()
    .from('listed_leads')
    .select(columns, count && { count });
  if (pattern) query = query.like('search_text', pattern);
  if (only_kind) query = query.eq('kind', only_kind);
  if (only_stage) query = query.eq('stage', only_stage);
  if (only_assignee) query = query.eq('assignee', only_assignee);
  if (only_due) query = query.eq('is_closed', false).lte('next_step_on', quebecDay(new Date().toISOString()));
  if (only_period) {
    const { from, until } = toMoments(only_period);
    query = query.gte('created_at', from).lt('created_at', until);
  }
  if (only_email) query = query.eq('sender', only_email.toLowerCase());
  return query;
}

/**
 * What a list is sorted by, for the database and for the file: the open ones first, each kind newest first; of a stage or an address
 * newest first; of what is due the earliest first.
 */
const listOrder = ({ only_due, only_stage, only_email }: LeadListRequest) => {
  if (only_due) return [['next_step_on', true] as const, ['id', true] as const];
  const newestFirst = [['created_at', false] as const, ['id', true] as const];
  return only_stage || only_email ? newestFirst : [['is_closed', true] as const, ...newestFirst];
};

/** One page of leads, sorted as `listOrder` says. Moderators and above. */
const fetchLeads = (request: LeadListRequest): Promise<Page<Lead>> =>
  fetchPage((first, last) => {
    let query = askForLeads(request, 'exact');
    for (const [column, ascending] of listOrder(request)) query = query.order(column, { ascending });
    return query.range(first, last).overrideTypes<Lead[], { merge: false }>().throwOnError();
  }, request.wanted_page ?? 1);

/** One stage: how many leads are in it, what they may bring together (null where no amount is known), and the first of them. */
export type BoardColumn = { stage: LeadStage; total: number; amount: number | null; leads: Lead[] };

/** What the columns can be narrowed to. */
export type BoardRequest = Pick<LeadListRequest, 'search' | 'only_kind' | 'only_assignee'>;

/** What the leads of each stage may bring together; none where nobody knows of any. */
async function fetchAmounts(request: BoardRequest) {
  const known = await fetchEach(request, (query) => query.not('amount', 'is', null));
  const amounts = new Map<LeadStage, number>();
  for (const { stage, amount } of known) amounts.set(stage, (amounts.get(stage) ?? 0) + (amount ?? 0));
  return amounts;
}

type SeenLead = Pick<Lead, 'id' | 'version'>;

/** A lead that was changed: its version now, and what undoes it. */
export type ChangedLead = { id: string; version: number; former: Partial<LeadValues> };

/** A lead as a file has it. */
export type ExportedLead = Omit<Lead, 'version' | 'estimate' | 'assignee_name'>;

/** All leads that search and filters of the list let through, in its order, for a file. */
export const fetchAllLeads = async (request: LeadListRequest): Promise<ExportedLead[]> =>
  sortLeads(await fetchEach(request), request);

/** Every lead that search and filters let through, by its id. */
const fetchEach = (
  request: LeadListRequest,
  narrow: (query: ReturnType<typeof askForLeads>) => ReturnType<typeof askForLeads> = (query) => query,
) =>
  readAll<Lead>((after, limit) =>
    narrow(askForLeads(request))
      .gt('id', after)
      .order('id')
      .limit(limit)
      .overrideTypes<Lead[], { merge: false }>()
      .throwOnError(),
  );

type Sorted = Pick<Lead, 'id' | 'created_at' | 'is_closed' | 'next_step_on'>;

/** Leads as the list has them. */
export const sortLeads = <Row extends Sorted>(leads: readonly Row[], request: LeadListRequest): Row[] =>
  leads.toSorted((a, b) => {
    for (const [column, isAscending] of listOrder(request)) {
      const [one, other] = [String(a[column]), String(b[column])];
      if (one !== other) return one < other === isAscending ? -1 : 1;
    }
    return 0;
  });

const keys = {
  list: [...queryKeys.leads, 'list'],
  board: [...queryKeys.leads, 'board'],
  one: (id: string) => [...queryKeys.leads, 'one', id],
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

/** The first fifty leads of each stage, newest first, and the amounts of all. Those before stay until they are there. Moderators and above. */
export const boardQuery = (request: BoardRequest) =>
  queryOptions({
    queryKey: [...keys.board, request],
    queryFn: async (): Promise<BoardColumn[]> => {
      const amounts = fetchAmounts(request);
      return Promise.all(
        stageOrder.map(async (stage) => {
          const [known, { rows, total }] = await Promise.all([
            amounts,
            fetchLeads({ ...request, only_stage: stage }),
          ]);
          return { stage, total, amount: known.get(stage) ?? null, leads: rows };
        }),
      );
    },
    placeholderData: keepPreviousData,
    meta: { notice: 'dataNotLoaded' },
  });

/** One lead. Fails as `notFound` when there is none. Moderators and above. */
export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: async () => {
      const { data } = await askForLeads({})
        .eq('id', id)
        .overrideTypes<Lead[], { merge: false }>()
        .throwOnError();
      if (!data[0]) throw new DataError('notFound', { sentence: 'Cette demande n’existe plus.' });
      return data[0];
    },
    meta: { notice: 'dataNotLoaded' },
  });

/** Who can be in charge of a lead: editors and admins, by name; the lists are there without them. Moderators and above. */
export const assigneesQuery = queryOptions({
  queryKey: keys.assignees,
  queryFn: async () => (await supabase().rpc('list_lead_assignees').throwOnError()).data,
});

/** How many leads nobody has taken up yet. Moderators and above. */
export const newLeadCountQuery = queryOptions({
  queryKey: keys.count,
  queryFn: async () => {
    const { count } = await supabase()
      .from('leads')
      .select('id', { count: 'exact', head: true })
      .eq('stage', 'new')
      .throwOnError();
    if (count === null || Number.isNaN(count)) throw unreadable();
    return count;
  },
  meta: { notice: 'dataNotLoaded' },
});

const allLeads = { changes: [queryKeys.leads, queryKeys.deleted] };

/** Changes a lead that was seen in a version. Fails as `conflict` when somebody has changed it since, and says who. */
export const changeLeadMutation = mutationOptions({
  mutationFn: async ({ lead, changes }: { lead: SeenLead; changes: Partial<LeadValues> }) => {
    const { data } = await supabase()
      .rpc('change_lead', { lead_id: lead.id, seen_version: lead.version, changes })
      .throwOnError();
    if (typeof data !== 'number') refuse();
    return data;
  },
  // Not after a conflict: what was seen stays until it is asked for.
  onSuccess: (_version, _change, _result, { client }) => invalidate(client, ...allLeads.changes),
  meta: { isErrorHandled: true },
});

/** Those that are gone or that somebody has changed meanwhile aren't among what is given back. */
async function changeLeads(leads: readonly SeenLead[], changes: Partial<LeadValues> | Partial<LeadValues>[]) {
  const { data } = await supabase()
    .rpc('change_leads', {
      ids: leads.map(({ id }) => id),
      versions: leads.map(({ version }) => version),
      changes,
    })
    .throwOnError();
  return data as ChangedLead[];
}

/** Changes several leads alike. */
export const changeLeadsMutation = writing(
  allLeads,
  ({ leads, changes }: { leads: readonly SeenLead[]; changes: Partial<LeadValues> }) =>
    changeLeads(leads, changes),
);

/** Takes a change of leads back, but of those that somebody has changed since. Gives how many there were. */
export const undoChangeMutation = writing(allLeads, async (changed: readonly ChangedLead[]) => {
  const formers = changed.map(({ former }) => former);
  return (await changeLeads(changed, formers)).length;
});

/** Deletes leads by their ids, and takes it back. Admins only. */
export const leadRecords = recordMutations('leads', {
  byRemoval: [keys.list, keys.board, keys.count],
  byReturn: [queryKeys.leads],
});
