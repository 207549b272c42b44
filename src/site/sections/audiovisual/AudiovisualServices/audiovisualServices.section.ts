import type { z } from 'zod';
import { group, identifier, line, lines, list, text, unitPrice } from '#documents/contents/fields.ts';
import { contactSubject, hidden, icon } from '#documents/contents/valueFields.ts';
import { describeSection } from '#documents/contents/section.ts';

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

/** The audiovisual services with their prices; the first one is selected at first (product: audiovisual production). */
export type AudiovisualServicesContent = z.infer<typeof audiovisualServicesSchema>;

export const audiovisualServicesContent = {
  eyebrow: 'Nos services',
  title: 'De quoi avez-vous besoin?',
  lead: 'Choisissez un service pour voir ce qu’il comprend. Les prix sont des points de départ : votre soumission sera détaillée, ligne par ligne.',
  services: [
    {
      id: 'production',
      icon: 'video',
      title: 'Production clé en main',
      description:
        'Balado ou vidéo, on s’occupe de tout : scénario, tournage, montage, sous-titres et mise en ligne. Vous approuvez, on livre.',
      features: [
        'Scénarisation et repérage',
        'Tournage avec équipe de deux à cinq personnes',
        'Montage, mixage et étalonnage',
        'Deux rondes de corrections',
      ],
      price: { amount: 800, from: true },
      subject: 'video',
    },
    {
      id: 'studio',
      icon: 'mic',
      title: 'Location de studio',
      description:
        'Un studio prêt à enregistrer, micros branchés et niveaux réglés. Un technicien reste à portée de voix toute la journée.',
      features: [
        'Accueil et réglages compris',
        'Jusqu’à quatre voix simultanées',
        'Fichiers remis le jour même',
        'Café, eau et stationnement',
      ],
      price: { amount: 200, unit: 'par jour' },
      subject: 'podcast',
    },
    {
      id: 'equipment',
      icon: 'camera',
      title: 'Location d’équipement',
      description:
        'Caméras, micros-cravates, éclairage et régie portative, vérifiés avant chaque sortie et livrés dans leur valise.',
      features: [
        'Deux caméras 4K et trépieds',
        'Quatre micros sans fil',
        'Trousse d’éclairage à trois points',
        'Prise en main de 30 minutes',
      ],
      price: { amount: 150, unit: 'par jour' },
      subject: 'events',
    },
    {
      id: 'voice',
      icon: 'audio-lines',
      title: 'Enregistrement de voix',
      description:
        'Narration, message d’accueil ou publicité : une cabine insonorisée et une réalisatrice qui sait diriger une voix.',
      features: [
        'Séance de deux heures',
        'Direction artistique',
        'Nettoyage et normalisation du son',
        'Banque de voix d’ici, au besoin',
      ],
      price: { amount: 100, unit: 'par séance' },
      subject: 'podcast',
    },
  ],
} satisfies AudiovisualServicesContent;

export default describeSection({
  key: 'audiovisual/audiovisualServices',
  title: 'Services audiovisuels',
  group: 'services',
  order: 1,
  schema: audiovisualServicesSchema,
  content: audiovisualServicesContent,
});
