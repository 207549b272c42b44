import { paths } from '#paths.ts';
import { headerContent } from '../Header/header.content.ts';
import type { FooterContent } from './footer.section.ts';

/** Product 2.4. */
export const footerContent = {
  tagline: 'Nous enregistrons, filmons et formons des voix d’ici, pour qu’on vous écoute.',
  groups: [
    { title: 'Services', links: headerContent.services.map(({ label, to }) => ({ label, to })) },
    {
      title: 'Formations',
      links: [
        { label: 'Art oratoire', to: paths.formations },
        { label: 'Media training', to: paths.formations },
        { label: 'Communication numérique', to: paths.formations },
        { label: 'Leadership vocal', to: paths.formations },
      ],
    },
    {
      title: 'L’agence',
      links: [
        { label: 'À propos', to: paths.about },
        { label: 'Réalisations', to: paths.realizations },
        { label: 'Balados', to: paths.podcasts },
        { label: 'Blogue', to: paths.blog },
        { label: 'Contact', to: paths.contact },
      ],
    },
  ],
  contactTitle: 'Nous joindre',
  legalLinks: [
    { label: 'Politique de confidentialité', to: paths.privacyPolicy },
    { label: 'Conditions d’utilisation', to: paths.termsOfService },
    { label: 'Mentions légales', to: paths.legalNotice },
  ],
} satisfies FooterContent;
