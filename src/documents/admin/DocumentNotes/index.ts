export { DocumentNotes, type NoteSource } from './DocumentNotes.tsx';
export { FieldNotes } from './FieldNotes.tsx';
export { NotesBadge } from './NotesBadge.tsx';
export { createNoteSource } from './noteSource.ts';
export { NotesCard } from './NotesCard.tsx';
export { NotesContext } from './NotesContext.ts';
