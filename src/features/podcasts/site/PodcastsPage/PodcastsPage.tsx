import { paths } from '#paths.ts';
import { describeBreadcrumb } from '#site/breadcrumbData.ts';
import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { usePageData } from '#documents/contents/pageData.ts';
import { type PageHeadData, nameless } from '#site/pageHead.ts';
import { LatestEpisode } from '#features/podcasts/site/LatestEpisode/LatestEpisode.tsx';
import { findNewest, loadShows } from '#features/podcasts/site/loadPodcasts.ts';
import { ShowList, type ShowListProps } from '#features/podcasts/site/ShowList/ShowList.tsx';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { walker } from '#site/illustrations/walker.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import type { Settings } from '#site/settings/settings.ts';
import { callToActionContent, headContent, heroContent } from './podcastsPage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = walker;

export { BlogErrorPage as ErrorBoundary } from '#site/sections/shared/BlogErrorPage.tsx';

const page = pageContents({
  'podcasts/head': headContent,
  'podcasts/hero': heroContent,
  'podcasts/callToAction': callToActionContent,
});

export type PodcastsPageData = Pick<ShowListProps, 'shows'> & { contents?: ChangedContents };

/** The shows, each with its newest episode. */
export async function loader(): Promise<PodcastsPageData> {
  const [shows, contents] = await Promise.all([loadShows(), page.load()]);
  return { shows, contents };
}

export function head(shown: PodcastsPageData | undefined, settings?: Settings): PageHeadData {
  if (!shown) return nameless;
  const own = page.head(shown.contents, settings);
  return {
    ...own,
    // As long as there is nothing to hear, nobody is to find the page.
    isIndexed: shown.shows.length > 0,
    isShared: true,
    structuredData: [describeBreadcrumb([{ name: own.title, path: paths.podcasts }])],
  };
}

/** /balados: the shows of the agency. */
export function PodcastsPage() {
  const { shows, contents: changed } = usePageData<PodcastsPageData>();
  const contents = page.useOver(changed);
  const newest = findNewest(shows);
  return (
    <>
      <PageHero {...contents.hero} opening={opening}>
        {newest?.latest && <LatestEpisode show={newest.show} episode={newest.latest} level={2} isCard />}
      </PageHero>
      <ShowList shows={shows} />
      <CallToAction {...contents.callToAction} tone="band" />
    </>
  );
}
