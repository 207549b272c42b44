import { Link } from 'react-router-dom';
import type { CourseSession } from '#features/courses/data/courseSessions.queries.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { findCourseSession } from '#features/courses/site/findCourseSession.ts';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { Badge } from '#design-system/components/Badge';
import { Button } from '#design-system/components/Button';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { contactAbout } from '#site/contactAbout.ts';
import { formatPrice } from '#data/price.ts';
import { paths } from '#paths.ts';
import { nameWayIn } from '#features/courses/data/availability.ts';
import { Availability } from '#features/courses/site/Availability.tsx';
import { formatDays } from '#data/span.ts';
import type { CourseCatalogueContent } from './courseCatalogue.section.ts';
import {
  Courses,
  Booking,
  CourseRoot,
  Fact,
  Facts,
  Modules,
  More,
  Next,
  Presentation,
  Price,
} from './CourseCatalogue.styles.ts';
import { modulePreview } from './modulePreview.ts';

export type CourseCatalogueProps = CourseCatalogueContent & {
  /** Les séances ouvertes aux inscriptions. */
  sessions?: readonly CourseSession[];
};

/** The training courses (product: courses): one leads, the others follow line by line. */
export function CourseCatalogue({ title, lead, courses, sessions = [] }: CourseCatalogueProps) {
  return (
    <TitledSection title={title} lead={lead}>
      <Courses>
        {withoutHidden(courses).map((course) => (
          <Course key={course.id} course={course} session={findCourseSession(course.id, sessions)} />
        ))}
      </Courses>
    </TitledSection>
  );
}

/** A training course (product: courses). */
export type Training = CourseCatalogueContent['courses'][number];

/** How a date is given: it says so itself, whatever the course says in general. */
const formatMode = ({ place }: CourseSession) => (place === null ? 'En visioconférence' : 'En personne');

/**
 * One course, which what is found leads to by its id: what it is, its first modules, its price and the way to book it, the session to
 * register for where there is one; else one writes.
 */
function Course({ course, session }: { course: Training; session: CourseSession | undefined }) {
  const { id, title, description, duration, level, format, price, featured, modules } = course;
  const { shown, more } = modulePreview(modules);
  const isFull = session !== undefined && session.free <= 0;
  const wayIn = nameWayIn(session?.free ?? 1);
  return (
    <CourseRoot id={id} data-featured={featured || undefined}>
      <Presentation>
        {featured && <Badge variant="accent">La plus complète</Badge>}
        <Heading level={3} size={featured ? 'h2' : 'h3'}>
          {title}
        </Heading>
        <Text tone="muted">{description}</Text>
        <Facts>
          <Fact>
            <dt>Durée</dt>
            <dd>{duration}</dd>
          </Fact>
          <Fact>
            <dt>Niveau</dt>
            <dd>{level}</dd>
          </Fact>
          <Fact>
            <dt>Format</dt>
            <dd>{session ? formatMode(session) : format}</dd>
          </Fact>
        </Facts>
      </Presentation>
      <Modules aria-label={`Modules de la formation ${title}`}>
        {shown.map((module) => (
          <li key={module}>{module}</li>
        ))}
        {more && <More>{more}</More>}
      </Modules>
      <Booking>
        <div>
          <Price>{formatPrice(price)}</Price>
          <Text isNote>par personne</Text>
        </div>
        {session && (
          <Next>
            <time dateTime={session.starts_at}>{formatDays(session)}</time>
            {session.price !== null && session.price !== price && (
              <span>{formatPrice(session.price)} à cette date</span>
            )}
            <Availability free={session.free} places={session.capacity} />
          </Next>
        )}
        <Button
          variant={featured ? 'primary' : 'outline'}
          aria-label={`${wayIn} ${isFull ? 'de' : 'à'} la formation ${title}`}
          render={
            <Link
              to={session ? paths.courseSessionRegistration(session.id) : contactAbout('coaching', title)}
            />
          }
        >
          {wayIn}
        </Button>
      </Booking>
    </CourseRoot>
  );
}
