import type { z } from 'zod';
import {
  group,
  identifier,
  line,
  lines,
  list,
  optionalText,
  text,
  unitPrice,
} from '#documents/contents/fields.ts';
import { picture } from '#documents/contents/mediaFields.ts';
import { hidden } from '#documents/contents/valueFields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const studiosSchema = group('Studios', {
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  booking: optionalText(
    'Comment réserver',
    200,
    'Dans le détail d’un studio qui ne se réserve pas en ligne.',
  ),
  studios: list(
    'Studios',
    group('Studio', {
      id: identifier(),
      cover: picture('Couverture', {
        ratio: 2,
        drawings: async () => (await import('#site/illustrations/rooms.ts')).rooms,
      }),
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

/** The studios for rent (product: audiovisual production). */
export type StudiosContent = z.infer<typeof studiosSchema>;

export const studiosContent = {
  title: 'Nos studios, au centre-ville de Québec',
  lead: 'À dix minutes à pied de la gare du Palais. Venez les visiter, on laisse la porte ouverte et les micros fermés.',
  booking:
    'Pour connaître les disponibilités et réserver, appelez-nous ou écrivez-nous. Vous aurez une réponse d’ici un jour ouvrable.',
  studios: [
    {
      id: 'charest',
      cover: 'shore',
      name: 'Studio Charest',
      purpose: 'Balado et table ronde',
      description:
        'Une table ronde, quatre micros, trois caméras fixes. La pièce est traitée pour que quatre personnes se coupent la parole sans que personne n’en souffre au montage.',
      equipment: [
        '4 micros dynamiques',
        '3 caméras robotisées',
        'Retour d’écoute individuel',
        'Appels à distance sans écho',
      ],
      capacity: '4 voix',
      area: '28 m²',
      price: { amount: 200, unit: 'par jour' },
    },
    {
      id: 'saint-roch',
      cover: 'ember',
      name: 'Plateau Saint-Roch',
      purpose: 'Entrevue et capsule vidéo',
      description:
        'Cyclo blanc, fond noir ou décor de salon : on change d’ambiance en vingt minutes. Plafond de quatre mètres, grille d’éclairage et loge attenante.',
      equipment: ['2 caméras cinéma', 'Télésouffleur', 'Grille d’éclairage pilotée', 'Loge et vestiaire'],
      capacity: '8 personnes',
      area: '75 m²',
      price: { amount: 200, unit: 'par jour' },
    },
    {
      id: 'limoilou',
      cover: 'tide',
      name: 'Cabine Limoilou',
      purpose: 'Voix, narration et livre audio',
      description:
        'Une cabine flottante, un grand micro, aucun bruit de rue. On y enregistre des voix si proches qu’on entend le sourire.',
      equipment: [
        'Micro à grand diaphragme',
        'Lutrin et écran de texte',
        'Réalisation à distance',
        'Bruit de fond sous 18 dB',
      ],
      capacity: '1 voix',
      area: '6 m²',
      price: { amount: 100, unit: 'par séance' },
    },
  ],
} satisfies StudiosContent;

export default describeSection({
  key: 'audiovisual/studios',
  title: 'Studios',
  group: 'services',
  order: 3,
  schema: studiosSchema,
  content: studiosContent,
});
