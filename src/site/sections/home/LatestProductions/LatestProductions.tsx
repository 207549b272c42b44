import { Link } from 'react-router-dom';
import { Button } from '#design-system/components/Button';
import { TextLink } from '#design-system/components/TextLink';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { Waveform } from '#design-system/primitives/Waveform';
import { paths } from '#paths.ts';
import type { CourseSession } from '#features/courses/data/courseSessions.queries.ts';
import { formatDay } from '#data/formats.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { nameWayIn } from '#features/courses/data/availability.ts';
import { Availability } from '#features/courses/site/Availability.tsx';
import { findCourseSession } from '#features/courses/site/findCourseSession.ts';
import { formatDays } from '#data/span.ts';
import type { Training as Course } from '#site/sections/formations/CourseCatalogue/CourseCatalogue.tsx';
import { formatPrice } from '#data/price.ts';
import { EpisodeCover } from '#features/podcasts/site/EpisodeCover/EpisodeCover.tsx';
import { ListenButton } from '#features/media/site/ListenButton/ListenButton.tsx';
import { type Track, usePlayer } from '#features/media/site/playback/playback.ts';
import { SitePicture } from '#features/media/site/SitePicture/SitePicture.tsx';
import type { Frames } from '#features/media/site/frames.ts';
import { SoundWave } from '#features/media/site/SoundWave.tsx';
import { ArrowLink } from '#site/sections/shared/ArrowLink.tsx';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { SectionTitle } from '#site/sections/shared/SectionIntro/SectionIntro.tsx';
import {
  AllShows,
  Cover,
  EpisodeRoot,
  Episodes,
  Facts,
  Layout,
  Listening,
  Next,
  CourseSessionLine,
  Training,
  TrainingLink,
} from './LatestProductions.styles.ts';
import type { LatestProductionsContent } from './latestProductions.section.ts';

/** A podcast episode (product: home). */
type Episode = Omit<LatestProductionsContent['episodes'][number], 'image'> & {
  /** Its own picture; without one its cover is drawn from its number and its sound. */
  image: LatestProductionsContent['episodes'][number]['image'] | null;
  number?: number | null;
  /** Its page; the section's own episodes have none. */
  to?: string;
  /** What plays it; absent where there is nothing to hear. */
  track?: Track | undefined;
};

export type LatestProductionsProps = Omit<LatestProductionsContent, 'episodes'> & {
  /** Le plus récent mène. */
  episodes: readonly Episode[];
  /** Les formations du catalogue. */
  courses: readonly Pick<Course, 'id' | 'title' | 'duration' | 'price' | 'isHidden'>[];
  /** Leurs séances ouvertes aux inscriptions. */
  sessions?: readonly CourseSession[];
};

const frames: Frames = [{ width: '6rem', height: '6rem' }];
const leadFrames: Frames = [
  { width: '8rem', height: '8rem' },
  { from: 'tablet', width: '12rem', height: '12rem' },
];

/** What just came out of the studio, and the courses that one can join. */
export function LatestProductions({
  episodes,
  trainings,
  next,
  courses,
  sessions = [],
  ...intro
}: LatestProductionsProps) {
  return (
    <TitledSection tone="band" {...intro}>
      <Layout>
        <Episodes>
          {episodes.map((episode, index) => (
            <EpisodeCard key={episode.id} episode={episode} isLead={index === 0} />
          ))}
          {episodes.some(({ to }) => to) && (
            <AllShows>
              <ArrowLink to={paths.podcasts} label="Tous nos balados" />
            </AllShows>
          )}
        </Episodes>
        <Training>
          <SectionTitle eyebrow={trainings.eyebrow} title={trainings.title} level={3} />
          <ul>
            {withoutHidden(courses).map(({ id, title: course, duration, price }) => (
              <li key={id}>
                <TrainingLink to={paths.formations}>
                  <strong>{course}</strong>
                  <span>{duration}</span>
                  <span>{formatPrice(price)}</span>
                </TrainingLink>
                <NextCourseSession course={course} session={findCourseSession(id, sessions)} />
              </li>
            ))}
          </ul>
          <ArrowLink to={paths.formations} label={trainings.linkLabel} />
        </Training>
      </Layout>
      <Next>
        <Heading level={3} size="h2">
          {next.text}
        </Heading>
        <Button variant="primary" size="large" render={<Link to={paths.contact} />}>
          {next.linkLabel}
        </Button>
      </Next>
    </TitledSection>
  );
}

/** When a course is given next, whether there are places, and the way to one. */
function NextCourseSession({ course, session }: { course: string; session: CourseSession | undefined }) {
  if (!session) return null;
  const days = formatDays(session);
  return (
    <CourseSessionLine>
      <time dateTime={session.starts_at}>{days}</time>
      <Availability free={session.free} places={session.capacity} />
      <TextLink
        aria-label={`${nameWayIn(session.free)}, ${course}, ${days}`}
        render={<Link to={paths.courseSessionRegistration(session.id)} />}
      >
        {nameWayIn(session.free)}
      </TextLink>
    </CourseSessionLine>
  );
}

function EpisodeCard({ episode, isLead }: { episode: Episode; isLead: boolean }) {
  const { track } = episode;
  return (
    <EpisodeRoot data-lead={isLead || undefined}>
      <Cover>
        {episode.image ? (
          <SitePicture
            picture={episode.image}
            seed={episode.id}
            ratio="square"
            frames={isLead ? leadFrames : frames}
          />
        ) : (
          <EpisodeCover seed={episode.id} number={episode.number} waveform={track?.waveform} />
        )}
        {track && !isLead && <ListenButton track={track} />}
      </Cover>
      <div>
        <Facts>
          <span>{episode.episode}</span>
          <span>{episode.duration}</span>
          <time dateTime={episode.date}>{formatDay(episode.date)}</time>
        </Facts>
        <Heading level={3} size={isLead ? 'h2' : 'h3'}>
          {episode.to ? (
            <TextLink variant="title" data-cover render={<Link to={episode.to} />}>
              {episode.title}
            </TextLink>
          ) : (
            episode.title
          )}
        </Heading>
        <Text tone="muted">{episode.description}</Text>
      </div>
      {isLead && (
        <Listening>
          {track ? (
            <>
              <ListenButton track={track} />
              <HeardWaveform track={track} />
            </>
          ) : (
            <Waveform seed={episode.id} bars={BARS} tone="accent" />
          )}
        </Listening>
      )}
    </EpisodeRoot>
  );
}

const BARS = 72;

function HeardWaveform({ track }: { track: Track }) {
  const { time, duration = track.duration } = usePlayer(track).state;
  return (
    <SoundWave
      src={track.src}
      waveform={track.waveform}
      bars={BARS}
      progress={duration ? time / duration : 0}
    />
  );
}
