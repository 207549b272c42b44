import { absoluteUrl } from '#data/siteUrl.ts';
import { paths } from '#paths.ts';
import type { ShowContent } from './show.schema.ts';

/** Where a show is followed: an application that takes the address of its feed, or its page with a directory. */
export type ListeningApp = { label: string; to: string };

/** Applications that take the address of any feed, each with how to recognize a show's own page there. */
const takingFeeds = [
  {
    label: 'Apple Balados',
    host: 'podcasts.apple.com',
    toAddress: (feed: string) => `podcast://${feed}`,
  },
  {
    label: 'Pocket Casts',
    host: 'pca.st',
    toAddress: (feed: string) => `pktc://subscribe/${feed}`,
  },
];

/** The whole address of the feed of a show: with another host, where it has moved. */
export const feedAddress = ({ slug, movedTo }: Pick<ShowContent, 'slug' | 'movedTo'>) =>
  movedTo || absoluteUrl(paths.podcastFeed(slug));

/**
 * Where one follows a show: its own pages with directories as staff wrote them (Spotify takes no feed from listeners, and is
 * there by its page alone), then the applications that open its feed.
 */
export function listListeningApps(show: Pick<ShowContent, 'slug' | 'movedTo' | 'links'>): ListeningApp[] {
  const { links } = show;
  const feed = feedAddress(show).replace(/^https?:\/\//, '');
  const isListed = (host: string) => links.some(({ to }) => URL.canParse(to) && new URL(to).host === host);
  return [
    ...links,
    ...takingFeeds
      .filter(({ host }) => !isListed(host))
      .map(({ label, toAddress }) => ({ label, to: toAddress(feed) })),
  ];
}
