import { parseChapters } from '#features/media/data/captions/chapters.ts';
import { toId } from '#documents/data/documentKey.ts';
import type { FeedEpisode, FeedShow } from '#features/podcasts/data/feed.types.ts';
import type { EpisodeContent } from './episode.schema.ts';
import type { ShowContent } from './show.schema.ts';

/** A show as its feed says it; `key` is that of its document. */
export const toFeedShow = (key: string, { cover, ...show }: ShowContent): FeedShow => ({
  ...show,
  id: toId(key),
  cover: typeof cover === 'string' ? undefined : cover,
});

/** An episode as a feed says it. */
export const toFeedEpisode = (
  key: string,
  { chapters = '', ...episode }: EpisodeContent,
  hasTranscript: boolean,
): FeedEpisode => ({
  ...episode,
  id: toId(key),
  hasChapters: parseChapters(chapters).chapters.length > 0,
  hasTranscript,
});
