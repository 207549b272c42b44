import { actByLink, callForRows } from '#features/requests/data/ownRequest.ts';
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
export const fetchPreviewNotes = (token: string) => callForRows<PreviewNote>('list_preview_notes', { token });

/** A note on its way. `id` is made by the browser, and stays over attempts. */
export type NewPreviewNote = Pick<
  PreviewNote,
  'id' | 'document' | 'name' | 'note' | 'proposal' | keyof NoteQuote
> & { token: string };

/**
 * Leaves a note. Repeated after a lost answer, it is there once. Fails as `notFound` when the link is unknown, revoked or ended,
 * as `rateLimited` when a hundred notes were left by it.
 */
export const addPreviewNote = (note: NewPreviewNote) => actByLink('add_preview_note', note);
