import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { paths } from '#paths.ts';
import { describeService } from '#site/offerData.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { ComplementaryServices } from '#site/sections/services/ComplementaryServices/ComplementaryServices.tsx';
import { complementaryServicesContent } from '#site/sections/services/ComplementaryServices/complementaryServices.section.ts';
import { MainServices } from '#site/sections/services/MainServices/MainServices.tsx';
import { mainServicesContent } from '#site/sections/services/MainServices/mainServices.section.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { workshop } from '#site/illustrations/workshop.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { callToActionContent, headContent, heroContent } from './servicesPage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = workshop;

const page = pageContents({
  'services/head': headContent,
  'services/hero': heroContent,
  'services/mainServices': mainServicesContent,
  'services/complementaryServices': complementaryServicesContent,
  'services/callToAction': callToActionContent,
});

export const { loader } = page;

export const head = (changed?: ChangedContents, settings = codeSettings): PageHeadData => {
  const { head: own, mainServices, complementaryServices } = page.filled(changed, settings);
  return {
    ...own,
    structuredData: [
      ...withoutHidden(mainServices.services).map((service) => describeService(service, service.link.to)),
      ...withoutHidden(complementaryServices.services).map((service) =>
        describeService(service, paths.services),
      ),
    ],
  };
};

/** /services: what the company does, and the way to the pages that tell more (product: services). */
export function ServicesPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} opening={opening} />
      <MainServices {...contents.mainServices} />
      <ComplementaryServices {...contents.complementaryServices} />
      <CallToAction {...contents.callToAction} closing="loud" />
    </>
  );
}
