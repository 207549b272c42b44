import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { paths } from '#paths.ts';
import { describeServicePage, describeService } from '#site/offerData.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { Detail } from '#site/illustrations/Detail.tsx';
import { papers } from '#site/illustrations/papers.ts';
import { city } from '#site/illustrations/city.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/ProcessSteps.tsx';
import { ContentLists } from '#site/sections/visibility/ContentLists/ContentLists.tsx';
import { contentListsContent } from '#site/sections/visibility/ContentLists/contentLists.section.ts';
import { SuccessStories } from '#site/sections/visibility/SuccessStories/SuccessStories.tsx';
import { successStoriesContent } from '#site/sections/visibility/SuccessStories/successStories.section.ts';
import { visibilityProcessContent } from '#site/sections/visibility/visibilityProcess.section.ts';
import { VisibilityServices } from '#site/sections/visibility/VisibilityServices/VisibilityServices.tsx';
import { visibilityServicesContent } from '#site/sections/visibility/VisibilityServices/visibilityServices.section.ts';
import { callToActionContent, headContent, heroContent } from './serviceCommunicationPage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = city;

const page = pageContents({
  'communication/head': headContent,
  'communication/hero': heroContent,
  'communication/visibilityServices': visibilityServicesContent,
  'communication/contentLists': contentListsContent,
  'communication/successStories': successStoriesContent,
  'communication/visibilityProcess': visibilityProcessContent,
  'communication/callToAction': callToActionContent,
});

export const { loader } = page;

export const head = (changed?: ChangedContents, settings = codeSettings): PageHeadData => {
  const { head: own, visibilityServices } = page.filled(changed, settings);
  return {
    ...own,
    structuredData: [
      describeServicePage(own.title, paths.communication),
      ...withoutHidden(visibilityServices.services).map((service) =>
        describeService({ ...service, price: service.priceRange }, paths.communication),
      ),
    ],
  };
};

/** /services/communication-visibilite: one service a tab, the method, the clients' results (product: communication and visibility). */
export function ServiceCommunicationPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} opening={opening} />
      <VisibilityServices {...contents.visibilityServices} />
      <ContentLists {...contents.contentLists} />
      <SuccessStories {...contents.successStories} />
      <ProcessSteps {...contents.visibilityProcess} />
      <CallToAction {...contents.callToAction} aside={<Detail {...papers} />} />
    </>
  );
}
