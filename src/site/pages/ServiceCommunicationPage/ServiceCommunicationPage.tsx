import { pageContents } from '#site/contents/pageContents.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/index.ts';
import { ContentLists } from '#site/sections/visibility/ContentLists/index.ts';
import { contentListsContent } from '#site/sections/visibility/ContentLists/contentLists.content.ts';
import { SuccessStories } from '#site/sections/visibility/SuccessStories/index.ts';
import { successStoriesContent } from '#site/sections/visibility/SuccessStories/successStories.content.ts';
import { visibilityProcessContent } from '#site/sections/visibility/visibilityProcess.content.ts';
import { VisibilityServices } from '#site/sections/visibility/VisibilityServices/index.ts';
import { visibilityServicesContent } from '#site/sections/visibility/VisibilityServices/visibilityServices.content.ts';
import { callToActionContent, heroContent } from './serviceCommunicationPage.content.ts';

export const head = {
  title: 'Communication et visibilité',
  description:
    'Création visuelle, rédaction, événements et stratégie de visibilité à Québec : budgets, méthode en cinq temps et résultats de clients.',
  keywords: ['communication visuelle', 'rédaction', 'relations publiques', 'événements', 'Québec'],
} satisfies PageHeadData;

const page = pageContents({
  'communication/hero': heroContent,
  'communication/visibilityServices': visibilityServicesContent,
  'communication/contentLists': contentListsContent,
  'communication/successStories': successStoriesContent,
  'communication/visibilityProcess': visibilityProcessContent,
  'communication/callToAction': callToActionContent,
});

export const { loader } = page;

/** /services/communication-visibilite: one service a tab, the method, the clients' results (product 3.6). */
export function ServiceCommunicationPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} />
      <VisibilityServices {...contents.visibilityServices} />
      <ContentLists {...contents.contentLists} />
      <SuccessStories {...contents.successStories} />
      <ProcessSteps {...contents.visibilityProcess} />
      <CallToAction {...contents.callToAction} />
    </>
  );
}
