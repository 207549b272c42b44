import { paths } from '#paths.ts';
import type { Track } from '#features/media/site/playback/playback.ts';
import { findPictureAddress } from '#features/media/site/socialImage.ts';
import type { EpisodeSummary } from './loadPodcasts.ts';
import type { ShowContent } from './show.schema.ts';

/** What is told of the show of an episode that is heard. */
export type ShowOfTrack = Pick<ShowContent, 'slug' | 'title'> & Partial<Pick<ShowContent, 'cover'>>;

/** An episode as what plays it wants it; undefined where the library doesn't have its sound any more. */
export const findTrack = (
  { title, slug, image, sound }: Pick<EpisodeSummary, 'title' | 'slug' | 'image' | 'sound'>,
  show: ShowOfTrack,
): Track | undefined =>
  sound.facts && {
    src: sound.src,
    title,
    show: show.title,
    artwork: findPictureAddress(image ?? show.cover),
    duration: sound.facts.duration,
    waveform: sound.facts.waveform,
    path: paths.episode(show.slug, slug),
  };
