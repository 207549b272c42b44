import { Link } from 'react-router-dom';
import { TextLink } from '#design-system/components/TextLink';
import { Heading, type HeadingProps } from '#design-system/primitives/Heading';
import { paths } from '#paths.ts';
import { ListenButton } from '#features/media/site/ListenButton/ListenButton.tsx';
import type { EpisodeSummary } from '#features/podcasts/site/loadPodcasts.ts';
import { findTrack, type ShowOfTrack } from '#features/podcasts/site/episodeFacts.ts';
import { EpisodeFacts } from '../EpisodeFacts.tsx';
import { LatestRoot } from './LatestEpisode.styles.ts';

export interface LatestEpisodeProps {
  /** Son émission. */
  show: ShowOfTrack;
  /** L’épisode par lequel on commence. */
  episode: EpisodeSummary;
  /** Le rang de son titre. */
  level?: HeadingProps['level'];
  /** Sur un fond à elle : là où un dessin passe dessous. */
  isCard?: boolean;
}

/** The episode that one may begin with: what plays it, its title, its day and its length. */
export function LatestEpisode({ show, episode, level = 3, isCard }: LatestEpisodeProps) {
  const track = findTrack(episode, show);
  return (
    <LatestRoot data-card={isCard || undefined}>
      {track && <ListenButton track={track} />}
      <div>
        <Heading level={level} size="h3">
          <TextLink variant="title" data-cover render={<Link to={paths.episode(show.slug, episode.slug)} />}>
            {episode.title}
          </TextLink>
        </Heading>
        <EpisodeFacts episode={episode} />
      </div>
    </LatestRoot>
  );
}
