export { DocumentNotes, type NoteSource } from './DocumentNotes.tsx';
export { FieldNotes } from './FieldNotes.tsx';

export { createNoteSource } from './noteSource.ts';
export { NotesBadge, NotesCard } from './NotesCard.tsx';
export { NotesContext } from './NotesContext.ts';
