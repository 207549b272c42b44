import { createContext, use } from 'react';
import type { DocumentNote, NoteAnswer } from '#features/previews/data/documentNotes.queries.ts';
import type { findQuote, NoteQuote } from '#features/previews/data/noteWords.ts';
import type { PlacedNote } from './placeNotes.ts';
import type { ReadText } from './putProposal.ts';

/** What can be done with the notes on the document of a form. */
export type Notes = {
  placed: readonly PlacedNote[];
  /** Why there are none: they couldn't be loaded. */
  retry: (() => void) | null;
  /** Where the words of a note are at this moment. */
  find: (quote: NoteQuote) => ReturnType<typeof findQuote>;
  /** A field as it is at this moment. */
  read: (path: string) => ReadText | null;
  /** Puts a text into a field. */
  put: (path: string, text: string) => void;
  /** The notes whose words are in the form, and are accepted once it is saved with them. */
  accepted: ReadonlySet<string>;
  acceptOnceSaved: (note: DocumentNote, words: string) => void;
  /** The words are taken out of the form again. */
  giveUp: (id: string) => void;
  /** Resolves with whether the answer is stored; a failure has been reported by then. */
  answer: (answer: NoteAnswer) => Promise<boolean>;
};

/** Of a form that shows none. */
export const noNotes: Notes = {
  placed: [],
  retry: null,
  find: () => null,
  read: () => null,
  put: () => undefined,
  accepted: new Set(),
  acceptOnceSaved: () => undefined,
  giveUp: () => undefined,
  answer: () => Promise.resolve(false),
};

export const NotesContext = createContext<Notes>(noNotes);

/** The notes on a field, or on anything within a part of the form. */
export const useOpenNotesWithin = (path: string) =>
  use(NotesContext).placed.filter(
    ({ note, path: own }) => note.state === 'open' && own !== null && `${own}.`.startsWith(`${path}.`),
  ).length;
