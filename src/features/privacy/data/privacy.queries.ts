import { queryOptions } from '@tanstack/react-query';
import type { Tables } from '#generated/database.types.ts';
import { DataError, hasArrivedBefore, refuse } from '#data/errors.ts';
import { writing } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { readAll } from '#data/readAll.ts';
import { supabase } from '#data/supabase.ts';
import type { IncidentInput } from './incident.schema.ts';
import type { PersonalDataRequestInput } from './personalDataRequest.schema.ts';

/** A row of `personal_data_requests`, but for the day that the database computes. */
export type PersonalDataRequestRow = Omit<Tables<'personal_data_requests'>, 'due_on'>;

/** What somebody asked about their own data, and until when the law gives time to answer; the address is null once it is erased. */
export type PersonalDataRequest = Omit<
  Tables<'personal_data_requests'>,
  'kind' | 'answered_by' | 'created_at'
> & {
  kind: 'access' | 'erasure';
  /** Of whoever answered. */
  profiles: Pick<Tables<'profiles'>, 'first_name' | 'last_name'> | null;
};

/** What an entry of the register said before an amendment. */
export type Amendment = Pick<
  Tables<'privacy_incidents'>,
  'happened_on' | 'description' | 'risk' | 'notified'
> & {
  amended_at: string;
  amended_by: string | null;
};

/** A row of `privacy_incidents`, as it is before it was ever amended. */
export type IncidentRow = Omit<Tables<'privacy_incidents'>, 'amendments'> & { amendments: null };

/** An entry of the register of incidents. */
export type Incident = Omit<Tables<'privacy_incidents'>, 'created_by' | 'risk' | 'amendments'> & {
  risk: 'low' | 'serious';
  /** What it said before, the oldest first; null when it was never amended. */
  amendments: Amendment[] | null;
};

/** All that is stored about an address, as the text of a file in JSON. Admins only. */
export async function exportPersonalData(email: string): Promise<string> {
  const { data } = await supabase().rpc('export_personal_data', { email }).throwOnError();
  if (typeof data !== 'object' || data === null) throw new DataError('server');
  return JSON.stringify(data, null, 2);
}

/** What was erased of an address. */
export type Erasure = { messages: number; account: boolean };

type IncidentSave = { id: string; isNew: boolean; input: IncidentInput };

/** Writes an incident down, under an id of the browser's, or amends the one that has it. */
export async function saveIncident({ id, isNew, input }: IncidentSave) {
  const table = supabase().from('privacy_incidents');
  if (!isNew) {
    const { data } = await table.update(input).eq('id', id).select('id').throwOnError();
    if (data.length === 0) refuse();
    return;
  }
  try {
    await table.insert({ id, ...input }).throwOnError();
  } catch (error) {
    if (!hasArrivedBefore(error)) throw error;
    await saveIncident({ id, isNew: false, input });
  }
}

const keys = { requests: ['privacy', 'requests'], incidents: ['privacy', 'incidents'] };

/**
 * All requests (product: requests about personal data): those that wait first, the most urgent at the top, then the latest answered.
 * Admins only.
 */
export const personalDataRequestsQuery = queryOptions({
  queryKey: keys.requests,
  queryFn: async () => {
    const requests = await readAll((after, limit) =>
      supabase()
        .from('personal_data_requests')
        .select('id,kind,email,received_on,due_on,answered_at,profiles(first_name,last_name)')
        .gt('id', after)
        .order('id')
        .limit(limit)
        .throwOnError(),
    );
    return (requests as PersonalDataRequest[]).sort(
      (a, b) =>
        Number(a.answered_at !== null) - Number(b.answered_at !== null) ||
        (a.answered_at ? b.due_on.localeCompare(a.due_on) : a.due_on.localeCompare(b.due_on)),
    );
  },
  meta: { notice: 'dataNotLoaded' },
});

/** Writes a request down under an id of the browser's: repeated as it is, it can't make a second one. */
export const createRequestMutation = writing(
  { changes: [keys.requests] },
  async ({ id, input }: { id: string; input: PersonalDataRequestInput }) => {
    try {
      await supabase()
        .from('personal_data_requests')
        .insert({ id, kind: input.kind, email: input.email, received_on: input.receivedOn })
        .throwOnError();
    } catch (error) {
      // The answer to an earlier attempt got lost.
      if (!hasArrivedBefore(error)) throw error;
    }
  },
);

/** Marks a request as answered by oneself, or as waiting again. Fails as `refused` when nothing was changed. */
export const markAnsweredMutation = writing(
  { changes: [keys.requests] },
  async ({ id, isAnswered }: { id: string; isAnswered: boolean }) => {
    const { data } = await supabase()
      .from('personal_data_requests')
      .update({ answered_at: isAnswered ? new Date().toISOString() : null })
      .eq('id', id)
      .select('id')
      .throwOnError();
    if (data.length === 0) refuse();
  },
);

/**
 * Destroys all that is stored about an address, for good (product: export and erasure). Fails as `conflict` when it is that of
 * somebody of the team. Admins only.
 */
export const erasePersonalDataMutation = writing(
  { changes: [keys.requests, queryKeys.leads] },
  async (email: string) => {
    const { data } = await supabase().rpc('erase_personal_data', { email }).throwOnError();
    return data as Erasure;
  },
);

/** The whole register of incidents, the latest first. Admins only. */
export const incidentsQuery = queryOptions({
  queryKey: keys.incidents,
  queryFn: async () => {
    const incidents = await readAll((after, limit) =>
      supabase()
        .from('privacy_incidents')
        .select('id,happened_on,description,risk,notified,amendments,created_at')
        .gt('id', after)
        .order('id')
        .limit(limit)
        .throwOnError(),
    );
    return (incidents as unknown as Incident[]).sort(
      (a, b) => b.happened_on.localeCompare(a.happened_on) || b.created_at.localeCompare(a.created_at),
    );
  },
  meta: { notice: 'dataNotLoaded' },
});

/** Writes an incident down, or amends it (`saveIncident`). */
export const saveIncidentMutation = writing({ changes: [keys.incidents] }, saveIncident);
