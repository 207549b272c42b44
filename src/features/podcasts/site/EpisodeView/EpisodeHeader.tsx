import { Link } from 'react-router-dom';
import { Breadcrumb } from '#design-system/components/Breadcrumb';
import { Heading } from '#design-system/primitives/Heading';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import type { Frames } from '#features/media/site/frames.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import { ListenButton } from '#features/media/site/ListenButton/ListenButton.tsx';
import { findTrack, nameEpisode, type ShowOfTrack } from '#features/podcasts/site/episodeFacts.ts';
import type { EpisodeSummary } from '#features/podcasts/site/loadPodcasts.ts';
import { EpisodeFacts } from '../EpisodeFacts.tsx';
import { Cover, HeaderRoot, Layout, Listen } from './EpisodeHeader.styles.ts';

export interface EpisodeHeaderProps {
  /** L’épisode montré. */
  episode: EpisodeSummary;
  /** Sa couverture tient lieu d’image à l’épisode qui n’en a pas. Un aperçu peut ne pas la connaître. */
  show?: ShowOfTrack | undefined;
}

const frames: Frames = [
  { width: '8rem', height: '8rem' },
  { from: 'tablet', width: '20rem', height: '20rem' },
];

/** Opening of an episode: of which show it is, its title, what it is about. */
export function EpisodeHeader({ episode, show }: EpisodeHeaderProps) {
  const { title, description, image } = episode;
  const track = show && findTrack(episode, show);
  return (
    <HeaderRoot tone="dark">
      <Layout>
        <Breadcrumb
          items={[
            { label: 'Balados', render: <Link to={paths.podcasts} /> },
            ...(show ? [{ label: show.title, render: <Link to={paths.podcast(show.slug)} /> }] : []),
          ]}
        />
        <Stack>
          <Text size="label" tone="accent">
            {nameEpisode(episode)}
          </Text>
          <Heading level={1}>{title}</Heading>
          {track && (
            <Listen>
              <ListenButton track={track} size="large" />
            </Listen>
          )}
          <Text size="lead" tone="muted" isMeasured>
            {description}
          </Text>
          <EpisodeFacts episode={episode} />
        </Stack>
        <Cover>
          <SitePicture picture={image ?? show?.cover} seed={show?.slug ?? title} frames={frames} isFirst />
        </Cover>
      </Layout>
    </HeaderRoot>
  );
}
