import { describePage } from '#documents/contents/describePage.ts';
import { paths } from '#paths.ts';
import type { PageHeadContent } from '#documents/contents/pageHead.schema.ts';
import type { PageHeroContent } from '#site/sections/shared/PageHero/pageHero.schema.ts';

export const headContent = {
  title: 'Oops! Page not found',
  description: 'Cette page n’existe pas ou n’existe plus.',
  keywords: [],
} satisfies PageHeadContent;

export const heroContent = {
  eyebrow: 'Erreur 404',
  title: 'Oops! Page not found',
  lead: 'Personne au bout de la ligne. Cette adresse n’existe pas, ou n’existe plus.',
  actions: [
    { label: 'Retour à l’accueil', to: paths.home },
    { label: 'Nous joindre', to: paths.contact },
  ],
} satisfies PageHeroContent;

export default describePage('notFound', { headContent, heroContent });
