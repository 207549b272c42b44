import { absoluteUrl, siteUrl } from '#data/siteUrl.ts';
import { paths } from '#paths.ts';
import { findPictureAddress } from '#features/media/site/socialImage.ts';
import { feedAddress } from '#features/podcasts/site/listeningApps.ts';
import type { ShowContent } from '#features/podcasts/site/show.schema.ts';

type Described = 'title' | 'slug' | 'description' | 'author' | 'cover' | 'movedTo';

/** A show as schema.org has it. */
export const describeShow = (show: Pick<ShowContent, Described>) => {
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
