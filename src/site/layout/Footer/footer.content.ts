import { paths } from '#paths.ts';
import { type NavigationLink, serviceLinks } from '../navigation.ts';

export interface LinkGroup {
  title: string;
  links: readonly NavigationLink[];
}

export const tagline = 'Nous enregistrons, filmons et formons des voix d’ici, pour qu’on vous écoute.';

export const linkGroups: readonly LinkGroup[] = [
  { title: 'Services', links: serviceLinks },
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
      { label: 'Blogue', to: paths.blog },
      { label: 'Contact', to: paths.contact },
    ],
  },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Politique de confidentialité', to: paths.privacyPolicy },
  { label: 'Conditions d’utilisation', to: paths.termsOfService },
  { label: 'Mentions légales', to: paths.legalNotice },
];
