import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { paths } from '#paths.ts';
import { describeServices } from '#site/offerData.ts';
import { Detail } from '#site/illustrations/Detail.tsx';
import { papers } from '#site/illustrations/papers.ts';
import { city } from '#site/illustrations/city.ts';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/ProcessSteps.tsx';
import { ContentLists } from '#site/sections/visibility/ContentLists/ContentLists.tsx';
import { contentListsContent } from '#site/sections/visibility/ContentLists/contentLists.section.ts';
import { SuccessStories } from '#site/sections/visibility/SuccessStories/SuccessStories.tsx';
import { successStoriesContent } from '#site/sections/visibility/SuccessStories/successStories.section.ts';
import { visibilityProcessContent } from '#site/sections/visibility/visibilityProcess.section.ts';
import { VisibilityServices } from '#site/sections/visibility/VisibilityServices/VisibilityServices.tsx';
import { visibilityServicesContent } from '#site/sections/visibility/VisibilityServices/visibilityServices.section.ts';
import { sectionsPage } from '../sectionsPage.tsx';
import { callToActionContent, headContent, heroContent } from './serviceCommunicationPage.section.ts';

const page = sectionsPage('communication', {
  opening: city,
  headContent,
  heroContent,
  sections: {
    visibilityServices: [VisibilityServices, visibilityServicesContent],
    contentLists: [ContentLists, contentListsContent],
    successStories: [SuccessStories, successStoriesContent],
    visibilityProcess: [ProcessSteps, visibilityProcessContent],
  },
  callToActionContent,
  closing: { aside: <Detail {...papers} /> },
  describe: ({ head: { title }, visibilityServices }) =>
    describeServices(
      title,
      paths.communication,
      withoutHidden(visibilityServices.services).map((service) => ({
        ...service,
        price: service.priceRange,
      })),
    ),
});

export const { opening, loader, head } = page;

/** /services/communication-visibilite: one service a tab, the method, the clients' results (product: communication and visibility). */
export const ServiceCommunicationPage = page.Page;
