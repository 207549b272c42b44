import { showWith } from '#site/contents/section.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.content.ts';
import { LatestProductions } from './LatestProductions.tsx';
import { latestProductionsSchema } from './latestProductions.section.ts';

export default showWith(latestProductionsSchema, (content) => (
  <LatestProductions {...content} courses={courseCatalogueContent.courses} />
));
