import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { paths } from '#paths.ts';
import { describeServices } from '#site/offerData.ts';
import { table } from '#site/illustrations/table.ts';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/ProcessSteps.tsx';
import type { ProcessStepsContent } from '#site/sections/shared/ProcessSteps/processSteps.schema.ts';
import { CaseStudies } from '#site/sections/strategy/CaseStudies/CaseStudies.tsx';
import { caseStudiesContent } from '#site/sections/strategy/CaseStudies/caseStudies.section.ts';
import { Methodologies } from '#site/sections/strategy/Methodologies/Methodologies.tsx';
import { methodologiesContent } from '#site/sections/strategy/Methodologies/methodologies.section.ts';
import { strategyProcessContent } from '#site/sections/strategy/strategyProcess.section.ts';
import { StrategyServices } from '#site/sections/strategy/StrategyServices/StrategyServices.tsx';
import { strategyServicesContent } from '#site/sections/strategy/StrategyServices/strategyServices.section.ts';
import { sectionsPage } from '../sectionsPage.tsx';
import { callToActionContent, headContent, heroContent } from './serviceStrategyPage.section.ts';

const Phases = (steps: ProcessStepsContent) => <ProcessSteps {...steps} tone="page" />;

const page = sectionsPage('strategy', {
  opening: table,
  headContent,
  heroContent,
  sections: {
    strategyServices: [StrategyServices, strategyServicesContent],
    methodologies: [Methodologies, methodologiesContent],
    caseStudies: [CaseStudies, caseStudiesContent],
    strategyProcess: [Phases, strategyProcessContent],
  },
  callToActionContent,
  closing: { closing: 'loud' },
  describe: ({ head: { title }, strategyServices }) =>
    describeServices(
      title,
      paths.strategy,
      withoutHidden(strategyServices.services).map((service) => ({ ...service, price: service.investment })),
    ),
});

export const { opening, loader, head } = page;

/** /services/strategie-accompagnement: services, methods, case studies, phases (product: strategy). */
export const ServiceStrategyPage = page.Page;
