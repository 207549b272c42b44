import type { EpisodeContent } from './episode.schema.ts';
import type { ShowContent } from './show.schema.ts';

/** A show as pages and feeds show it. */
export type ShowSummary = ShowContent & { id: string };

/** An episode as lists and feeds show it: all but its transcript, which is long. */
export type EpisodeSummary = Omit<EpisodeContent, 'transcript'> & { id: string; hasTranscript: boolean };
