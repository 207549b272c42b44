import type { z } from 'zod';
import {
  contactSubject,
  flag,
  group,
  hidden,
  icon,
  identifier,
  line,
  lines,
  list,
  priceRange,
  text,
} from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { visibilityServicesContent } from './visibilityServices.content.ts';

export const visibilityServicesSchema = group('Services de visibilité', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  services: list(
    'Services',
    group('Service', {
      id: identifier(),
      tab: line('Onglet', 18),
      icon: icon(),
      title: line('Nom', 60),
      description: text('Description', 240),
      features: lines('Ce qu’il comprend', { min: 1, max: 6, length: 60 }),
      highlight: flag('Dire que c’est le plus demandé'),
      priceRange: priceRange('Budget habituel'),
      subject: contactSubject(),
      isHidden: hidden(),
    }),
    { min: 1, max: 6 },
  ),
});

/** The communication services with their prices, one a tab; the first one is open at first (product 3.6). */
export type VisibilityServicesContent = z.infer<typeof visibilityServicesSchema>;

export default describeSection({
  key: 'communication/visibilityServices',
  title: 'Services de visibilité',
  group: 'services',
  pages: ['communication'],
  order: 1,
  schema: visibilityServicesSchema,
  content: visibilityServicesContent,
});
