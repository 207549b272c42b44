import { showWith } from '#site/contents/section.ts';
import { CourseCatalogue } from './CourseCatalogue.tsx';
import { courseCatalogueSchema } from './courseCatalogue.section.ts';

export default showWith(courseCatalogueSchema, CourseCatalogue);
