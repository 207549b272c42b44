import { pageContents } from '#site/contents/pageContents.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.content.ts';
import { heroContent } from '#site/sections/home/Hero/hero.content.ts';
import { Hero } from '#site/sections/home/Hero/index.ts';
import { impactContent } from '#site/sections/home/Impact/impact.content.ts';
import { Impact } from '#site/sections/home/Impact/index.ts';
import { LatestProductions } from '#site/sections/home/LatestProductions/index.ts';
import { latestProductionsContent } from '#site/sections/home/LatestProductions/latestProductions.content.ts';
import { Method } from '#site/sections/home/Method/index.ts';
import { methodContent } from '#site/sections/home/Method/method.content.ts';
import { ResultsBand } from '#site/sections/home/ResultsBand/index.ts';
import { resultsBandContent } from '#site/sections/home/ResultsBand/resultsBand.content.ts';
import { RoiCalculator } from '#site/sections/home/RoiCalculator/index.ts';
import { roiCalculatorContent } from '#site/sections/home/RoiCalculator/roiCalculator.content.ts';
import { ServicesShowcase } from '#site/sections/home/ServicesShowcase/index.ts';
import { servicesShowcaseContent } from '#site/sections/home/ServicesShowcase/servicesShowcase.content.ts';
import { headContent } from './homePage.content.ts';

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

export const { loader, head } = page;

/** Home page (product 2.5). */
export function HomePage() {
  const contents = page.useContents();
  const { courses } = contents.courseCatalogue;
  return (
    <>
      <Hero {...contents.hero} />
      <ResultsBand {...contents.resultsBand} />
      <ServicesShowcase {...contents.servicesShowcase} />
      <Method {...contents.method} />
      <Impact {...contents.impact} />
      <RoiCalculator {...contents.roiCalculator} />
      <LatestProductions {...contents.latestProductions} courses={courses} />
    </>
  );
}
