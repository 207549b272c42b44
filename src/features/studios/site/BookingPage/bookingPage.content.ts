import { paths } from '#paths.ts';
import type { PageHeroContent } from '#site/sections/shared/PageHero/pageHero.schema.ts';

/** One message for every link that opens nothing, whatever the reason. */
export const unknownContent = {
  eyebrow: 'Réservation',
  title: 'Ce lien n’ouvre aucune réservation',
  lead: 'Il n’a pas été copié en entier, ou la réservation a été effacée depuis. Reprenez celui de votre courriel, ou écrivez-nous.',
  actions: [{ label: 'Nous écrire', to: paths.contact }],
} satisfies PageHeroContent;
