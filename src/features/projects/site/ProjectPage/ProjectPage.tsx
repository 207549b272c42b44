import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchPublished } from '#features/pages/data/publishedDocuments.queries.ts';
import { paths } from '#paths.ts';
import { usePageData } from '#documents/contents/pageData.ts';
import { type PageHeadData, nameless } from '#site/pageHead.ts';
import { loadProjects, type ProjectSummary, readProject } from '#features/projects/site/loadProjects.ts';
import type { ProjectContent } from '#features/projects/site/project.schema.ts';
import { ProjectView } from '../ProjectView/ProjectView.tsx';
import type { Settings } from '#site/settings/settings.ts';
import { answerMissing } from '#site/pages/NotFoundPage/answerMissing.ts';
import { headOfMissing, isMissing, type Missing, MissingPage } from '#site/pages/NotFoundPage/missing.tsx';
import { headOfProject } from './projectPage.head.ts';

export { BlogErrorPage as ErrorBoundary } from '#site/sections/shared/BlogErrorPage.tsx';

export type ProjectPageData = {
  project: ProjectContent;
  /** When this text came online. */
  publishedAt: string;
  next: ProjectSummary | null;
};

/** The project at the address, and the one that comes after it; or where it went. */
export async function loader({ params: { slug = '' } }: Pick<LoaderFunctionArgs, 'params'>) {
  const [found, projects] = await Promise.all([
    fetchPublished('project', slug),
    // What else there is to see must not keep anyone from this one.
    loadProjects().catch(() => []),
  ]);
  const project = found && (await readProject(found.value, found));
  if (!project) return answerMissing(paths.realization(slug));
  return {
    project,
    publishedAt: found.published_at,
    next: findNext(projects, slug),
  } satisfies ProjectPageData;
}

/** After the oldest one comes the newest. */
function findNext(projects: readonly ProjectSummary[], slug: string): ProjectSummary | null {
  const index = projects.findIndex((project) => project.slug === slug);
  const next = projects[index + 1] ?? projects[0];
  return next && next.slug !== slug ? next : null;
}

export function head(shown: ProjectPageData | Missing | undefined, settings: Settings): PageHeadData {
  if (!shown) return nameless;
  return isMissing(shown) ? headOfMissing(shown, settings) : headOfProject(shown, settings);
}

/** /realizations/{slug}: one published project, or the 404 page. */
export function ProjectPage() {
  const shown = usePageData<ProjectPageData | Missing>();
  if (isMissing(shown)) return <MissingPage {...shown} />;
  return <ProjectView {...shown.project} next={shown.next ?? undefined} />;
}
