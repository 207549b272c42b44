import { type CourseSession, loadCourseSessions } from '#features/courses/data/courseSessions.queries.ts';
import { usePageData } from '#documents/contents/pageData.ts';
import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import type { Excerpt } from '#features/podcasts/site/loadExcerpt.ts';
import { fetchLatestEpisodes } from '#features/pages/data/publishedDocuments.queries.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import { heroContent } from '#site/sections/home/Hero/hero.section.ts';
import { Hero } from '#site/sections/home/Hero/Hero.tsx';
import { impactContent } from '#site/sections/home/Impact/impact.section.ts';
import { Impact } from '#site/sections/home/Impact/Impact.tsx';
import { LatestProductions } from '#site/sections/home/LatestProductions/LatestProductions.tsx';
import { latestProductionsContent } from '#site/sections/home/LatestProductions/latestProductions.section.ts';
import { Method } from '#site/sections/home/Method/Method.tsx';
import { methodContent } from '#site/sections/home/Method/method.section.ts';
import { ResultsBand } from '#site/sections/home/ResultsBand/ResultsBand.tsx';
import { resultsBandContent } from '#site/sections/home/ResultsBand/resultsBand.section.ts';
import { RoiCalculator } from '#site/sections/home/RoiCalculator/RoiCalculator.tsx';
import { roiCalculatorContent } from '#site/sections/home/RoiCalculator/roiCalculator.section.ts';
import { ServicesShowcase } from '#site/sections/home/ServicesShowcase/ServicesShowcase.tsx';
import { servicesShowcaseContent } from '#site/sections/home/ServicesShowcase/servicesShowcase.section.ts';
import { useMissedPage } from '#features/statistics/data/useMisses.ts';
import { absoluteUrl, siteUrl } from '#data/siteUrl.ts';
import { paths } from '#paths.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { codeSettings, type Settings } from '#site/settings/settings.ts';
import { headContent } from './homePage.section.ts';
import { wave } from '#site/illustrations/wave.ts';

/** The drawing of what is shared of the page. */
export const opening = wave;

const page = pageContents({
  'home/head': headContent,
  'home/hero': heroContent,
  'home/resultsBand': resultsBandContent,
  'home/servicesShowcase': servicesShowcaseContent,
  'home/method': methodContent,
  'home/impact': impactContent,
  'home/roiCalculator': roiCalculatorContent,
  'home/latestProductions': latestProductionsContent,
  'formations/courseCatalogue': courseCatalogueContent,
});

export type HomePageData = {
  contents?: ChangedContents;
  /** What the page opens with to listen to. */
  excerpt: Excerpt | undefined;
  /** The latest real episodes; as long as there is none, the page shows the section's own list. */
  episodes: Awaited<ReturnType<typeof loadEpisodes>>;
  /** The sessions of courses that people can register for. */
  sessions: CourseSession[];
};

/** Episodes that can't be asked for keep nobody from the rest of the page. */
export async function loader(): Promise<HomePageData> {
  const [{ contents, excerpt }, episodes, sessions] = await Promise.all([
    loadOpening(),
    loadEpisodes().catch(() => []),
    loadCourseSessions(),
  ]);
  return { contents, excerpt, episodes, sessions };
}

/** The newest of all shows, as many as there is room for. What makes them cards comes only where there are some. */
async function loadEpisodes() {
  const rows = await fetchLatestEpisodes(3);
  return rows.length > 0
    ? (await import('#features/podcasts/site/toEpisodeCards.ts')).toEpisodeCards(rows)
    : [];
}

async function loadOpening() {
  const contents = await page.load();
  const [chosen] = page.over(contents).hero.excerpts;
  // What makes a text an excerpt comes only where one is chosen.
  const excerpt =
    chosen &&
    (await import('#features/podcasts/site/loadExcerpt.ts')
      .then(({ loadExcerpt }) => loadExcerpt(chosen))
      .catch(() => undefined));
  return { contents, excerpt };
}

export const head = (shown: HomePageData | undefined, settings = codeSettings): PageHeadData => ({
  ...page.head(shown?.contents, settings),
  structuredData: [describeSite(settings)],
});

/** The site by its name, and how search engines ask its own search. */
const describeSite = ({ company }: Settings) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': `${siteUrl}/#site`,
  name: company.name,
  url: siteUrl,
  inLanguage: 'fr-CA',
  publisher: { '@id': `${siteUrl}/#organisation` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(paths.search)}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** Home page (product: home). */
export function HomePage() {
  const { contents: changed, excerpt, episodes, sessions } = usePageData<HomePageData>();
  const contents = page.useOver(changed);
  useMissedPage('/', true);
  const { courses } = contents.courseCatalogue;
  return (
    <>
      <Hero {...contents.hero} excerpt={excerpt} />
      <ResultsBand {...contents.resultsBand} />
      <ServicesShowcase {...contents.servicesShowcase} />
      <Method {...contents.method} />
      <Impact {...contents.impact} />
      <RoiCalculator {...contents.roiCalculator} />
      <LatestProductions
        {...contents.latestProductions}
        {...(episodes.length > 0 && { episodes })}
        courses={courses}
        sessions={sessions}
      />
    </>
  );
}
