import { searchList } from '#data/articles/articleSearch.ts';
import type { MediaItem } from '#data/media/media.ts';

/** The media whose title or file name contains what was typed (spec section 2), found as articles are: accents don't count. */
export function searchMedia(media: readonly MediaItem[], search: string) {
  const texts = media.map((item) => ({ title: item.title, excerpt: item.file_name, item }));
  return searchList(texts, search).map(({ item }) => item);
}
