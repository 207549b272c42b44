import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { usePageData } from '#documents/contents/pageData.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import {
  type BlogSummary,
  fetchBlogTaxonomy,
  fetchPublishedArticles,
} from '#features/articles/data/blog.queries.ts';
import { RelatedArticles } from '#features/articles/site/RelatedArticles/RelatedArticles.tsx';
import { LatestEpisode } from '#features/podcasts/site/LatestEpisode/LatestEpisode.tsx';
import { findNewest, loadShows } from '#features/podcasts/site/loadPodcasts.ts';
import { ShowList, type ShowListProps } from '#features/podcasts/site/ShowList/ShowList.tsx';
import { loadProjects, type ProjectSummary } from '#features/projects/site/loadProjects.ts';
import { ProjectGallery } from '#features/projects/site/ProjectGallery/ProjectGallery.tsx';
import { projectGalleryContent } from '#features/projects/site/ProjectGallery/projectGallery.section.ts';
import { ContactMessage } from '#features/requests/site/ContactMessage/ContactMessage.tsx';
import { paths } from '#paths.ts';
import { cutaway, rooms } from '#site/illustrations/cutaway.ts';
import { describeServices } from '#site/offerData.ts';
import { nameless, type PageHeadData } from '#site/pageHead.ts';
import { audiovisualServicesContent } from '#site/sections/audiovisual/AudiovisualServices/audiovisualServices.section.ts';
import { PriceTag } from '#site/sections/audiovisual/PriceTag/PriceTag.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/ProcessSteps.tsx';
import { codeSettings, type Settings } from '#site/settings/settings.ts';
import { headContent, heroContent, messageContent, stepsContent } from './servicePodcastPage.section.ts';
import { Beside } from './ServicePodcastPage.styles.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = cutaway;

const page = pageContents({
  'podcastProduction/head': headContent,
  'podcastProduction/hero': heroContent,
  'podcastProduction/steps': stepsContent,
  'podcastProduction/message': messageContent,
  // Its price is told there alone (product: one price).
  'audiovisual/audiovisualServices': audiovisualServicesContent,
  'realizations/projectGallery': projectGalleryContent,
});

export type ServicePodcastPageData = {
  shows: ShowListProps['shows'];
  projects: ProjectSummary[];
  articles: BlogSummary[];
  contents?: ChangedContents;
};

const aboutPodcasts = /balado|podcast/i;

const isAboutPodcasts = ({ category, tags }: Pick<ProjectSummary, 'category' | 'tags'>) =>
  [category, ...tags].some((word) => aboutPodcasts.test(word));

/** What else there is to hear, see and read of podcasts. None of it keeps anyone from the page. */
export async function loader(): Promise<ServicePodcastPageData> {
  const [shows, projects, articles, contents] = await Promise.all([
    loadShows().catch(() => []),
    loadProjects().catch(() => []),
    loadArticles().catch(() => []),
    page.load(),
  ]);
  return {
    shows,
    projects: projects.filter(isAboutPodcasts),
    articles,
    contents,
  };
}

async function loadArticles() {
  const { categories } = await fetchBlogTaxonomy();
  const category = categories.find(({ name }) => aboutPodcasts.test(name));
  if (!category) return [];
  return (await fetchPublishedArticles({ page: 1, pageSize: 3, categoryId: category.id })).articles;
}

/** The service that makes a show from its idea to its publication. */
const findService = ({ services }: typeof audiovisualServicesContent) =>
  withoutHidden(services).find(({ id }) => id === 'production');

export function head(
  shown: ServicePodcastPageData | undefined,
  settings: Settings = codeSettings,
): PageHeadData {
  if (!shown) return nameless;
  const { head: own, hero, audiovisualServices } = page.filled(shown.contents, settings);
  return {
    ...own,
    structuredData: describeServices(own.title, paths.podcastProduction, [
      {
        title: hero.eyebrow,
        description: own.description,
        price: findService(audiovisualServices)?.price,
      },
    ]),
  };
}

/** /services/production-de-balado: from the idea to the street, what it costs, what it sounds like, and the form. */
export function ServicePodcastPage() {
  const { shows, projects, articles, contents: changed } = usePageData<ServicePodcastPageData>();
  const contents = page.useOver(changed);
  const service = findService(contents.audiovisualServices);
  const newest = findNewest(shows);
  return (
    <>
      <PageHero {...contents.hero} opening={opening}>
        <Beside>
          {service && <PriceTag price={service.price} />}
          {newest?.latest && <LatestEpisode show={newest.show} episode={newest.latest} level={2} isCard />}
        </Beside>
      </PageHero>
      <ProcessSteps {...contents.steps} layout="across" rooms={rooms} />
      {shows.length > 0 && <ShowList shows={shows} />}
      {projects.length > 0 && (
        <ProjectGallery
          {...contents.projectGallery}
          projects={projects.map((project) => ({ ...project, id: project.slug }))}
        />
      )}
      <RelatedArticles articles={articles} />
      <ContactMessage {...contents.message} service="podcast" />
    </>
  );
}
