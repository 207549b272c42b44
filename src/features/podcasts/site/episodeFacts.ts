import { toWholeSeconds } from '#features/media/data/durations.ts';
import type { EpisodeSummary } from './loadPodcasts.ts';

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
