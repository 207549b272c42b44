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
import { Detail } from '#site/illustrations/Detail.tsx';
import { door } from '#site/illustrations/door.ts';
import { street } from '#site/illustrations/street.ts';
import { StatsBand } from '#site/sections/shared/StatsBand/StatsBand.tsx';
import { sectionsPage } from '../sectionsPage.tsx';
import { callToActionContent, headContent, heroContent } from './aboutPage.section.ts';

const page = sectionsPage('about', {
  opening: street,
  headContent,
  heroContent,
  sections: {
    aboutStats: [StatsBand, aboutStatsContent],
    story: [Story, storyContent],
    purpose: [Purpose, purposeContent],
    values: [Values, valuesContent],
    expertise: [Expertise, expertiseContent],
    team: [Team, teamContent],
  },
  callToActionContent,
  closing: { aside: <Detail {...door} /> },
});

export const { opening, loader, head } = page;

/** /about: figures, story, mission and vision, values, expertise, team (product: about). */
export const AboutPage = page.Page;
