import { EpisodeHeader, type EpisodeHeaderProps } from './EpisodeHeader.tsx';
import { EpisodeList, type EpisodeListProps } from '#features/podcasts/site/EpisodeList/EpisodeList.tsx';
import { EpisodeNotes } from './EpisodeNotes.tsx';
import { EpisodePlayer } from './EpisodePlayer.tsx';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { useSettings } from '#site/settings/settings.ts';
import type { EpisodeContent } from '../episode.schema.ts';

export type EpisodeViewProps = EpisodeContent & {
  /** Son émission, quand on la connaît. */
  ofShow?: EpisodeHeaderProps['show'];
  /** Ceux de l’émission que l’on peut écouter ensuite. */
  others?: EpisodeListProps['episodes'];
};

/** An episode as visitors see it: what it is about, its player and its text, and what else there is to hear. */
export function EpisodeView(content: EpisodeViewProps) {
  const { ofShow, others = [], ...episode } = fillFacts(content, getFacts(useSettings()));
  return (
    <>
      <EpisodeHeader episode={episode} show={ofShow} />
      <EpisodePlayer episode={episode} show={ofShow} />
      <EpisodeNotes notes={episode.notes} links={episode.links} />
      {ofShow && others.length > 0 && (
        <EpisodeList show={ofShow} title="À écouter aussi" episodes={others} tone="band" />
      )}
    </>
  );
}
