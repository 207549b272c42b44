import { pageContents } from '#documents/contents/pageContents.ts';
import { aboutStatsContent } from '#site/sections/about/aboutStats.section.ts';
import { Expertise } from '#site/sections/about/Expertise/Expertise.tsx';
import { expertiseContent } from '#site/sections/about/Expertise/expertise.section.ts';
import { Purpose } from '#site/sections/about/Purpose/Purpose.tsx';
import { purposeContent } from '#site/sections/about/Purpose/purpose.section.ts';
import { Story } from '#site/sections/about/Story/Story.tsx';
import { storyContent } from '#site/sections/about/Story/story.section.ts';
import { Team } from '#site/sections/about/Team/Team.tsx';
import { teamContent } from '#site/sections/about/Team/team.section.ts';
import { Values } from '#site/sections/about/Values/Values.tsx';
import { valuesContent } from '#site/sections/about/Values/values.section.ts';
import { CallToAction } from '#site/sections/shared/CallToAction/CallToAction.tsx';
import { Detail } from '#site/illustrations/Detail.tsx';
import { door } from '#site/illustrations/door.ts';
import { street } from '#site/illustrations/street.ts';
import { PageHero } from '#site/sections/shared/PageHero/PageHero.tsx';
import { StatsBand } from '#site/sections/shared/StatsBand/StatsBand.tsx';
import { callToActionContent, headContent, heroContent } from './aboutPage.section.ts';

/** What the page opens with, in what is shared of it too. */
export const opening = street;

const page = pageContents({
  'about/head': headContent,
  'about/hero': heroContent,
  'about/aboutStats': aboutStatsContent,
  'about/story': storyContent,
  'about/purpose': purposeContent,
  'about/values': valuesContent,
  'about/expertise': expertiseContent,
  'about/team': teamContent,
  'about/callToAction': callToActionContent,
});

export const { loader, head } = page;

/** /about: figures, story, mission and vision, values, expertise, team (product: about). */
export function AboutPage() {
  const contents = page.useContents();
  return (
    <>
      <PageHero {...contents.hero} opening={opening} />
      <StatsBand {...contents.aboutStats} />
      <Story {...contents.story} />
      <Purpose {...contents.purpose} />
      <Values {...contents.values} />
      <Expertise {...contents.expertise} />
      <Team {...contents.team} />
      <CallToAction {...contents.callToAction} aside={<Detail {...door} />} />
    </>
  );
}
