import { pageContents } from '#documents/contents/pageContents.ts';
import { ComplementaryServices } from '#site/sections/services/ComplementaryServices/ComplementaryServices.tsx';
import { complementaryServicesContent } from '#site/sections/services/ComplementaryServices/complementaryServices.section.ts';
import { MainServices } from '#site/sections/services/MainServices/MainServices.tsx';
import { mainServicesContent } from '#site/sections/services/MainServices/mainServices.section.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { workshop } from '#site/illustrations/Workshop.tsx';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { callToActionContent, headContent, heroContent } from './servicesPage.section.ts';

const page = pageContents({
  'services/head': headContent,
  'services/hero': heroContent,
  'services/mainServices': mainServicesContent,
  'services/complementaryServices': complementaryServicesContent,
  'services/callToAction': callToActionContent,
});

export const { loader, head } = page;

/** /services: what the company does, and the way to the pages that tell more (product 3.1). */
export function ServicesPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} opening={workshop} />
      <MainServices {...contents.mainServices} />
      <ComplementaryServices {...contents.complementaryServices} />
      <CallToAction {...contents.callToAction} />
    </>
  );
}
