import { paths } from '#paths.ts';
import type { PageHeroContent } from '#site/sections/shared/PageHero/pageHero.schema.ts';

/** A studio that the settings give no hours, or that never was. */
export const missingContent = {
  eyebrow: 'Réservation',
  title: 'Ce studio ne se réserve pas en ligne',
  lead: 'Appelez-nous ou écrivez-nous : nous vous disons quand il est libre.',
  actions: [
    { label: 'Voir les studios', to: `${paths.audiovisual}#studios` },
    { label: 'Nous écrire', to: paths.contact },
  ],
} satisfies PageHeroContent;
