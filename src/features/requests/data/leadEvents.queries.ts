import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { hasArrivedBefore, refuse } from '#data/errors.ts';
import { invalidate, writing } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { supabase } from '#data/supabase.ts';
import type { Lead, LeadSource, LeadValues } from './lead.ts';

/** Why an answer hasn't left; tried again at `next_try_at`, if it is. */
export type ReplyFailure = { email_id: number; reason: string; next_try_at: string | null };

type Happened = {
  id: string;
  created_at: string;
  /** Whoever has no account any more has no name. */
  author_name: string | null;
};

/** What the team noted of a lead, answered the person, or made of it. */
export type LeadEvent = Happened &
  (
    | { kind: 'note'; text: string }
    | { kind: 'reply'; text: string; sent_at: string | null; failure: ReplyFailure | null }
    | { kind: 'change'; changes: Partial<LeadValues> & { source?: LeadSource } }
  );

/** An answer to the person. `id` is as that of a note; `seen` is the latest answer that its author has read. */
export type Reply = { id: string; lead_id: string; text: string; seen: string | undefined };

/** A lead that somebody of the team enters. */
export type EnteredLead = Pick<
  Lead,
  'first_name' | 'last_name' | 'email' | 'phone' | 'company' | 'service' | 'message' | 'source'
>;

const events = [...queryKeys.leads, 'events'];

/** While an answer is on its way, whether it has left is asked again. */
const POLLING = 5000;

const isOnItsWay = (event: LeadEvent) => event.kind === 'reply' && !event.sent_at && !event.failure;

/** What happened with a lead, the first first: the latest five hundred at most. */
export const leadEventsQuery = (id: string) =>
  queryOptions({
    queryKey: [...events, id],
    queryFn: async () => {
      const { data } = await supabase()
        .from('listed_lead_events')
        .select('id,kind,text,changes,created_at,sent_at,failure,author_name')
        .eq('lead_id', id)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(500)
        .overrideTypes<LeadEvent[], { merge: false }>()
        .throwOnError();
      return data.toReversed();
    },
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? POLLING : false),
    meta: { notice: 'dataNotLoaded' },
  });

/** Adds a note. `id` is made by the browser and kept for a repeated attempt, which then makes no second one. */
export const addNoteMutation = writing(
  { changes: [events], isErrorHandled: true },
  async (note: { id: string; lead_id: string; text: string }) => {
    try {
      const { status } = await supabase().from('lead_events').insert(note).throwOnError();
      if (status !== 201) refuse();
    } catch (error) {
      if (!hasArrivedBefore(error)) throw error;
    }
  },
);

/** Sends an answer; the lead is new no more. Fails as `conflict` when somebody else has answered since, and says who. Editors and above. */
export const sendReplyMutation = mutationOptions({
  mutationFn: async ({ id, lead_id, text, seen }: Reply) => {
    await supabase()
      .rpc('reply_to_lead', { lead_id, reply_id: id, words: text, ...(seen && { seen_reply: seen }) })
      .throwOnError();
  },
  onSuccess: (_nothing, _reply, _result, { client }) => invalidate(client, queryKeys.leads),
  meta: { isErrorHandled: true },
});

/** Enters a lead; `reply` is sent to the person at once. The same id again is the same lead. Editors and above. */
export const enterLeadMutation = writing(
  { changes: [queryKeys.leads], isErrorHandled: true },
  async ({ id, lead, reply }: { id: string; lead: EnteredLead; reply: string | null }) => {
    await supabase()
      .rpc('enter_lead', { lead_id: id, lead, ...(reply !== null && { reply }) })
      .throwOnError();
  },
);
