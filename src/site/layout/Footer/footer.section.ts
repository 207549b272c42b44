import type { z } from 'zod';
import { group, line, link, list, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { footerContent } from './footer.content.ts';

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

export default describeSection({
  key: 'layout/footer',
  title: 'Pied de page',
  group: 'pages',
  order: 2,
  schema: footerSchema,
  content: footerContent,
});
