import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { invalidate } from '#data/queryClient.ts';
import { supabase } from '#data/supabase.ts';
import type { PreviewNote } from './previewNotes.queries.ts';

/** A note on a document, as whoever may edit it reads it. */
export type DocumentNote = Omit<PreviewNote, 'document'> & {
  answered_at: string | null;
  /** Of whoever has answered it; null once their account is gone. */
  first_name: string | null;
  last_name: string | null;
};

/** What becomes of a note, and what is said to whoever left it; the answer that was there goes. */
export type NoteAnswer = Pick<PreviewNote, 'id' | 'state' | 'answer'>;

const keys = { notes: (document: string) => ['previews', 'notes', document] };

/** The notes on a document, those that are open first; of one that isn't saved yet there are none. Whoever may edit it. */
export const documentNotesQuery = (document: string, isSaved: boolean) =>
  queryOptions({
    queryKey: keys.notes(document),
    queryFn: async () => {
      const { data } = await supabase().rpc('list_document_notes', { document }).throwOnError();
      return data as DocumentNote[];
    },
    enabled: isSaved,
    // Readers leave them meanwhile.
    staleTime: 0,
  });

/** Answers a note, closes it, or opens it again. Fails as `notFound` when it is gone. Whoever may edit the document. */
export const answerNoteMutation = (document: string) =>
  mutationOptions({
    mutationFn: async ({ id, state, answer }: NoteAnswer) => {
      await supabase()
        .rpc('answer_preview_note', { id, state, ...(answer && { answer }) })
        .throwOnError();
    },
    // Also after a failure: the answer may be stored although the response got lost.
    onSettled: (_nothing, _error, _answer, _result, { client }) => invalidate(client, keys.notes(document)),
  });
