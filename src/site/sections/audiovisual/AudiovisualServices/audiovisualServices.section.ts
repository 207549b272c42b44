import type { z } from 'zod';
import {
  contactSubject,
  group,
  hidden,
  icon,
  identifier,
  line,
  lines,
  list,
  text,
  unitPrice,
} from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { audiovisualServicesContent } from './audiovisualServices.content.ts';

export const audiovisualServicesSchema = group('Services audiovisuels', {
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
      price: unitPrice(),
      subject: contactSubject(),
      isHidden: hidden(),
    }),
    { min: 1, max: 8 },
  ),
});

/** The audiovisual services with their prices; the first one is selected at first (product 3.5). */
export type AudiovisualServicesContent = z.infer<typeof audiovisualServicesSchema>;

export default describeSection({
  key: 'audiovisual/audiovisualServices',
  title: 'Services audiovisuels',
  group: 'services',
  pages: ['audiovisual'],
  order: 1,
  schema: audiovisualServicesSchema,
  content: audiovisualServicesContent,
});
