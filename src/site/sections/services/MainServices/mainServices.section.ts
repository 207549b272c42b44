import type { z } from 'zod';
import {
  action,
  flag,
  group,
  hidden,
  icon,
  identifier,
  line,
  lines,
  list,
  picture,
  text,
} from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { mainServicesContent } from './mainServices.content.ts';

export const mainServicesSchema = group('Services principaux', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 240),
  services: list(
    'Services',
    group('Service', {
      id: identifier(),
      cover: picture('Couverture', { ratio: 2 }),
      icon: icon(),
      title: line('Nom', 60),
      description: text('Description', 240),
      features: lines('Ce qu’il comprend', { min: 1, max: 6, length: 70 }),
      highlight: flag('Mettre en vedette', { hint: 'Sur fond sombre, avec une onde. Placez-le en premier.' }),
      link: action('Lien'),
      isHidden: hidden(),
    }),
    { min: 1, max: 6 },
  ),
});

/** What the four main services say (product 3.1). */
export type MainServicesContent = z.infer<typeof mainServicesSchema>;

export default describeSection({
  key: 'services/mainServices',
  title: 'Services principaux',
  group: 'services',
  pages: ['services'],
  order: 1,
  schema: mainServicesSchema,
  content: mainServicesContent,
});
