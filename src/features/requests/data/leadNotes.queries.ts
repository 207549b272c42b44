import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { hasArrivedBefore, refuse } from '#data/errors.ts';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { supabase } from '#data/supabase.ts';

/** What somebody of the team noted. Whoever has no account any more has no name. */
export type LeadNote = {
  id: string;
  text: string;
  created_at: string;
  author_name: string | null;
};

/** The notes of a lead, the first one first: five hundred at most. */
async function fetchNotes(leadId: string): Promise<LeadNote[]> {
  const { data } = await supabase()
    .from('listed_lead_notes')
    .select('id,text,created_at,author_name')
    .eq('lead_id', leadId)
    .order('created_at')
    .order('id')
    .limit(500)
    .overrideTypes<LeadNote[], { merge: false }>()
    .throwOnError();
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

const toKey = (leadId: string) => [...queryKeys.leads, 'notes', leadId];

/** The notes of a lead (`fetchNotes`). */
export const leadNotesQuery = (id: string) =>
  queryOptions({
    queryKey: toKey(id),
    queryFn: () => fetchNotes(id),
    meta: { notice: 'dataNotLoaded' },
  });

/** Adds a note (`addNote`). */
export const addNoteMutation = mutationOptions({
  mutationFn: addNote,
  onSuccess: (_nothing, { lead_id }, _result, { client }) => invalidate(client, toKey(lead_id)),
  meta: { isErrorHandled: true },
});
