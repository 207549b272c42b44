import { pageContents } from '#site/contents/pageContents.ts';
import { CourseCatalogue } from '#site/sections/formations/CourseCatalogue/index.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.content.ts';
import { CourseConditions } from '#site/sections/formations/CourseConditions/index.ts';
import { courseConditionsContent } from '#site/sections/formations/CourseConditions/courseConditions.content.ts';
import { formationTestimonialsContent } from '#site/sections/formations/formationTestimonials.content.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import { Testimonials } from '#site/sections/shared/Testimonials/index.ts';
import { callToActionContent, headContent, heroContent } from './formationsPage.content.ts';

const page = pageContents({
  'formations/head': headContent,
  'formations/hero': heroContent,
  'formations/courseCatalogue': courseCatalogueContent,
  'formations/courseConditions': courseConditionsContent,
  'formations/formationTestimonials': formationTestimonialsContent,
  'formations/callToAction': callToActionContent,
});

export const { loader, head } = page;

/** /formations: the four courses, what comes with them, and those who took them (product 3.2). */
export function FormationsPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} />
      <CourseCatalogue {...contents.courseCatalogue} />
      <CourseConditions {...contents.courseConditions} />
      <Testimonials {...contents.formationTestimonials} />
      <CallToAction {...contents.callToAction} />
    </>
  );
}
