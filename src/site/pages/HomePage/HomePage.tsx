import type { PageHeadData } from '#site/pageHead.ts';
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

export const head = {
  title: 'Porte-Voix | Agence de communication à Québec',
  description:
    'Balados, vidéo corporative, marketing numérique et formation à la prise de parole : Porte-Voix fait entendre les entreprises de Québec.',
  keywords: [
    'agence de communication Québec',
    'production de balado',
    'vidéo corporative',
    'marketing numérique',
    'formation prise de parole',
  ],
} satisfies PageHeadData;

/** Home page (product 2.5). */
export function HomePage() {
  return (
    <>
      <Hero {...heroContent} />
      <ResultsBand {...resultsBandContent} />
      <ServicesShowcase {...servicesShowcaseContent} />
      <Method {...methodContent} />
      <Impact {...impactContent} />
      <RoiCalculator {...roiCalculatorContent} />
      <LatestProductions {...latestProductionsContent} />
    </>
  );
}
