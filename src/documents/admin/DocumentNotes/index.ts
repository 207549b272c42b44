export { DocumentNotes, NotesBadge, NotesCard, type NoteSource } from './DocumentNotes.tsx';
export { FieldNotes } from './FieldNotes.tsx';
export { createNoteSource } from './noteSource.ts';
export { NotesContext } from './NotesContext.ts';
