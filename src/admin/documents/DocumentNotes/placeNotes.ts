import type { DocumentNote } from '#data/previews/documentNotes.queries.ts';
import { readPlace } from '#data/previews/notePlace.ts';
import { squeeze } from '#data/previews/noteWords.ts';

/** A field of a form that a note can be about: its path, what it is called, and what visitors read of it. */
export type NotedField = { path: string; label: string; read: string };

/** A note with its field as the form is now. */
export type PlacedNote = {
  note: DocumentNote;
  /** The path of the field; null where the form has none for it. */
  path: string | null;
  label: string;
  /** Whether the words are still there; of a picture, or of a page, there are none. */
  isChanged: boolean;
  /** Which picture of the field, from 1. */
  picture: number | null;
};

/** The fields of a form as they are searched. */
type Searched = NotedField & { squeezed: string };

/** The field of each note: the one that it was left on, or the one that its words have moved to. */
export function placeNotes(notes: readonly DocumentNote[], fields: readonly NotedField[]): PlacedNote[] {
  const searched = fields.map((field): Searched => ({ ...field, squeezed: squeeze(field.read) }));
  return notes.map((note) => {
    const { path, picture } = readPlace(note.place);
    const words = squeeze(note.words);
    const own = searched.find((field) => field.path === path);
    const isIn = ({ squeezed }: Searched) => squeezed.includes(words);
    const moved = own && isIn(own) ? own : path !== null && words !== '' ? searched.find(isIn) : undefined;
    const field = moved ?? own;
    return {
      note,
      path: field?.path ?? null,
      label: field?.label ?? (path === null ? 'Toute la page' : ''),
      isChanged: words !== '' && path !== null && !moved,
      picture,
    };
  });
}
