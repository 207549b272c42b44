import type { CourseSession } from '#features/courses/data/courseSessions.queries.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { findCourseSession } from '#features/courses/site/findCourseSession.ts';
import { TitledSection } from '#site/sections/shared/SectionIntro/TitledSection.tsx';
import { Course } from './Course.tsx';
import type { CourseCatalogueContent } from './courseCatalogue.section.ts';
import { Courses } from './CourseCatalogue.styles.ts';

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
