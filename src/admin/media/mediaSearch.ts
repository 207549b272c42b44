import { matchesSearch } from '#data/articles/articleSearch.ts';
import type { MediaItem } from '#data/media/media.ts';

/** The media whose title or file name contains what was typed (spec section 2), found as articles are: accents don't count. */
export function searchMedia(media: readonly MediaItem[], search: string) {
  const isFound = matchesSearch(search);
  return media.filter(({ title, file_name }) => isFound({ title, excerpt: file_name }));
}
