import { type CourseSession, loadCourseSessions } from '#features/courses/data/courseSessions.queries.ts';
import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { usePageData } from '#documents/contents/pageData.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { paths } from '#paths.ts';
import { describeCourseSession, describeServices } from '#site/offerData.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { toUpcomingSession } from '#features/courses/site/toUpcomingSession.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { rehearsal } from '#site/illustrations/rehearsal.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { Testimonials } from '#site/sections/shared/Testimonials/Testimonials.tsx';
import { LearningPath } from '#site/sections/training/LearningPath/LearningPath.tsx';
import { learningPathContent } from '#site/sections/training/LearningPath/learningPath.section.ts';
import { TrainingOffers } from '#site/sections/training/TrainingOffers/TrainingOffers.tsx';
import { trainingOffersContent } from '#site/sections/training/TrainingOffers/trainingOffers.section.ts';
import { trainingTestimonialsContent } from '#site/sections/training/trainingTestimonials.section.ts';
import { UpcomingSessions } from '#site/sections/training/UpcomingSessions/UpcomingSessions.tsx';
import { upcomingSessionsContent } from '#site/sections/training/UpcomingSessions/upcomingSessions.section.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { callToActionContent, headContent, heroContent } from './serviceTrainingPage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = rehearsal;

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

type TrainingPageData = {
  contents?: ChangedContents;
  /** Those to come that people can register for; as long as there is none, the page shows its own list. */
  sessions: CourseSession[];
};

export async function loader(): Promise<TrainingPageData> {
  const [contents, sessions] = await Promise.all([page.load(), loadCourseSessions()]);
  return { contents, sessions };
}

export const head = (data: TrainingPageData | undefined, settings = codeSettings): PageHeadData => {
  const { head: own, trainingOffers } = page.filled(data?.contents, settings);
  return {
    ...own,
    structuredData: [
      ...describeServices(
        own.title,
        paths.training,
        withoutHidden(trainingOffers.coaching).map((offer) => ({
          ...offer,
          price: { amount: offer.price, unit: 'par séance' },
        })),
      ),
      ...(data?.sessions ?? []).map(describeCourseSession),
    ],
  };
};

/** /services/formation-communication: path, offers, dates and those who came (product: communication training). */
export function ServiceTrainingPage() {
  const { contents: changed, sessions } = usePageData<TrainingPageData>();
  const contents = page.useOver(changed);
  return (
    <>
      <PageHero {...contents.hero} opening={opening} />
      <LearningPath {...contents.learningPath} />
      <TrainingOffers {...contents.trainingOffers} courses={contents.courseCatalogue.courses} />
      <UpcomingSessions
        {...contents.upcomingSessions}
        {...(sessions.length > 0 && { sessions: sessions.map(toUpcomingSession) })}
      />
      <Testimonials {...contents.trainingTestimonials} tone="band" />
      <CallToAction {...contents.callToAction} closing="call" />
    </>
  );
}
