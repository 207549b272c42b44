import { toWholeSeconds } from '#features/media/data/captions/captionTimes.ts';
import type { Track } from '#features/media/site/playback/playback.ts';
import { findPictureAddress } from '#features/media/site/socialImage.ts';
import { paths } from '#paths.ts';
import type { EpisodeSummary } from './loadPodcasts.ts';
import type { ShowContent } from './show.schema.ts';

/** How long a sound lasts, as one says it: « 42 min », « 36 s »; undefined where the library doesn't know. */
export function formatDuration(seconds: number | undefined): string | undefined {
  if (!seconds) return undefined;
  if (seconds < 60) return `${toWholeSeconds(seconds)}\u00A0s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}\u00A0min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00A0h${rest > 0 ? `\u00A0${String(rest).padStart(2, '0')}` : ''}`;
}

/** « Épisode 24 », « Saison 2, épisode 24 », « Bande-annonce », « Saison 2, bonus ». */
export function nameEpisode({ type, number, season }: Pick<EpisodeSummary, 'type' | 'number' | 'season'>) {
  const name = type === 'full' ? `Épisode ${number}` : { trailer: 'Bande-annonce', bonus: 'Bonus' }[type];
  return season ? `Saison ${season}, ${name.toLocaleLowerCase('fr-CA')}` : name;
}

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
