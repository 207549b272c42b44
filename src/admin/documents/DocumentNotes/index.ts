export { DocumentNotes, type NoteSource } from './DocumentNotes.tsx';
export { FieldNotes } from './FieldNotes.tsx';
export { NotesBadge } from './NotesBadge.tsx';
export { joinProses } from './putProposal.ts';
export { NotesCard } from './NotesCard.tsx';
