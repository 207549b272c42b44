import { createContext, use } from 'react';
import type { NoteAnswer } from '#data/previews/documentNotes.queries.ts';
import type { PlacedNote } from './placeNotes.ts';
import type { ReadText } from './putProposal.ts';

/** What can be done with the notes on the document of a form. */
export type Notes = {
  placed: readonly PlacedNote[];
  /** Why there are none: they couldn't be loaded. */
  retry: (() => void) | null;
  /** A field as it is at this moment. */
  read: (path: string) => ReadText | null;
  /** Puts a text into a field. */
  put: (path: string, text: string) => void;
  /** Resolves with whether the answer is stored; a failure has been reported by then. */
  answer: (answer: NoteAnswer) => Promise<boolean>;
};

/** Of a form that shows none. */
export const noNotes: Notes = {
  placed: [],
  retry: null,
  read: () => null,
  put: () => undefined,
  answer: () => Promise.resolve(false),
};

export const NotesContext = createContext<Notes>(noNotes);

/** The notes on a field, or on anything within a part of the form. */
export const useOpenNotesWithin = (path: string) =>
  use(NotesContext).placed.filter(
    ({ note, path: own }) => note.state === 'open' && own !== null && `${own}.`.startsWith(`${path}.`),
  ).length;
