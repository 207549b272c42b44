import type { Laid, OwnChecks } from '#documents/admin/checks/ownCheck.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';

/** Search engines show a list of courses from three on (developers.google.com/search/docs/appearance/structured-data/course). */
const FEWEST_COURSES = 3;

async function checkCatalogue({ laid }: Laid): ReturnType<OwnChecks[string]> {
  const { courses = [] } = laid as { courses?: { isHidden?: boolean }[] };
  if (withoutHidden(courses).length >= FEWEST_COURSES) return [];
  return [['richResult', 'courses', 'La liste des formations paraît dans les recherches à partir de trois']];
}

export default { 'formations/courseCatalogue': checkCatalogue } satisfies OwnChecks;
