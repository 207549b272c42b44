import type { ColorSpace } from '#features/media/data/colorSpace.ts';
import type { MediaFacts } from '#features/media/data/contentMedia.ts';

/** A file of the library as a feed needs it; without `facts`, the library doesn't have it any more. */
export type FeedFile = {
  src: string;
  facts?: MediaFacts;
  /** Of a picture, where somebody has looked. */
  colorSpace?: ColorSpace | undefined;
};

/** A show as its feed says it. */
export type FeedShow = {
  /** The identifier of its document, which never changes. */
  id: string;
  slug: string;
  title: string;
  description: string;
  /** Absent where the cover is a drawn one. */
  cover?: FeedFile | undefined;
  /** One of `appleCategories`. */
  category: string;
  author: string;
  owner: { name: string; email: string };
  type: 'episodic' | 'serial';
  isExplicit: boolean;
  isLocked: boolean;
};

/** An episode as a feed says it. */
export type FeedEpisode = {
  /** The identifier of its document: the `guid`, for ever. */
  id: string;
  slug: string;
  title: string;
  /** Trailers and bonuses have a number for their place in lists alone. */
  type: 'full' | 'trailer' | 'bonus';
  number: number;
  season?: number | undefined;
  /** `2026-11-12`. */
  day: string;
  description: string;
  notes: readonly string[];
  links: readonly { label: string; to: string }[];
  /** Its own image; the show's where absent. */
  image?: FeedFile | undefined;
  sound: FeedFile;
  hasChapters: boolean;
  hasTranscript: boolean;
  isExplicit: boolean;
};

export type Feed = { show: FeedShow; episodes: readonly FeedEpisode[] };
