import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';
import type { PageHeadContent } from '#documents/contents/pageHead.schema.ts';
import type { CallToActionContent } from '#site/sections/shared/CallToAction/callToAction.schema.ts';
import type { PageHeroContent } from '#site/sections/shared/PageHero/pageHero.schema.ts';

export const headContent = {
  title: 'Réalisations',
  description:
    'Balados de marque, captations en direct, stratégies numériques : les réalisations de {nom} et les résultats qu’elles ont donnés.',
  keywords: ['réalisations', 'portfolio', 'balado de marque', 'captation', 'stratégie numérique', 'Québec'],
} satisfies PageHeadContent;

export const heroContent = {
  eyebrow: 'Réalisations',
  title: 'Le travail parle mieux que nous',
  lead: 'Des balados, des captations, des stratégies, pour des clients qui n’avaient rien en commun, sauf quelque chose à dire.',
  actions: [],
} satisfies PageHeroContent;

export const callToActionContent = {
  title: 'Votre projet, sur cette page?',
  text: 'Dites-nous ce que vous voulez changer. On vous montre ce qu’on a fait de semblable, et ce que ça a donné.',
  actions: [{ label: 'Lancer votre projet', to: paths.contact }],
} satisfies CallToActionContent;

export default describePage('realizations', { headContent, heroContent, callToActionContent });
