import { describePage } from '#documents/contents/describePage.ts';
import type { PageHeadContent } from '#documents/contents/pageHead.schema.ts';
import type { PageHeroContent } from '#site/sections/shared/PageHero/pageHero.schema.ts';

export const headContent = {
  title: 'Recherche',
  description:
    'Cherchez dans les articles, les réalisations, les balados, les formations et les services de {nom}.',
  keywords: ['recherche', 'communication', 'Québec'],
} satisfies PageHeadContent;

export const heroContent = {
  eyebrow: 'Recherche',
  title: 'Que cherchez-vous?',
  lead: 'Articles, réalisations, balados et ce qui s’y dit, formations et dates, services : tout ce que le site publie.',
  actions: [],
} satisfies PageHeroContent;

export default describePage('search', { headContent, heroContent });
