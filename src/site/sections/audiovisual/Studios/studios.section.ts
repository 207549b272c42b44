import type { z } from 'zod';
import {
  group,
  hidden,
  identifier,
  line,
  lines,
  list,
  optionalText,
  picture,
  text,
  unitPrice,
} from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { studiosContent } from './studios.content.ts';

export const studiosSchema = group('Studios', {
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  booking: optionalText('Comment réserver', 200, 'Dans le détail de chaque studio.'),
  studios: list(
    'Studios',
    group('Studio', {
      id: identifier(),
      cover: picture('Couverture', { ratio: 2 }),
      name: line('Nom', 40),
      purpose: line('Ce pour quoi il est fait', 50),
      description: text('Description', 240),
      equipment: lines('Équipement', { min: 1, max: 10, length: 50 }),
      capacity: line('Capacité', 20),
      area: line('Surface', 12),
      price: unitPrice(),
      isHidden: hidden(),
    }),
    { min: 1, max: 8 },
  ),
});

/** The studios for rent (product 3.5). */
export type StudiosContent = z.infer<typeof studiosSchema>;

export default describeSection({
  key: 'audiovisual/studios',
  title: 'Studios',
  group: 'services',
  pages: ['audiovisual'],
  order: 3,
  schema: studiosSchema,
  content: studiosContent,
});
