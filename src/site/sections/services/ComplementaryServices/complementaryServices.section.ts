import type { z } from 'zod';
import { action, group, hidden, icon, identifier, line, lines, list, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { complementaryServicesContent } from './complementaryServices.content.ts';

export const complementaryServicesSchema = group('Services complémentaires', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  services: list(
    'Services',
    group('Service', {
      id: identifier(),
      icon: icon(),
      title: line('Nom', 50),
      description: text('Description', 200),
      features: lines('Ce qu’il comprend', { min: 1, max: 6, length: 60 }),
      isHidden: hidden(),
    }),
    { min: 1, max: 12 },
  ),
  alongside: group('À côté', {
    icon: icon(),
    title: line('Titre', 60),
    text: text('Texte', 240),
    link: action('Lien'),
  }),
});

/** The complementary services, and what the company does beside them (product 3.1). */
export type ComplementaryServicesContent = z.infer<typeof complementaryServicesSchema>;

export default describeSection({
  key: 'services/complementaryServices',
  title: 'Services complémentaires',
  group: 'services',
  pages: ['services'],
  order: 2,
  schema: complementaryServicesSchema,
  content: complementaryServicesContent,
});
