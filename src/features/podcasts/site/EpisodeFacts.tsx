import { formatDay } from '#data/formats.ts';
import { FactList } from '#site/sections/shared/FactList/FactList.styles.ts';
import { formatDuration } from '#features/podcasts/site/episodeFacts.ts';
import type { EpisodeSummary } from '#features/podcasts/site/loadPodcasts.ts';

export interface EpisodeFactsProps {
  /** L’épisode dont on dit la date et la durée. */
  episode: Pick<EpisodeSummary, 'day' | 'sound' | 'isExplicit'>;
}

/** When an episode appeared, how long it lasts, and whether it is for everybody. */
export function EpisodeFacts({ episode: { day, sound, isExplicit } }: EpisodeFactsProps) {
  const duration = formatDuration(sound.facts?.duration);
  return (
    <FactList>
      {/* In a form that is new, there is none yet. */}
      {day && (
        <li>
          <time dateTime={day}>{formatDay(day)}</time>
        </li>
      )}
      {duration && <li>{duration}</li>}
      {isExplicit && <li>Contenu explicite</li>}
    </FactList>
  );
}
