import type { LibraryPicture, SoundContent } from '#data/media/contentMedia.ts';
export type EpisodeContent = {
  show: string;
  title: string;
  slug: string;
  number: number;
  season?: number | undefined;
  day: string;
  description: string;
  notes: string[];
  links: { label: string; to: string }[];
  image?: LibraryPicture | undefined;
  sound: SoundContent;
  chapters?: string | undefined;
  transcript?: string | undefined;
  isExplicit: boolean;
};
