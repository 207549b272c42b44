import type { z } from 'zod';
import { group, identifier, line, list, optionalText, text } from '#documents/contents/fields.ts';
import { hidden, number, optionalPrice, price } from '#documents/contents/valueFields.ts';
import { courseFields } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import { describeSection } from '#documents/contents/section.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
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

/** The courses given to groups, and the coaching offers, with their prices (product: communication training). */
export type TrainingOffersContent = z.infer<typeof trainingOffersSchema>;

export const trainingOffersContent = {
  eyebrow: 'Formations et coaching',
  title: 'En groupe ou en tête-à-tête',
  trainings: [
    {
      id: 'art-oratoire',
      title: 'Art oratoire',
      description: 'Parler debout, sans notes, et y prendre goût.',
      duration: '2 jours',
      level: 'Débutant à intermédiaire',
      format: 'En studio, chez vous ou en visioconférence',
      featured: false,
      maxParticipants: 8,
      modules: [
        'Trac et respiration',
        'Posture et regard',
        'Structure en trois temps',
        'Ouvertures et finales',
        'Questions de la salle',
        'Présentation filmée',
      ],
    },
    {
      id: 'leadership-vocal',
      title: 'Leadership',
      description: 'Rallier une équipe, annoncer un virage, tenir une salle.',
      duration: '3 jours',
      level: 'Avancé',
      format: 'En studio, chez vous ou en visioconférence',
      featured: true,
      maxParticipants: 10,
      modules: [
        'Diagnostic vocal',
        'Message qui rallie',
        'Écoute et silence',
        'Annonces difficiles',
        'Réunions qui décident',
        'Discours final devant public',
      ],
    },
    {
      id: 'storytelling',
      title: 'Storytelling',
      description: 'Raconter votre organisation sans l’enjoliver.',
      duration: '1 jour',
      level: 'Tous niveaux',
      format: 'En studio, chez vous ou en visioconférence',
      price: 590,
      featured: false,
      maxParticipants: 12,
      modules: [
        'Trouver l’histoire',
        'Personnage et tension',
        'Le détail qui reste',
        'Raconter avec des chiffres',
        'Récits de clients',
        'Atelier d’écriture à voix haute',
      ],
    },
    {
      id: 'crise',
      title: 'Communication de crise',
      description: 'Les premières 24 heures, répétées avant qu’elles arrivent.',
      duration: '2 jours',
      level: 'Avancé',
      format: 'En studio, chez vous ou en visioconférence',
      price: 1190,
      featured: false,
      maxParticipants: 6,
      modules: [
        'Cellule de crise',
        'Premières déclarations',
        'Simulation en temps réel',
        'Mêlée de presse',
        'Porte-parole et relève',
        'Retour d’expérience',
      ],
    },
  ],
  coaching: [
    {
      id: 'voix',
      title: 'Coaching vocal',
      description:
        'Souffle, articulation et assurance, à votre rythme, avec des exercices courts entre les rencontres.',
      // oxlint-disable-next-line porte-voix/typography -- fixed by the specification: prices and ranges
      duration: '1h30',
      sessions: '5-10',
      price: 180,
    },
    {
      id: 'evenement',
      title: 'Préparation à un événement',
      description:
        'Une conférence, une entrevue ou une assemblée approche : on répète jusqu’à ce que ce soit facile.',
      // oxlint-disable-next-line porte-voix/typography -- fixed by the specification: prices and ranges
      duration: '2h',
      sessions: '2-5',
      price: 250,
    },
    {
      id: 'dirigeants',
      title: 'Coaching de dirigeants',
      description:
        'Un travail confidentiel sur votre parole publique, mené par une seule coach, du diagnostic au jour J.',
      // oxlint-disable-next-line porte-voix/typography -- fixed by the specification: prices and ranges
      duration: '3h',
      sessions: '3-6',
      price: 450,
    },
  ],
  firstMeeting: 'La première rencontre, de 30 minutes, est offerte.',
} satisfies TrainingOffersContent;

export default describeSection({
  key: 'training/trainingOffers',
  title: 'Formations de groupe et coaching',
  group: 'formations',
  order: 2,
  schema: trainingOffersSchema,
  content: trainingOffersContent,
  props: { courses: courseCatalogueContent.courses } satisfies Partial<TrainingOffersProps>,
});
