import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';
import type { PageHeadContent } from '#documents/contents/pageHead.schema.ts';
import type { CallToActionContent } from '#site/sections/shared/CallToAction/callToAction.schema.ts';
import type { PageHeroContent } from '#site/sections/shared/PageHero/pageHero.schema.ts';

export const headContent = {
  title: 'Blogue',
  description:
    'Balado, vidéo, prise de parole et relations médias : les méthodes, les chiffres et les coulisses de {nom}, racontés par son équipe à Québec.',
  keywords: ['blogue', 'communication', 'Québec'],
} satisfies PageHeadContent;

export const heroContent = {
  eyebrow: 'Blogue',
  title: 'Ce qu’on apprend en écoutant',
  lead: 'Balado, tournage, prise de parole, journées de crise : nos méthodes, nos erreurs et nos chiffres, écrits par les gens du studio.',
  actions: [],
} satisfies PageHeroContent;

export const callToActionContent = {
  title: 'Une question qu’aucun article ne règle?',
  text: 'Racontez-nous votre projet. Vous aurez une réponse d’ici un jour ouvrable, de quelqu’un qui tient un micro.',
  actions: [{ label: 'Lancer votre projet', to: paths.contact }],
} satisfies CallToActionContent;

export default describePage('blog', {
  headContent,
  heroContent,
  callToActionContent,
  callToActionProps: { closing: 'loud' },
});
