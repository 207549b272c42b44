import { fetchAsVisitor, readJson } from '#data/connection.ts';
import { unreadable } from '#data/errors.ts';
import type { NoteQuote } from './noteWords.ts';

/** What becomes of a note: its words are accepted once they stand in the text. */
export type NoteState = 'open' | 'closed' | 'accepted';

/** A note that was left by a link, as whoever has the link reads it. */
export type PreviewNote = NoteQuote & {
  id: string;
  /** The key of the document that it is about. */
  document: string;
  /** Other words for them. */
  proposal: string | null;
  name: string;
  note: string | null;
  state: NoteState;
  answer: string | null;
  created_at: string;
};

/** The notes that were left by a link, the oldest first; none once it has ended. */
export async function fetchPreviewNotes(token: string): Promise<PreviewNote[]> {
  const response = await fetchAsVisitor('rpc/list_preview_notes', { method: 'POST', body: { token } });
  const notes = await readJson(response);
  if (!Array.isArray(notes)) throw unreadable();
  return notes as PreviewNote[];
}

/** A note on its way. `id` is made by the browser, and stays over attempts. */
export type NewPreviewNote = Pick<
  PreviewNote,
  'id' | 'document' | 'name' | 'note' | 'proposal' | keyof NoteQuote
> & { token: string };

/**
 * Leaves a note. Repeated after a lost answer, it is there once. Fails as `notFound` when the link is unknown, revoked or ended,
 * as `rateLimited` when a hundred notes were left by it.
 */
export async function addPreviewNote(note: NewPreviewNote) {
  const { status } = await fetchAsVisitor('rpc/add_preview_note', { method: 'POST', body: note });
  // Some other success comes from somewhere else than the database: the sign-in page of a public network.
  if (status !== 204) throw unreadable();
}
