import { parsePublicPath } from '#data/contents/documentAddress.ts';
import { paths } from '#paths.ts';

/** The addresses that a text of the site may lead to, with the words that staff choose them by. */
export const siteAddresses: readonly { value: string; label: string }[] = [
  { value: paths.home, label: 'Accueil' },
  { value: paths.about, label: 'À propos' },
  { value: paths.services, label: 'Services' },
  { value: paths.serviceAudiovisual, label: 'Production audiovisuelle' },
  { value: `${paths.serviceAudiovisual}#studios`, label: 'Production audiovisuelle : les studios' },
  { value: paths.serviceCommunication, label: 'Communication et visibilité' },
  { value: paths.serviceTraining, label: 'Formation et coaching' },
  {
    value: `${paths.serviceTraining}#prochaines-sessions`,
    label: 'Formation et coaching : les prochaines sessions',
  },
  { value: paths.serviceStrategy, label: 'Stratégie et accompagnement' },
  { value: paths.formations, label: 'Formations' },
  { value: paths.realizations, label: 'Réalisations' },
  { value: paths.portfolio, label: 'Portfolio (mène aux réalisations)' },
  { value: paths.podcasts, label: 'Balados' },
  { value: paths.blog, label: 'Blogue' },
  { value: paths.contact, label: 'Contact' },
  { value: paths.privacyPolicy, label: 'Politique de confidentialité' },
  { value: paths.termsOfService, label: 'Conditions d’utilisation' },
  { value: paths.legalNotice, label: 'Mentions légales' },
  // Short addresses (product 2.7), which lead to the pages of services.
  { value: '/services/podcast', label: 'Podcast (mène à la production audiovisuelle)' },
  { value: '/services/video', label: 'Vidéo (mène à la production audiovisuelle)' },
  { value: '/services/marketing', label: 'Marketing (mène à la communication)' },
  { value: '/services/analytics', label: 'Analytics (mène à la stratégie)' },
];

const known = new Set(siteAddresses.map(({ value }) => value));

/**
 * Whether an address is of the site: one of its own pages, or of the shape of those that staff make. Of one that isn't online, the
 * dashboard says so (`list_broken_links`).
 */
export const isSiteAddress = (address: string) =>
  known.has(address) || (/^[a-z\d/-]{1,200}$/.test(address) && parsePublicPath(address) !== null);

/** Whether a link out of the site may be followed by a visitor: of the web, of an e-mail or of a telephone, whole and plain. */
export function isSafeAddress(address: string): boolean {
  if (/[\s\p{Cc}]/u.test(address)) return false;
  if (/^mailto:[^@]+@[^@]+$/.test(address) || /^tel:\+?[\d-]+$/.test(address)) return true;
  return /^https:\/\//i.test(address) && URL.canParse(address) && new URL(address).username === '';
}
