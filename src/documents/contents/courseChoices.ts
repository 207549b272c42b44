import { fetchSiteContents } from '#features/pages/data/siteContents.queries.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import {
  type CourseCatalogueContent,
  courseCatalogueSchema,
} from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import { withoutHidden } from './withoutHidden.ts';

/** The courses of the catalogue as it is online, for whoever plans a session of one. */
export async function fetchCourseChoices() {
  const [published] = await fetchSiteContents(['formations/courseCatalogue']);
  const read = courseCatalogueSchema.safeParse(published?.value);
  const { courses }: CourseCatalogueContent = read.success ? read.data : courseCatalogueContent;
  return withoutHidden(courses).map(({ id, title, price }) => ({ id, title, price }));
}
