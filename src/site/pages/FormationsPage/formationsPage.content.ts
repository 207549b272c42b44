import { paths } from '#paths.ts';
import type { CallToActionProps } from '#site/sections/shared/CallToAction/index.ts';
import type { PageHeroProps } from '#site/sections/shared/PageHero/index.ts';

export const heroContent = {
  eyebrow: 'Formations',
  title: 'Prenez la parole, gardez l’attention',
  lead: 'Quatre formations données par des gens de radio, de scène et de terrain. On parle peu, vous parlez beaucoup.',
  actions: [
    { label: 'Réserver votre place', to: paths.contact },
    { label: 'Voir les sessions', to: `${paths.serviceTraining}#prochaines-sessions` },
  ],
} satisfies PageHeroProps;

export const callToActionContent = {
  title: 'Une équipe à former?',
  text: 'À partir de cinq personnes, on vient chez vous, avec des exercices bâtis sur vos vrais dossiers. Demandez une proposition, elle arrive en deux jours ouvrables.',
  actions: [{ label: 'Demander une proposition', to: paths.contact }],
} satisfies CallToActionProps;
