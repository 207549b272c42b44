import { type LoaderFunctionArgs, data } from 'react-router-dom';
import { fetchEpisodes, fetchPublished } from '#features/pages/data/publishedDocuments.queries.ts';
import { DataError } from '#data/errors.ts';
import { parsePageNumber } from '#data/parsePageNumber.ts';
import { paths } from '#paths.ts';
import type { ChangedContents } from '#documents/contents/pageContents.ts';
import { type EpisodeSummary, readEpisodes, readShow } from '#features/podcasts/site/loadPodcasts.ts';
import type { ShowContent } from '#features/podcasts/site/show.schema.ts';
import { pageSize, showPath } from '#features/podcasts/site/showAddress.ts';
import { ShowView } from '../ShowView/ShowView.tsx';
import { answerMissing } from '#site/pages/NotFoundPage/answerMissing.ts';
import { headOfDocument, pageOfDocument } from '#site/pages/NotFoundPage/missing.tsx';
import { loadPodcastsCallToAction, PodcastsCallToAction } from '../PodcastsPage/PodcastsCallToAction.tsx';
import { shareCover } from '#features/media/site/socialImage.ts';
import { describeBreadcrumb } from '#site/breadcrumbData.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import type { Settings } from '#site/settings/settings.ts';
import { describeShow } from './describeShow.ts';

export { BlogErrorPage as ErrorBoundary } from '#site/sections/shared/BlogErrorPage.tsx';
/** The loader reads the query: another page, other episodes. */
export const shouldRevalidate = () => true;

export type ShowPageData = {
  show: ShowContent;
  episodes: EpisodeSummary[];
  page: number;
  pageCount: number;
  /** What one begins with: the first that can be heard. */
  first: EpisodeSummary | undefined;
  contents?: ChangedContents;
};

/** A page of the show at the address, or where the show went. */
export async function loader({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const { show: slug = '' } = params;
  const found = await fetchPublished('show', slug);
  const show = found && (await readShow(found.value, found));
  if (!show) return answerMissing(paths.podcast(slug));
  const page = parsePageNumber(new URL(request.url).searchParams);
  const [{ documents, total }, contents] = await Promise.all([
    loadEpisodes(found.key, show, page),
    loadPodcastsCallToAction(),
  ]);
  const episodes = await readEpisodes(documents);
  const opening =
    page > 1 ? await readEpisodes((await loadEpisodes(found.key, show, 1)).documents) : episodes;
  const shown: ShowPageData = {
    contents,
    show,
    episodes,
    first: opening.find(({ sound }) => sound.facts),
    page,
    pageCount: Math.ceil(total / pageSize),
  };
  return page > 1 && documents.length === 0 ? data(shown, { status: 404 }) : shown;
}

/** Past the end there are none. A serial is heard from its first episode on. */
const loadEpisodes = (key: string, { type }: ShowContent, page: number) =>
  fetchEpisodes({
    show: key,
    from: (page - 1) * pageSize,
    limit: pageSize,
    isOldestFirst: type === 'serial',
  }).catch(nothingPastEnd);

function nothingPastEnd(error: unknown) {
  if (error instanceof DataError && error.kind === 'notFound') return { documents: [], total: 0 };
  throw error;
}

export const head = headOfDocument(headOfShow);

/** /balados/{show}: a published show and its episodes, or the 404 page. */
export const ShowPage = pageOfDocument(({ show, contents, ...list }: ShowPageData) => (
  <>
    <ShowView {...show} {...list} />
    <PodcastsCallToAction contents={contents} />
  </>
));

/** Head data of a page of a show: with its feed, which applications find there. */
function headOfShow({ show: written, page, episodes }: ShowPageData, settings: Settings): PageHeadData {
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
