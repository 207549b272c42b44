import type { DocumentNote } from '#features/previews/data/documentNotes.queries.ts';
import {
  findQuote,
  type ReadPart,
  sentenceAround,
  type WordRange,
  readPlace,
} from '#features/previews/data/noteWords.ts';

/** A field of a form that a note can be about: its path, what it is called, and what visitors read of it, if it is words. */
export type NotedField = { path: string; label: string; read: string | null };

/** A note with its field as the form is now. */
export type PlacedNote = {
  note: DocumentNote;
  /** The path of the field; null where the form has none for it. */
  path: string | null;
  label: string;
  /** Where its words are; null where they don't stand exactly once. */
  found: WordRange | null;
  /** What stands before and after its words in their sentence. */
  sentence: { lead: string; trail: string };
  /** Which picture of the field, from 1. */
  picture: number | null;
};

/** The fields that say something. */
export const listRead = (fields: readonly NotedField[]) =>
  fields.filter((field): field is NotedField & ReadPart => field.read !== null);

/** The field of each note, and its words there. */
export function placeNotes(notes: readonly DocumentNote[], fields: readonly NotedField[]): PlacedNote[] {
  const read = listRead(fields);
  return notes.map((note) => {
    const { path, picture } = readPlace(note.place);
    const found = findQuote(read, note);
    const field = fields.find((one) => one.path === (found?.path ?? path));
    return {
      note,
      path: field?.path ?? null,
      label: field?.label ?? (path === null ? 'Toute la page' : ''),
      found,
      sentence: found ? sentenceAround(field?.read ?? '', found.start, found.end) : { lead: '', trail: '' },
      picture,
    };
  });
}
