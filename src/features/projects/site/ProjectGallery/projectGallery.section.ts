import type { z } from 'zod';
import { figures, group, identifier, line, lines, list, text } from '#documents/contents/fields.ts';
import { picture } from '#documents/contents/mediaFields.ts';
import { describeSection } from '#documents/contents/section.ts';

export const projectGallerySchema = group('Projets', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  projects: list(
    'Projets',
    group('Projet', {
      id: identifier(),
      cover: picture('Couverture', { ratio: 4 / 3 }),
      title: line('Titre', 60),
      category: line('Catégorie', 30),
      description: text('Description', 320),
      tags: lines('Mots-clés', { min: 1, max: 6, length: 30 }),
      facts: figures({ min: 1, max: 3 }),
    }),
    { min: 1, max: 12 },
  ),
});

/** The projects that the company shows; the first one leads (product: realizations). */
export type ProjectGalleryContent = z.infer<typeof projectGallerySchema>;

export const projectGalleryContent = {
  eyebrow: 'Nos projets',
  title: 'Chaque mandat, sa façon d’être entendu',
  projects: [
    {
      id: 'voix-du-fleuve',
      cover: 'dusk',
      title: 'Voix du fleuve, la saison 2',
      category: 'Podcast',
      description:
        'Une coopérative maritime voulait recruter sans parler de recrutement. On a tendu le micro à douze capitaines, mécaniciennes et pilotes du Saint-Laurent. Dix épisodes plus tard, les candidatures ont doublé et l’émission fait partie de l’accueil des nouveaux employés.',
      tags: ['Balado de marque', 'Réalisation', 'Recrutement'],
      facts: [
        { value: '10', label: 'épisodes de 28 minutes' },
        { value: '42 000', label: 'écoutes en six mois' },
        { value: '× 2', label: 'candidatures reçues' },
      ],
    },
    {
      id: 'nuit-des-idees',
      cover: 'ember',
      title: 'La Nuit des idées, en direct',
      category: 'Événement vidéo',
      description:
        'Six heures de conférences au Vieux-Port, cinq caméras, une régie installée le matin même. Les extraits sous-titrés étaient en ligne avant le café du lendemain.',
      tags: ['Captation multicaméra', 'Diffusion en direct', 'Sous-titrage'],
      facts: [
        { value: '6 h', label: 'de direct sans coupure' },
        { value: '11 300', label: 'personnes en ligne' },
      ],
    },
    {
      id: 'boreal-autrement',
      cover: 'tide',
      title: 'Boréal, autrement',
      category: 'Stratégie numérique',
      description:
        'Une marque de plein air noyée dans les rabais. On a coupé la moitié des canaux, réécrit le ton et bâti un calendrier éditorial de douze mois que l’équipe tient encore seule.',
      tags: ['Positionnement', 'Calendrier éditorial', 'Infolettre'],
      facts: [
        { value: '+ 38 %', label: 'de ventes en ligne' },
        { value: '4', label: 'canaux plutôt que 9' },
      ],
    },
  ],
} satisfies ProjectGalleryContent;

export default describeSection({
  key: 'realizations/projectGallery',
  title: 'Projets',
  order: 1,
  schema: projectGallerySchema,
  content: projectGalleryContent,
});
