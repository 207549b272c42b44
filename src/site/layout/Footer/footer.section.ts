import type { z } from 'zod';
import { group, line, link, list, text } from '#documents/contents/fields.ts';
import { describeSection } from '#documents/contents/section.ts';
import { paths } from '#paths.ts';
import { headerContent } from '../Header/header.section.ts';

const footerLink = () => group('Lien', { label: line('Texte', 40), to: link() });

export const footerSchema = group('Pied de page', {
  tagline: text('Sous le logo', 120),
  groups: list(
    'Colonnes',
    group('Colonne', {
      title: line('Titre', 30),
      links: list('Liens', footerLink(), { min: 1, max: 10, toKey: ({ label }) => label }),
    }),
    {
      min: 1,
      max: 4,
      toKey: ({ title }) => title,
    },
  ),
  contactTitle: line('Titre des coordonnées', 30),
  legalLinks: list('Liens du bas', footerLink(), { min: 0, max: 6, toKey: ({ to }) => to }),
});

/** What the footer says beside the company's facts. */
export type FooterContent = z.infer<typeof footerSchema>;

/** What the footer says (product: footer). */
export const footerContent = {
  tagline: 'Nous enregistrons, filmons et formons des voix d’ici, pour qu’on vous écoute.',
  groups: [
    {
      title: 'Services',
      links: [
        { label: 'Production de balado', to: paths.podcastProduction },
        ...headerContent.services.map(({ label, to }) => ({ label, to })),
      ],
    },
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

export default describeSection({
  key: 'layout/footer',
  title: 'Pied de page',
  group: 'pages',
  order: 2,
  schema: footerSchema,
  content: footerContent,
});
