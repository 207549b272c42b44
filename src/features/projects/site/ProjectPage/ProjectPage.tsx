import type { LoaderFunctionArgs } from 'react-router-dom';
import { fetchPublished } from '#features/pages/data/publishedDocuments.queries.ts';
import { paths } from '#paths.ts';
import { type PageHeadData, socialPicturePath } from '#site/pageHead.ts';
import { loadProjects, type ProjectSummary, readProject } from '#features/projects/site/loadProjects.ts';
import type { ProjectContent } from '#features/projects/site/project.schema.ts';
import type { Settings } from '#site/settings/settings.ts';
import { answerMissing } from '#site/pages/NotFoundPage/answerMissing.ts';
import { headOfDocument, pageOfDocument } from '#site/pages/NotFoundPage/missing.tsx';
import type { FilmContent } from '#features/media/data/contentMedia.ts';
import { formatIsoDuration } from '#features/media/data/captions/captionTimes.ts';
import { absoluteUrl, siteUrl } from '#data/siteUrl.ts';
import { describeBreadcrumb } from '#site/breadcrumbData.ts';
import { shareCover, findPictureAddress } from '#features/media/site/socialImage.ts';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { ProjectView } from '../ProjectView/ProjectView.tsx';

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

export const head = headOfDocument(headOfProject);

/** /realizations/{slug}: one published project, or the 404 page. */
export const ProjectPage = pageOfDocument(({ project, next }: ProjectPageData) => (
  <ProjectView {...project} next={next ?? undefined} />
));

/** Head data of a project: what was written for it, else its title and description, and its cover. */
function headOfProject({ project: written, publishedAt }: ProjectPageData, settings: Settings): PageHeadData {
  const project = fillFacts(written, getFacts(settings));
  const { title, slug, description, category, tags, cover, film, socialTitle, socialDescription } = project;
  return {
    title,
    description,
    socialTitle,
    socialDescription,
    keywords: [category, ...tags],
    ...shareCover(cover),
    structuredData: [
      describeProject(project),
      ...(film?.facts ? [describeFilm(film, project, publishedAt)] : []),
      describeBreadcrumb([
        { name: 'Réalisations', path: paths.realizations },
        { name: title, path: paths.realization(slug) },
      ]),
    ],
  };
}

/** Its cover, or the picture that is drawn for its page. */
const findImage = ({ cover, slug }: ProjectContent) =>
  absoluteUrl(findPictureAddress(cover) ?? socialPicturePath(paths.realization(slug)));

const describeProject = (project: ProjectContent) => {
  const { title, slug, description, client, category, tags, day } = project;
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: title,
    description,
    url: absoluteUrl(paths.realization(slug)),
    image: findImage(project),
    genre: category,
    keywords: tags.join(', '),
    dateCreated: day,
    creator: { '@id': `${siteUrl}/#organisation` },
    sponsor: { '@type': 'Organization', name: client },
    inLanguage: 'fr-CA',
  };
};

const describeFilm = (
  { title, src, poster, facts }: FilmContent,
  project: ProjectContent,
  publishedAt: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: title,
  description: project.description,
  contentUrl: absoluteUrl(src),
  thumbnailUrl: poster ? absoluteUrl(poster) : findImage(project),
  uploadDate: publishedAt,
  duration: formatIsoDuration(facts?.duration),
  inLanguage: 'fr-CA',
});
