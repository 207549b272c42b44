import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { paths } from '#paths.ts';
import { describeService } from '#site/offerData.ts';
import { ComplementaryServices } from '#site/sections/services/ComplementaryServices/ComplementaryServices.tsx';
import { complementaryServicesContent } from '#site/sections/services/ComplementaryServices/complementaryServices.section.ts';
import { MainServices } from '#site/sections/services/MainServices/MainServices.tsx';
import { mainServicesContent } from '#site/sections/services/MainServices/mainServices.section.ts';
import { workshop } from '#site/illustrations/workshop.ts';
import { sectionsPage } from '../sectionsPage.tsx';
import { callToActionContent, headContent, heroContent } from './servicesPage.section.ts';

const page = sectionsPage('services', {
  opening: workshop,
  headContent,
  heroContent,
  sections: {
    mainServices: [MainServices, mainServicesContent],
    complementaryServices: [ComplementaryServices, complementaryServicesContent],
  },
  callToActionContent,
  closing: { closing: 'loud' },
  describe: ({ mainServices, complementaryServices }) => [
    ...withoutHidden(mainServices.services).map((service) => describeService(service, service.link.to)),
    ...withoutHidden(complementaryServices.services).map((service) =>
      describeService(service, paths.services),
    ),
  ],
});

export const { opening, loader, head } = page;

/** /services: what the company does, and the way to the pages that tell more (product: services). */
export const ServicesPage = page.Page;
