import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  fetchEpisode,
  fetchEpisodes,
  fetchPublished,
} from '#features/pages/data/publishedDocuments.queries.ts';
import { paths } from '#paths.ts';
import type { ChangedContents } from '#documents/contents/pageContents.ts';
import { type PageHeadData } from '#site/pageHead.ts';
import type { EpisodeContent } from '#features/podcasts/site/episode.schema.ts';
import {
  type EpisodeSummary,
  readEpisode,
  readEpisodes,
  readShow,
} from '#features/podcasts/site/loadPodcasts.ts';
import type { ShowContent } from '#features/podcasts/site/show.schema.ts';
import type { Settings } from '#site/settings/settings.ts';
import { answerMissing } from '#site/pages/NotFoundPage/answerMissing.ts';
import { headOfDocument, pageOfDocument } from '#site/pages/NotFoundPage/missing.tsx';
import { formatIsoDuration } from '#features/media/data/captions/captionTimes.ts';
import { absoluteUrl } from '#data/siteUrl.ts';
import { describeBreadcrumb } from '#site/breadcrumbData.ts';
import { shareCover } from '#features/media/site/socialImage.ts';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { EpisodeView } from '../EpisodeView/EpisodeView.tsx';
import { loadPodcastsCallToAction, PodcastsCallToAction } from '../PodcastsPage/PodcastsCallToAction.tsx';
import { describeShow } from '../ShowPage/describeShow.ts';

export { BlogErrorPage as ErrorBoundary } from '#site/sections/shared/BlogErrorPage.tsx';

export type EpisodePageData = {
  episode: EpisodeContent;
  show: Pick<ShowContent, 'title' | 'slug' | 'description' | 'author' | 'cover'>;
  others: EpisodeSummary[];
  contents?: ChangedContents;
};

/** How many other episodes one may go on with. */
const otherCount = 3;

/** The episode at the address, its show and the newest others; or where it went. */
export async function loader({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  const { show: showSlug = '', episode: slug = '' } = params;
  const found = await loadEpisode(showSlug, slug);
  return found ?? answerMissing(paths.episode(showSlug, slug));
}

async function loadEpisode(showSlug: string, slug: string): Promise<EpisodePageData | null> {
  const foundShow = await fetchPublished('show', showSlug);
  if (!foundShow) return null;
  const [show, found, newest, contents] = await Promise.all([
    readShow(foundShow.value, foundShow),
    fetchEpisode(foundShow.key, slug),
    // What else there is to hear must not keep anyone from this one.
    fetchEpisodes({ show: foundShow.key, from: 0, limit: otherCount + 1 }).then(
      ({ documents }) => readEpisodes(documents),
      () => [],
    ),
    loadPodcastsCallToAction(),
  ]);
  const episode = found && (await readEpisode(found.value, found));
  if (!show || !episode) return null;
  const { title, description, author, cover } = show;
  return {
    episode,
    show: { title, slug: showSlug, description, author, cover },
    others: newest.filter((other) => other.slug !== slug).slice(0, otherCount),
    contents,
  };
}

export const head = headOfDocument(headOfEpisode);

/** /balados/{show}/{episode}: a published episode, or the 404 page. */
export const EpisodePage = pageOfDocument(({ episode, show, others, contents }: EpisodePageData) => (
  <>
    <EpisodeView {...episode} ofShow={show} others={others} />
    <PodcastsCallToAction contents={contents} />
  </>
));

/** Head data of an episode, with the feed of its show. */
function headOfEpisode(shown: EpisodePageData, settings: Settings): PageHeadData {
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
