import { parseCaptions } from '#features/media/data/captions/captions.ts';
import type { Track } from '#features/media/site/playback/playback.ts';
import { paths } from '#paths.ts';
import { readDocumentsOf } from '#features/pages/data/publishedDocuments.queries.ts';
import { findTrack } from './episodeFacts.ts';
import { readEpisode, readShow } from './loadPodcasts.ts';
import { type Phrase, toPhrases } from './toPhrases.ts';

/** Some seconds of an episode, with what is said in them. */
export type Excerpt = {
  track: Track & { show: string; excerpt: NonNullable<Track['excerpt']> };
  phrases: Phrase[];
};

type Wanted = { episode: string; from: number; seconds: number };

/** An excerpt as the page that opens with it plays it; undefined where the episode isn't online, or its sound is gone. */
export async function loadExcerpt({ episode: key, from, seconds }: Wanted): Promise<Excerpt | undefined> {
  const [found] = await readDocumentsOf([key]);
  const episode = found && (await readEpisode(found.value, found));
  const [foundShow] = episode ? await readDocumentsOf([episode.show]) : [];
  const show = foundShow && (await readShow(foundShow.value, foundShow));
  const track = episode && show && findTrack(episode, show);
  if (!track) return undefined;
  const to = Math.min(from + seconds, track.duration ?? Infinity);
  if (to <= from) return undefined;
  const excerpt = { from, to, on: paths.home };
  return {
    track: { ...track, show: show.title, excerpt },
    phrases: toPhrases(parseCaptions(episode.transcript ?? '').cues, excerpt),
  };
}
