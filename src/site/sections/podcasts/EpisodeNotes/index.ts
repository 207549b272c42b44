export { EpisodeNotes, type EpisodeNotesProps } from './EpisodeNotes.tsx';
