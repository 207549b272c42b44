import { Section } from '#design-system/primitives/Section';
import { SectionIntro } from '#site/sections/shared/SectionIntro/index.ts';
import { Course, type Training } from './Course.tsx';
import { Courses } from './CourseCatalogue.styles.ts';

export interface CourseCatalogueProps {
  title: string;
  lead: string;
  /** The featured course stands first. */
  courses: readonly Training[];
}

/** The training courses (product 3.2): one leads, the others follow line by line. */
export function CourseCatalogue({ title, lead, courses }: CourseCatalogueProps) {
  return (
    <Section>
      <SectionIntro title={title} lead={lead} />
      <Courses>
        {courses.map((course) => (
          <Course key={course.id} course={course} />
        ))}
      </Courses>
    </Section>
  );
}
