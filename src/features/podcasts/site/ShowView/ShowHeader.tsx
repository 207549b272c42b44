import { Pause, Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Breadcrumb } from '#design-system/components/Breadcrumb';
import { Heading } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { appleCategories } from '#features/podcasts/data/appleCategories.ts';
import { paths } from '#paths.ts';
import { type Track, usePlayer } from '#features/media/site/playback/playback.ts';
import { type Frames, partOfColumn, toFrame } from '#features/media/site/frames.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import type { ShowContent } from '#features/podcasts/site/show.schema.ts';
import { findTrack } from '#features/podcasts/site/episodeFacts.ts';
import type { EpisodeSummary } from '#features/podcasts/site/loadPodcasts.ts';
import { Subscribe } from '../Subscribe/Subscribe.tsx';
import { Actions, Cover, Layout, Listen } from './ShowHeader.styles.ts';

export interface ShowHeaderProps {
  /** L’émission : son titre, sa couverture, sa description. */
  show: ShowContent;
  /** Par où l’on commence : le plus récent, ou le premier d’une série. Un aperçu n’en connaît pas. */
  first?: EpisodeSummary | undefined;
}

const frames: Frames = [
  { width: '8rem', height: '8rem' },
  { from: 'tablet', ...toFrame(partOfColumn(4, '2rem'), 1) },
  { from: 'laptop', ...toFrame(partOfColumn(4, '4rem'), 1) },
];

/** Opening of a show: its cover, what it is about, what one begins with, and how one follows it. */
export function ShowHeader({ show, first }: ShowHeaderProps) {
  const { slug, title, description, cover, category, author, type } = show;
  const track = first && findTrack(first, show);
  return (
    <Section tone="dark" spacing="compact">
      <Layout>
        <Breadcrumb items={[{ label: 'Balados', render: <Link to={paths.podcasts} /> }, { label: title }]} />
        <Cover>
          <SitePicture picture={cover} seed={slug} frames={frames} isFirst />
        </Cover>
        <Stack>
          <Text size="label" tone="accent">
            {appleCategories[category]}
          </Text>
          <Heading level={1} size="loud">
            {title}
          </Heading>
          <Actions>
            {track && <ListenFirst track={track} isSerial={type === 'serial'} />}
            <Subscribe show={show} variant={track ? 'outline' : 'primary'} />
          </Actions>
          <Text size="lead" tone="muted" isMeasured>
            {description}
          </Text>
          <Text isNote>{`Par ${author}`}</Text>
        </Stack>
      </Layout>
    </Section>
  );
}

/** Plays what one begins with. */
function ListenFirst({ track, isSerial }: { track: Track; isSerial: boolean }) {
  const { isOn, toggle } = usePlayer(track);
  return (
    <Listen variant="primary" iconStart={isOn ? Pause : Play} onClick={toggle}>
      {isOn ? 'Mettre en pause' : `Écouter le ${isSerial ? 'premier' : 'dernier'} épisode`}
    </Listen>
  );
}
