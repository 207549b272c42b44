import type { FilmContent } from '#features/media/data/contentMedia.ts';
import { formatIsoDuration } from '#features/media/data/durations.ts';
import { absoluteUrl, siteUrl } from '#data/siteUrl.ts';
import { paths } from '#paths.ts';
import { describeBreadcrumb } from '#site/breadcrumbData.ts';
import { shareCover, findPictureAddress } from '#features/media/site/socialImage.ts';
import { type PageHeadData, socialPicturePath } from '#site/pageHead.ts';
import type { ProjectContent } from '#features/projects/site/project.schema.ts';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { ProjectPageData } from './ProjectPage.tsx';

/** Head data of a project: what was written for it, else its title and description, and its cover. */
export function headOfProject(
  { project: written, publishedAt }: ProjectPageData,
  settings: Settings,
): PageHeadData {
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
