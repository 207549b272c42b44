import { Section } from '#design-system/primitives/Section';
import { shown } from '#site/contents/shown.ts';
import { SectionIntro } from '#site/sections/shared/SectionIntro/index.ts';
import { Course } from './Course.tsx';
import type { CourseCatalogueContent } from './courseCatalogue.section.ts';
import { Courses } from './CourseCatalogue.styles.ts';

export type CourseCatalogueProps = CourseCatalogueContent;

/** The training courses (product 3.2): one leads, the others follow line by line. */
export function CourseCatalogue({ title, lead, courses }: CourseCatalogueProps) {
  return (
    <Section>
      <SectionIntro title={title} lead={lead} />
      <Courses>
        {shown(courses).map((course) => (
          <Course key={course.id} course={course} />
        ))}
      </Courses>
    </Section>
  );
}
