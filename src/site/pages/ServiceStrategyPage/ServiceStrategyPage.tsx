import { type ChangedContents, pageContents } from '#documents/contents/pageContents.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';
import { paths } from '#paths.ts';
import { describeServicePage, describeService } from '#site/offerData.ts';
import type { PageHeadData } from '#site/pageHead.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { table } from '#site/illustrations/table.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { ProcessSteps } from '#site/sections/shared/ProcessSteps/ProcessSteps.tsx';
import { CaseStudies } from '#site/sections/strategy/CaseStudies/CaseStudies.tsx';
import { caseStudiesContent } from '#site/sections/strategy/CaseStudies/caseStudies.section.ts';
import { Methodologies } from '#site/sections/strategy/Methodologies/Methodologies.tsx';
import { methodologiesContent } from '#site/sections/strategy/Methodologies/methodologies.section.ts';
import { strategyProcessContent } from '#site/sections/strategy/strategyProcess.section.ts';
import { StrategyServices } from '#site/sections/strategy/StrategyServices/StrategyServices.tsx';
import { strategyServicesContent } from '#site/sections/strategy/StrategyServices/strategyServices.section.ts';
import { callToActionContent, headContent, heroContent } from './serviceStrategyPage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = table;

const page = pageContents({
  'strategy/head': headContent,
  'strategy/hero': heroContent,
  'strategy/strategyServices': strategyServicesContent,
  'strategy/methodologies': methodologiesContent,
  'strategy/caseStudies': caseStudiesContent,
  'strategy/strategyProcess': strategyProcessContent,
  'strategy/callToAction': callToActionContent,
});

export const { loader } = page;

export const head = (changed?: ChangedContents, settings = codeSettings): PageHeadData => {
  const { head: own, strategyServices } = page.filled(changed, settings);
  return {
    ...own,
    structuredData: [
      describeServicePage(own.title, paths.strategy),
      ...withoutHidden(strategyServices.services).map((service) =>
        describeService({ ...service, price: service.investment }, paths.strategy),
      ),
    ],
  };
};

/** /services/strategie-accompagnement: services, methods, case studies, phases (product: strategy). */
export function ServiceStrategyPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} opening={opening} />
      <StrategyServices {...contents.strategyServices} />
      <Methodologies {...contents.methodologies} />
      <CaseStudies {...contents.caseStudies} />
      <ProcessSteps {...contents.strategyProcess} tone="page" />
      <CallToAction {...contents.callToAction} closing="loud" />
    </>
  );
}
