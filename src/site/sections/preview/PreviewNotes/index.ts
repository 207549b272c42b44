export { PreviewNotes, type PreviewNotesProps } from './PreviewNotes.tsx';
export type { NotedDocument, NotedText } from './passages.ts';
