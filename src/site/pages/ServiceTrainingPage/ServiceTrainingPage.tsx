import { pageContents } from '#site/contents/pageContents.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.content.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import { Testimonials } from '#site/sections/shared/Testimonials/index.ts';
import { LearningPath } from '#site/sections/training/LearningPath/index.ts';
import { learningPathContent } from '#site/sections/training/LearningPath/learningPath.content.ts';
import { TrainingOffers } from '#site/sections/training/TrainingOffers/index.ts';
import { trainingOffersContent } from '#site/sections/training/TrainingOffers/trainingOffers.content.ts';
import { trainingTestimonialsContent } from '#site/sections/training/trainingTestimonials.content.ts';
import { UpcomingSessions } from '#site/sections/training/UpcomingSessions/index.ts';
import { upcomingSessionsContent } from '#site/sections/training/UpcomingSessions/upcomingSessions.content.ts';
import { callToActionContent, headContent, heroContent } from './serviceTrainingPage.content.ts';

const page = pageContents({
  'training/head': headContent,
  'training/hero': heroContent,
  'training/learningPath': learningPathContent,
  'training/trainingOffers': trainingOffersContent,
  'training/upcomingSessions': upcomingSessionsContent,
  'training/trainingTestimonials': trainingTestimonialsContent,
  'training/callToAction': callToActionContent,
  'formations/courseCatalogue': courseCatalogueContent,
});

export const { loader, head } = page;

/** /services/formation-communication: path, offers, dates and those who came (product 3.7). */
export function ServiceTrainingPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} />
      <LearningPath {...contents.learningPath} />
      <TrainingOffers {...contents.trainingOffers} courses={contents.courseCatalogue.courses} />
      <UpcomingSessions {...contents.upcomingSessions} />
      <Testimonials {...contents.trainingTestimonials} tone="band" />
      <CallToAction {...contents.callToAction} />
    </>
  );
}
