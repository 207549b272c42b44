import type { EpisodeContent } from './episode.schema.ts';

/** An episode as lists show it. */
export type EpisodeSummary = Pick<
  EpisodeContent,
  'title' | 'slug' | 'type' | 'number' | 'season' | 'day' | 'description' | 'image' | 'sound' | 'isExplicit'
>;
