import type { ComponentType } from 'react';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.content.ts';
import { LatestProductions } from '#site/sections/home/LatestProductions/index.ts';
import type { LatestProductionsContent } from '#site/sections/home/LatestProductions/latestProductions.schema.ts';
import { TrainingOffers } from '#site/sections/training/TrainingOffers/index.ts';
import type { TrainingOffersContent } from '#site/sections/training/TrainingOffers/trainingOffers.schema.ts';

/** The section on the ground that its page gives it. */
export const band =
  <Content extends object>(Section: ComponentType<Content & { tone?: 'band' }>) =>
  (content: Content) => <Section {...content} tone="band" />;

/** The section with the courses of the catalogue, as the home page shows it. */
export const LatestProductionsWithCourses = (content: LatestProductionsContent) => (
  <LatestProductions
    {...content}
    trainings={{ ...content.trainings, courses: courseCatalogueContent.courses }}
  />
);

/** The section with the prices of the catalogue. */
export const TrainingOffersWithCourses = (content: TrainingOffersContent) => (
  <TrainingOffers {...content} courses={courseCatalogueContent.courses} />
);
