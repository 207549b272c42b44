import type { EpisodeSummary, ShowSummary } from '#site/podcasts/episodes.ts';
import { EpisodeList } from '#site/sections/podcasts/EpisodeList/index.ts';
import { ShowHeader } from '#site/sections/podcasts/ShowHeader/index.ts';

export interface ShowViewProps {
  show: ShowSummary;
  /** One page of its episodes; a preview knows of none. */
  episodes?: readonly EpisodeSummary[];
  page?: number;
  pageCount?: number;
}

/** A show as visitors see it: what it is about, and its episodes. */
export function ShowView({ show, episodes = [], page, pageCount }: ShowViewProps) {
  return (
    <>
      <ShowHeader show={show} />
      <EpisodeList
        show={show.slug}
        title="Épisodes"
        episodes={episodes}
        page={page}
        pageCount={pageCount}
      />
    </>
  );
}
