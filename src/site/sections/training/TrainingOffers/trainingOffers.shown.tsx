import { showWith } from '#site/contents/section.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.content.ts';
import { TrainingOffers } from './TrainingOffers.tsx';
import { trainingOffersSchema } from './trainingOffers.section.ts';

export default showWith(trainingOffersSchema, (content) => (
  <TrainingOffers {...content} courses={courseCatalogueContent.courses} />
));
