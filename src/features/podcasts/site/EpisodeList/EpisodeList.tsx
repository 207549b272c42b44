import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Pagination } from '#design-system/components/Pagination';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Section, type SectionProps } from '#design-system/primitives/Section';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { ListenButton } from '#features/media/site/ListenButton/ListenButton.tsx';
import { findTrack, nameEpisode, type ShowOfTrack } from '#features/podcasts/site/episodeFacts.ts';
import type { EpisodeSummary } from '#features/podcasts/site/loadPodcasts.ts';
import { listId, showPath } from '#features/podcasts/site/showAddress.ts';
import { SectionTitle } from '#site/sections/shared/SectionIntro/SectionIntro.tsx';
import { EpisodeFacts } from '../EpisodeFacts.tsx';
import { Entry, Number, Rows } from './EpisodeList.styles.ts';

export interface EpisodeListProps {
  /** De quoi ce sont les épisodes. */
  show: ShowOfTrack;
  /** Le titre de la bande. */
  title: string;
  /** Une page d’épisodes, dans l’ordre de l’émission. */
  episodes: readonly EpisodeSummary[];
  /** La page montrée, à partir de 1. */
  page?: number;
  /** Le nombre de pages. */
  pageCount?: number;
  /** Le fond de la bande. */
  tone?: SectionProps['tone'];
}

/** Episodes line by line: number, title, what it is about, how long it lasts, and what plays it. */
export function EpisodeList({ show, title, episodes, page = 1, pageCount = 1, tone }: EpisodeListProps) {
  return (
    <Section id={listId} tone={tone} spacing="compact" aria-label={title}>
      <Stack $gap={12}>
        <SectionTitle title={title} />
        {episodes.length > 0 ? (
          <Rows>
            {episodes.map((episode) => (
              <EpisodeRow key={episode.slug} show={show} episode={episode} />
            ))}
          </Rows>
        ) : (
          <NoEpisodes show={show.slug} isPastEnd={page > 1} />
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          label="Pages des épisodes"
          renderPage={(other) => <Link to={`${showPath(show.slug, other)}#${listId}`} />}
        />
      </Stack>
    </Section>
  );
}

function EpisodeRow({ show, episode }: { show: ShowOfTrack; episode: EpisodeSummary }) {
  const { slug, title, description, number } = episode;
  const track = findTrack(episode, show);
  const id = `titre-${slug}`;
  return (
    <Entry aria-labelledby={id}>
      <Number aria-hidden>{number}</Number>
      <Stack $gap={2}>
        <Text size="label" tone="accent">
          {nameEpisode(episode)}
        </Text>
        <Heading level={3} id={id}>
          <TextLink variant="title" data-cover render={<Link to={paths.episode(show.slug, slug)} />}>
            {title}
          </TextLink>
        </Heading>
        <Text tone="muted" isMeasured>
          {description}
        </Text>
        <EpisodeFacts episode={episode} />
      </Stack>
      {track && <ListenButton track={track} />}
    </Entry>
  );
}

function NoEpisodes({ show, isPastEnd }: { show: string; isPastEnd: boolean }) {
  return (
    <EmptyState
      title={isPastEnd ? 'Aucun épisode trouvé.' : 'Le premier épisode s’enregistre'}
      headingLevel={3}
      action={
        <Button render={<Link to={isPastEnd ? paths.podcast(show) : paths.podcasts} />}>
          {isPastEnd ? 'Voir les épisodes' : 'Voir nos balados'}
        </Button>
      }
    >
      {isPastEnd
        ? 'Rien n’est paru à cette adresse.'
        : 'Revenez bientôt, ou suivez le fil RSS\u00A0: il vous préviendra.'}
    </EmptyState>
  );
}
