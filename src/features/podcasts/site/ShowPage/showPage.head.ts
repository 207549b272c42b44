import { absoluteUrl, siteUrl } from '#data/siteUrl.ts';
import { paths } from '#paths.ts';
import { describeBreadcrumb } from '#site/breadcrumbData.ts';
import { shareCover, findPictureAddress } from '#features/media/site/socialImage.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { feedAddress } from '#features/podcasts/site/listeningApps.ts';
import { showPath } from '#features/podcasts/site/showAddress.ts';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import type { Settings } from '#site/settings/settings.ts';
import type { ShowPageData } from './ShowPage.tsx';

type Described = 'title' | 'slug' | 'description' | 'author' | 'cover' | 'movedTo';

/** A show as schema.org has it. */
export const describeShow = (show: Pick<ShowPageData['show'], Described>) => {
  const { title, slug, description, author, cover, movedTo } = show;
  const image = findPictureAddress(cover);
  return {
    '@type': 'PodcastSeries',
    name: title,
    description,
    url: absoluteUrl(paths.podcast(slug)),
    webFeed: feedAddress({ slug, movedTo }),
    image: image && absoluteUrl(image),
    author: { '@type': 'Organization', name: author },
    publisher: { '@id': `${siteUrl}/#organisation` },
    inLanguage: 'fr-CA',
  };
};

/** Head data of a page of a show: with its feed, which applications find there. */
export function headOfShow(
  { show: written, page, episodes }: ShowPageData,
  settings: Settings,
): PageHeadData {
  const show = fillFacts(written, getFacts(settings));
  const { title, slug, description, cover } = show;
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    description,
    path: showPath(slug, page),
    isIndexed: page === 1 || episodes.length > 0,
    keywords: ['balado', title],
    feed: { path: paths.podcastFeed(slug), title },
    ...shareCover(cover),
    structuredData: [
      { '@context': 'https://schema.org', ...describeShow(show) },
      describeBreadcrumb([
        { name: 'Balados', path: paths.podcasts },
        { name: title, path: paths.podcast(slug) },
      ]),
    ],
  };
}
