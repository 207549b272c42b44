import { paths } from '#paths.ts';
import type { CallToActionProps } from '#site/sections/shared/CallToAction/index.ts';
import type { PageHeroProps } from '#site/sections/shared/PageHero/index.ts';

export const heroContent = {
  eyebrow: 'Réalisations',
  title: 'Le travail parle mieux que nous',
  lead: 'Un balado, une captation, une stratégie. Trois clients qui n’avaient rien en commun, sauf quelque chose à dire.',
} satisfies PageHeroProps;

export const callToActionContent = {
  title: 'Votre projet, sur cette page?',
  text: 'Dites-nous ce que vous voulez changer. On vous montre ce qu’on a fait de semblable, et ce que ça a donné.',
  actions: [{ label: 'Lancer votre projet', to: paths.contact }],
} satisfies CallToActionProps;
