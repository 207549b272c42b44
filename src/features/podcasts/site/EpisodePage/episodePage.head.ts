import { formatIsoDuration } from '#features/media/data/durations.ts';
import { absoluteUrl } from '#data/siteUrl.ts';
import { paths } from '#paths.ts';
import { describeBreadcrumb } from '#site/breadcrumbData.ts';
import { shareCover } from '#features/media/site/socialImage.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import type { Settings } from '#site/settings/settings.ts';
import { describeShow } from '../ShowPage/showPage.head.ts';
import type { EpisodePageData } from './EpisodePage.tsx';

/** Head data of an episode, with the feed of its show. */
export function headOfEpisode(shown: EpisodePageData, settings: Settings): PageHeadData {
  const { episode, show } = fillFacts({ episode: shown.episode, show: shown.show }, getFacts(settings));
  const { title, slug, description, number, season, day, image, sound } = episode;
  const { facts } = sound;
  const path = paths.episode(show.slug, slug);
  return {
    title: `${title} | ${show.title}`,
    description,
    keywords: ['balado', show.title],
    feed: { path: paths.podcastFeed(show.slug), title: show.title },
    ...shareCover(image ?? show.cover),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'PodcastEpisode',
        name: title,
        description,
        url: absoluteUrl(path),
        datePublished: day,
        episodeNumber: number,
        partOfSeason: season ? { '@type': 'PodcastSeason', seasonNumber: season } : undefined,
        partOfSeries: describeShow(show),
        timeRequired: formatIsoDuration(facts?.duration),
        associatedMedia: facts && {
          '@type': 'AudioObject',
          contentUrl: absoluteUrl(sound.src),
          encodingFormat: facts.type,
          contentSize: facts.size ? String(facts.size) : undefined,
          duration: formatIsoDuration(facts.duration),
        },
        inLanguage: 'fr-CA',
      },
      describeBreadcrumb([
        { name: 'Balados', path: paths.podcasts },
        { name: show.title, path: paths.podcast(show.slug) },
        { name: title, path },
      ]),
    ],
  };
}
