import { type LoaderFunctionArgs, data } from 'react-router-dom';
import { readableSlug } from '#features/articles/data/slug.ts';
import { paths } from '#paths.ts';
import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { loadProjects, type ProjectSummary } from '#features/projects/site/loadProjects.ts';
import { projectGalleryContent } from '#features/projects/site/ProjectGallery/projectGallery.section.ts';
import {
  parseRealizationsChoice,
  type RealizationsChoice,
  realizationsPath,
} from '#features/projects/site/realizationsAddress.ts';
import { callToActionContent, headContent, heroContent } from './realizationsPage.section.ts';

export const page = pageContents({
  'realizations/head': headContent,
  'realizations/hero': heroContent,
  'realizations/projectGallery': projectGalleryContent,
  'realizations/callToAction': callToActionContent,
});

export type RealizationsPageData = {
  choice: RealizationsChoice;
  /** All published projects, the newest first; as long as there is none, the page shows its own list. */
  projects: ProjectSummary[];
  contents?: ChangedContents;
};

/** What the address asks for: 404 for a filter that no project is under. */
export async function loader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const shown = await loadRealizations(parseRealizationsChoice(new URL(request.url).searchParams));
  const isFiltered = realizationsPath(shown.choice) !== paths.realizations;
  return isFiltered && findChosen(shown).length === 0 ? data(shown, { status: 404 }) : shown;
}

/** Projects that can't be asked for keep nobody from the rest of the page. */
async function loadRealizations(choice: RealizationsChoice): Promise<RealizationsPageData> {
  const [projects, contents] = await Promise.all([loadProjects().catch(() => []), page.load()]);
  // The list that the page shows otherwise has no filters.
  return { choice: projects.length > 0 ? choice : {}, projects, contents };
}

/** The projects that the choice has. */
export const findChosen = ({ choice: { category, tag }, projects }: RealizationsPageData) =>
  projects.filter(
    (project) =>
      (!category || readableSlug(project.category) === category) &&
      (!tag || project.tags.some((own) => readableSlug(own) === tag)),
  );
