import { readableSlug } from '#features/articles/data/slug.ts';
import { usePageData } from '#documents/contents/pageData.ts';
import { type PageHeadData, nameless } from '#site/pageHead.ts';
import type { ProjectSummary } from '#features/projects/site/loadProjects.ts';
import { ProjectFilters } from './ProjectFilters.tsx';
import { ProjectGallery } from '#features/projects/site/ProjectGallery/ProjectGallery.tsx';
import { type RealizationsChoice, realizationsPath } from '#features/projects/site/realizationsAddress.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { Detail } from '#site/illustrations/Detail.tsx';
import { emptyFrame } from '#site/illustrations/emptyFrame.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import type { Settings } from '#site/settings/settings.ts';
import { findChosen, page, type RealizationsPageData } from './realizationsPage.loader.ts';
import { river } from '#site/illustrations/river.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = river;

export { BlogErrorPage as ErrorBoundary } from '#site/sections/shared/BlogErrorPage.tsx';
export { loader } from './realizationsPage.loader.ts';
/** The loader reads the query: other filters, other projects. */
export const shouldRevalidate = () => true;

export function head(shown: RealizationsPageData | undefined, settings?: Settings): PageHeadData {
  if (!shown) return nameless;
  const { choice, projects, contents } = shown;
  const own = page.head(contents, settings);
  const chosen = findChosen(shown);
  const isFiltered = Boolean(choice.category ?? choice.tag);
  if (!isFiltered) return own;
  const words = nameChoice(choice, projects);
  return {
    ...own,
    title: words ? `${own.title}\u00A0: ${words}` : own.title,
    path: realizationsPath(choice),
    isIndexed: chosen.length > 0,
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
