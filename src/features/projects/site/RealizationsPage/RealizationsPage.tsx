import { type LoaderFunctionArgs, data } from 'react-router-dom';
import { readableSlug } from '#features/articles/data/slug.ts';
import { usePageData } from '#documents/contents/pageData.ts';
import { type PageHeadData, nameless } from '#site/pageHead.ts';
import { type ProjectSummary, loadProjects } from '#features/projects/site/loadProjects.ts';
import { ProjectGallery } from '#features/projects/site/ProjectGallery/ProjectGallery.tsx';
import {
  type RealizationsChoice,
  realizationsPath,
  parseRealizationsChoice,
} from '#features/projects/site/realizationsAddress.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { Detail } from '#site/illustrations/Detail.tsx';
import { emptyFrame } from '#site/illustrations/emptyFrame.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import type { Settings } from '#site/settings/settings.ts';
import { river } from '#site/illustrations/river.ts';
import { paths } from '#paths.ts';
import { Filters } from '#site/sections/shared/Filters/Filters.tsx';
import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { projectGalleryContent } from '#features/projects/site/ProjectGallery/projectGallery.section.ts';
import { callToActionContent, headContent, heroContent } from './realizationsPage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = river;

export { BlogErrorPage as ErrorBoundary } from '#site/sections/shared/BlogErrorPage.tsx';
/** The loader reads the query: other filters, other projects. */
export const shouldRevalidate = () => true;

const page = pageContents({
  'realizations/head': headContent,
  'realizations/hero': heroContent,
  'realizations/projectGallery': projectGalleryContent,
  'realizations/callToAction': callToActionContent,
});

type RealizationsPageData = {
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
const findChosen = ({ choice: { category, tag }, projects }: RealizationsPageData) =>
  projects.filter(
    (project) =>
      (!category || readableSlug(project.category) === category) &&
      (!tag || project.tags.some((own) => readableSlug(own) === tag)),
  );

export function head(shown: RealizationsPageData | undefined, settings?: Settings): PageHeadData {
  if (!shown) return nameless;
  const { choice, projects, contents } = shown;
  const own = page.head(contents, settings);
  if (!(choice.category ?? choice.tag)) return own;
  const words = nameChoice(choice, projects);
  return {
    ...own,
    title: words ? `${own.title}\u00A0: ${words}` : own.title,
    path: realizationsPath(choice),
    isIndexed: findChosen(shown).length > 0,
  };
}

/** What is chosen, in the words of the projects. */
const nameChoice = ({ category, tag }: RealizationsChoice, projects: readonly ProjectSummary[]) =>
  [
    projects.find((project) => readableSlug(project.category) === category)?.category,
    projects.flatMap(({ tags }) => tags).find((own) => readableSlug(own) === tag),
  ]
    .filter(Boolean)
    .join(', ');

/** /realizations: the projects and what they changed (product: realizations), by category and tag. */
export function RealizationsPage() {
  const shown = usePageData<RealizationsPageData>();
  const { choice, projects, contents: changed } = shown;
  const contents = page.useOver(changed);
  const chosen = findChosen(shown);
  return (
    <>
      <PageHero {...contents.hero} opening={opening} />
      {projects.length > 0 && <ProjectFilters projects={projects} choice={choice} total={chosen.length} />}
      <ProjectGallery
        {...contents.projectGallery}
        {...(projects.length > 0 && {
          projects: chosen.map((project) => ({ ...project, id: project.slug })),
        })}
      />
      <CallToAction {...contents.callToAction} tone="band" aside={<Detail {...emptyFrame} />} />
    </>
  );
}

/** As often as there are spellings of it, an address stands for one: the first. */
const listDistinct = (words: readonly string[]) =>
  [...new Map(words.toReversed().map((word) => [readableSlug(word), word])).values()].toSorted((one, other) =>
    one.localeCompare(other, 'fr-CA'),
  );

type ProjectFiltersProps = Pick<RealizationsPageData, 'projects' | 'choice'> & { total: number };

/** Narrows the projects by category and tag: what all of them are filed under is what there is to choose. */
function ProjectFilters({ projects, choice: { category, tag }, total }: ProjectFiltersProps) {
  return (
    <Filters
      categories={[
        { label: 'Tous', to: realizationsPath({ tag }), isCurrent: !category },
        ...listDistinct(projects.map((project) => project.category)).map((name) => ({
          label: name,
          to: realizationsPath({ category: name, tag }),
          isCurrent: readableSlug(name) === category,
        })),
      ]}
      tags={listDistinct(projects.flatMap(({ tags }) => tags)).map((name) => ({
        label: name,
        to: realizationsPath({ category, tag: name }),
        isCurrent: readableSlug(name) === tag,
      }))}
      found={total > 1 ? `${total} projets` : total === 1 ? '1 projet' : 'Aucun projet'}
      clear={(category ?? tag) ? paths.realizations : undefined}
    />
  );
}
