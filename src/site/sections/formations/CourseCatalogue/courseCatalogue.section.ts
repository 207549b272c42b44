import { searchedAs } from '#documents/contents/field.ts';
import type { z } from 'zod';
import { group, identifier, line, lines, list, text } from '#documents/contents/fields.ts';
import { flag, hidden, price } from '#documents/contents/valueFields.ts';
import { describeSection } from '#documents/contents/section.ts';

/** A training course (product: courses). */
export const courseFields = {
  id: identifier(),
  title: line('Nom', 50),
  description: searchedAs('lead', text('Description', 240)),
  duration: line('Durée', 24),
  level: line('Niveau', 40),
  format: line('Format', 50),
  price: price('Prix par personne'),
  featured: flag('Mettre en vedette'),
  modules: lines('Modules', { min: 1, max: 12, length: 60, item: 'Module' }),
  isHidden: hidden(),
};

export const courseCatalogueSchema = group('Catalogue', {
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  courses: list('Formations', group('Formation', courseFields), { min: 1, max: 12 }),
});

/** The training courses, with their prices: the home page shows the same (product: courses). */
export type CourseCatalogueContent = z.infer<typeof courseCatalogueSchema>;

export const courseCatalogueContent = {
  title: 'Choisissez votre formation',
  lead: 'De petits groupes, une caméra et beaucoup de pratique. Le matériel et l’enregistrement de vos exercices sont compris dans le prix.',
  courses: [
    {
      id: 'leadership-vocal',
      title: 'Leadership vocal',
      description:
        'Pour les gestionnaires qui doivent rallier une équipe, annoncer un virage ou tenir une salle : trois jours pour que votre voix porte autant que vos idées.',
      duration: '3 jours',
      level: 'Avancé',
      format: 'En studio ou en visioconférence',
      price: 1290,
      featured: true,
      modules: [
        'Diagnostic vocal filmé',
        'Souffle, ancrage et projection',
        'Bâtir un message qui rallie',
        'Répondre sous pression',
        'Annoncer un changement difficile',
        'Présence en visioconférence',
        'Discours final devant public',
      ],
    },
    {
      id: 'art-oratoire',
      title: 'Art oratoire',
      description:
        'Deux jours pour apprivoiser le trac, structurer une intervention et garder l’attention jusqu’à la dernière phrase.',
      duration: '2 jours',
      level: 'Débutant à intermédiaire',
      format: 'En studio ou en visioconférence',
      price: 890,
      featured: false,
      modules: [
        'Apprivoiser le trac',
        'Posture, regard et gestes',
        'Structurer en trois temps',
        'Ouvrir et conclure',
        'Raconter pour convaincre',
        'Présentation filmée et rétroaction',
      ],
    },
    {
      id: 'media-training',
      title: 'Media training',
      description:
        'Une journée devant micro et caméra, avec une ancienne journaliste, pour donner une entrevue sans vous faire dévier.',
      duration: '1 jour',
      level: 'Intermédiaire',
      format: 'En studio ou dans vos bureaux',
      price: 650,
      featured: false,
      modules: [
        'Comment travaille une salle de nouvelles',
        'Trois messages, pas un de plus',
        'L’entrevue radio et le balado',
        'L’entrevue télé, debout et assise',
        'Les questions pièges',
        'La mêlée de presse',
      ],
    },
    {
      id: 'communication-numerique',
      title: 'Communication numérique',
      description:
        'Un jour et demi pour écrire, filmer et publier avec votre téléphone, et savoir ce qui marche vraiment.',
      duration: '1,5 jour',
      level: 'Tous niveaux',
      format: 'En visioconférence ou en studio',
      price: 750,
      featured: false,
      modules: [
        'Choisir ses plateformes',
        'Écrire pour l’écran',
        'Filmer avec son téléphone',
        'Monter en trente minutes',
        'Planifier un mois de contenu',
        'Lire ses statistiques',
        'Modérer sans s’épuiser',
      ],
    },
  ],
} satisfies CourseCatalogueContent;

export default describeSection({
  key: 'formations/courseCatalogue',
  title: 'Catalogue des formations',
  group: 'formations',
  pages: ['formations', 'home', 'training'],
  order: 1,
  schema: courseCatalogueSchema,
  content: courseCatalogueContent,
});
