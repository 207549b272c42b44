import { type CourseSession, loadCourseSessions } from '#features/courses/data/courseSessions.queries.ts';
import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { usePageData } from '#documents/contents/pageData.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { paths } from '#paths.ts';
import { describeCourses } from '#site/offerData.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { NextDate } from '#features/courses/site/NextDate.tsx';
import { CourseCatalogue } from '#site/sections/formations/CourseCatalogue/CourseCatalogue.tsx';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import { CourseConditions } from '#site/sections/formations/CourseConditions/CourseConditions.tsx';
import { courseConditionsContent } from '#site/sections/formations/CourseConditions/courseConditions.section.ts';
import { formationTestimonialsContent } from '#site/sections/formations/formationTestimonials.section.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { classroom } from '#site/illustrations/classroom.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { Testimonials } from '#site/sections/shared/Testimonials/Testimonials.tsx';
import { codeSettings } from '#site/settings/settings.ts';
import { callToActionContent, headContent, heroContent } from './formationsPage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = classroom;

const page = pageContents({
  'formations/head': headContent,
  'formations/hero': heroContent,
  'formations/courseCatalogue': courseCatalogueContent,
  'formations/courseConditions': courseConditionsContent,
  'formations/formationTestimonials': formationTestimonialsContent,
  'formations/callToAction': callToActionContent,
});

type FormationsPageData = {
  contents?: ChangedContents;
  /** Those to come that people can register for. */
  sessions: CourseSession[];
};

export async function loader(): Promise<FormationsPageData> {
  const [contents, sessions] = await Promise.all([page.load(), loadCourseSessions()]);
  return { contents, sessions };
}

export const head = (data: FormationsPageData | undefined, settings = codeSettings): PageHeadData => {
  const { head: own, courseCatalogue } = page.filled(data?.contents, settings);
  return {
    ...own,
    structuredData: [
      describeCourses(withoutHidden(courseCatalogue.courses), paths.formations, data?.sessions ?? []),
    ],
  };
};

/** /formations: the four courses, what comes with them, and those who took them (product: courses). */
export function FormationsPage() {
  const { contents: changed, sessions } = usePageData<FormationsPageData>();
  const contents = page.useOver(changed);
  const next = sessions.find((session) => session.is_open);
  return (
    <>
      <PageHero {...contents.hero} opening={opening} />
      <CourseCatalogue {...contents.courseCatalogue} sessions={sessions} />
      <CourseConditions {...contents.courseConditions} />
      <Testimonials {...contents.formationTestimonials} isLoud />
      <CallToAction {...contents.callToAction} aside={next && <NextDate session={next} />} />
    </>
  );
}
