import type { EpisodeContent } from '#site/podcasts/episode.schema.ts';
import type { EpisodeSummary, ShowSummary } from '#site/podcasts/episodes.ts';
import { EpisodeHeader } from '#site/sections/podcasts/EpisodeHeader/index.ts';
import { EpisodeList } from '#site/sections/podcasts/EpisodeList/index.ts';
import { EpisodeNotes } from '#site/sections/podcasts/EpisodeNotes/index.ts';

export interface EpisodeViewProps {
  episode: Omit<EpisodeContent, 'show'>;
  show: ShowSummary;
  /** Others of the show that one may go on with. */
  others?: readonly EpisodeSummary[];
}

/** An episode as visitors see it: what it is about, its player and its text, and what else there is to hear. */
export function EpisodeView({ episode, show, others = [] }: EpisodeViewProps) {
  return (
    <>
      <EpisodeHeader episode={episode} show={show} />
      <EpisodeNotes {...episode} />
      {others.length > 0 && (
        <EpisodeList show={show.slug} title="À écouter aussi" episodes={others} tone="band" />
      )}
    </>
  );
}
