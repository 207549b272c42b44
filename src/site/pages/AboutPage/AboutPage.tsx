import type { PageHeadData } from '#site/pageHead.ts';
import { aboutStatsContent } from '#site/sections/about/aboutStats.content.ts';
import { Expertise } from '#site/sections/about/Expertise/index.ts';
import { expertiseContent } from '#site/sections/about/Expertise/expertise.content.ts';
import { Purpose } from '#site/sections/about/Purpose/index.ts';
import { purposeContent } from '#site/sections/about/Purpose/purpose.content.ts';
import { Story } from '#site/sections/about/Story/index.ts';
import { storyContent } from '#site/sections/about/Story/story.content.ts';
import { Team } from '#site/sections/about/Team/index.ts';
import { teamContent } from '#site/sections/about/Team/team.content.ts';
import { Values } from '#site/sections/about/Values/index.ts';
import { valuesContent } from '#site/sections/about/Values/values.content.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/index.ts';
import { PageHero } from '#site/sections/shared/PageHero/index.ts';
import { StatsBand } from '#site/sections/shared/StatsBand/index.ts';
import { callToActionContent, heroContent } from './aboutPage.content.ts';

export const head = {
  title: 'À propos',
  description:
    'L’histoire, la mission, les valeurs et l’équipe de Porte-Voix, agence de communication du quartier Saint-Roch, à Québec.',
  keywords: ['agence de communication', 'équipe', 'mission', 'Saint-Roch', 'Québec'],
} satisfies PageHeadData;

/** /about: figures, story, mission and vision, values, expertise, team (product 3.3). */
export function AboutPage() {
  return (
    <>
      <PageHero {...heroContent} />
      <StatsBand {...aboutStatsContent} />
      <Story {...storyContent} />
      <Purpose {...purposeContent} />
      <Values {...valuesContent} />
      <Expertise {...expertiseContent} />
      <Team {...teamContent} />
      <CallToAction {...callToActionContent} />
    </>
  );
}
