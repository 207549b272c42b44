import { paths } from '#paths.ts';
import type { PageHeroContent } from '#site/sections/shared/PageHero/pageHero.schema.ts';

const actions = [
  { label: 'Voir les prochaines sessions', to: `${paths.training}#prochaines-sessions` },
  { label: 'Nous écrire', to: paths.contact },
];

/** A session that is over, cancelled, or never was. */
export const missingContent = {
  eyebrow: 'Inscription',
  title: 'Cette session n’est plus offerte',
  lead: 'Elle a eu lieu, elle a été annulée, ou son adresse n’a pas été copiée en entier. D’autres dates vous attendent.',
  actions,
} satisfies PageHeroContent;
