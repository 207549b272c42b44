import { showWith } from '#site/contents/section.ts';
import { CourseCatalogue } from './index.ts';
import { courseCatalogueSchema } from './courseCatalogue.section.ts';

export default showWith(courseCatalogueSchema, CourseCatalogue);
