import type { z } from 'zod';
import {
  group,
  hidden,
  identifier,
  line,
  list,
  number,
  optionalPrice,
  optionalText,
  price,
  text,
} from '#site/contents/fields.ts';
import { courseFields } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import { describeSection } from '#site/contents/section.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.content.ts';
import { trainingOffersContent } from './trainingOffers.content.ts';
import type { TrainingOffersProps } from './TrainingOffers.tsx';

export const trainingOffersSchema = group('Formations et coaching', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  trainings: list(
    'Formations',
    group('Formation', {
      ...courseFields,
      price: optionalPrice(
        'Prix par personne',
        'Vide, c’est celui de la même formation au catalogue, que toutes les pages montrent.',
      ),
      maxParticipants: number('Participants au plus', { min: 1, max: 99 }),
    }),
    { min: 1, max: 12 },
  ),
  coaching: list(
    'Coaching',
    group('Offre', {
      id: identifier(),
      title: line('Nom', 50),
      description: text('Description', 180),
      duration: line('Durée d’une séance', 12),
      sessions: line('Nombre de séances', 12),
      price: price('Prix par séance'),
      isHidden: hidden(),
    }),
    { min: 1, max: 6 },
  ),
  firstMeeting: optionalText('Sous les offres de coaching', 120),
});

/** The courses given to groups, and the coaching offers, with their prices (product 3.7). */
export type TrainingOffersContent = z.infer<typeof trainingOffersSchema>;

export default describeSection({
  key: 'training/trainingOffers',
  title: 'Formations de groupe et coaching',
  group: 'formations',
  pages: ['training'],
  order: 2,
  schema: trainingOffersSchema,
  content: trainingOffersContent,
  props: { courses: courseCatalogueContent.courses } satisfies Partial<TrainingOffersProps>,
});
