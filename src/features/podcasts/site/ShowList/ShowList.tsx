import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { TextLink } from '#design-system/components/TextLink';
import { Heading, Loud } from '#design-system/primitives/Heading';
import { Section } from '#design-system/primitives/Section';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { paths } from '#paths.ts';
import { framesOf } from '#features/media/site/frames.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import type { EpisodeSummary } from '#features/podcasts/site/loadPodcasts.ts';
import type { ShowContent } from '#features/podcasts/site/show.schema.ts';
import { LatestEpisode } from '../LatestEpisode/LatestEpisode.tsx';
import { Subscribe } from '../Subscribe/Subscribe.tsx';
import { Cover, Links, ShowRoot, Shows } from './ShowList.styles.ts';

export interface ShowListProps {
  /** Les émissions, chacune avec son nombre d’épisodes et le plus récent. */
  shows: readonly {
    show: Pick<ShowContent, 'slug' | 'title' | 'description' | 'cover' | 'links'>;
    count: number;
    latest?: EpisodeSummary | undefined;
  }[];
}

const frames = framesOf(1, { tablet: [5, '2rem'], laptop: [5, '4rem'] });

/** The shows of the agency, as a record shop would lay them out: cover first. */
export function ShowList({ shows }: ShowListProps) {
  if (shows.length === 0)
    return (
      <Section aria-label="Émissions" spacing="compact">
        <EmptyState
          title="Le premier épisode s’enregistre"
          action={<Button render={<Link to={paths.contact} />}>Nous parler de votre balado</Button>}
        >
          Revenez bientôt, ou parlez-nous du vôtre.
        </EmptyState>
      </Section>
    );
  return (
    <Section aria-label="Émissions">
      <Shows>
        {shows.map(({ show, count, latest }, index) => (
          <ShowRoot key={show.slug}>
            <Cover>
              <SitePicture picture={show.cover} seed={show.slug} frames={frames} isFirst={index === 0} />
            </Cover>
            <Stack>
              <Text size="label" tone="accent">
                {formatCount(count)}
              </Text>
              <Heading level={2}>
                <TextLink variant="title" render={<Link to={paths.podcast(show.slug)} />}>
                  <Loud>{show.title}</Loud>
                </TextLink>
              </Heading>
              <Text tone="muted">{show.description}</Text>
              {latest && <LatestEpisode show={show} episode={latest} />}
              <Links>
                <TextLink
                  variant="standalone"
                  iconEnd={ArrowRight}
                  render={<Link to={paths.podcast(show.slug)} />}
                >
                  Tous les épisodes<VisuallyHidden> de {show.title}</VisuallyHidden>
                </TextLink>
                <Subscribe show={show} />
              </Links>
            </Stack>
          </ShowRoot>
        ))}
      </Shows>
    </Section>
  );
}

const formatCount = (count: number) =>
  count > 1 ? `${count} épisodes` : count === 1 ? 'Un épisode' : 'Bientôt';
