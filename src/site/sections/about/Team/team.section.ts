import type { z } from 'zod';
import { action, group, identifier, line, list, text } from '#documents/contents/fields.ts';
import { picture } from '#documents/contents/mediaFields.ts';
import { describeSection } from '#documents/contents/section.ts';
import { paths } from '#paths.ts';

export const teamSchema = group('Équipe', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  members: list(
    'Membres',
    group('Membre', {
      id: identifier(),
      name: line('Nom', 50),
      portrait: picture('Portrait', {
        ratio: 3 / 2,
        drawings: async () => (await import('#site/illustrations/portraits.ts')).portraits,
      }),
      role: line('Fonction', 60),
      bio: text('Présentation', 200),
    }),
    { min: 1, max: 24 },
  ),
  link: action('Lien'),
});

/** The people (product: about). */
export type TeamContent = z.infer<typeof teamSchema>;

export const teamContent = {
  eyebrow: 'Notre équipe',
  title: 'Les voix derrière {nom}',
  lead: 'Des portraits dessinés, chacun avec l’outil qu’on lui connaît. Les vrais visages vous attendent au studio, avec du café.',
  members: [
    {
      id: 'catherine-morin',
      portrait: 'dusk',
      name: 'Catherine Morin',
      role: 'Fondatrice et directrice générale',
      bio: 'Quinze ans de radio publique, dont sept à la barre d’une matinale. Elle entend un malaise avant tout le monde.',
    },
    {
      id: 'olivier-tremblay',
      portrait: 'ember',
      name: 'Olivier Tremblay',
      role: 'Directeur de la production',
      bio: 'Réalisateur venu du documentaire. Il a monté un film entier dans un traversier entre Tadoussac et Baie-Sainte-Catherine.',
    },
    {
      id: 'amina-benali',
      portrait: 'shore',
      name: 'Amina Benali',
      role: 'Stratège principale',
      bio: 'Ancienne attachée de presse au municipal. Spécialiste des dossiers que personne ne veut expliquer.',
    },
    {
      id: 'sarah-gagnon',
      portrait: 'tide',
      name: 'Sarah Gagnon',
      role: 'Formatrice et coach vocale',
      bio: 'Comédienne diplômée du Conservatoire. Elle a guéri du trac plus de 600 personnes, y compris elle-même.',
    },
    {
      id: 'etienne-roy',
      portrait: 'shore',
      name: 'Étienne Roy',
      role: 'Concepteur sonore',
      bio: 'Il collectionne les silences : ceux des églises, des forêts et des ascenseurs.',
    },
    {
      id: 'mei-lin-fortin',
      portrait: 'ember',
      name: 'Mei-Lin Fortin',
      role: 'Directrice artistique',
      bio: 'Typographe de formation, obsédée par les espaces insécables. Oui, celles de cette page aussi.',
    },
  ],
  link: { label: 'Voir leurs réalisations', to: paths.realizations },
} satisfies TeamContent;

export default describeSection({
  key: 'about/team',
  title: 'Équipe',
  order: 6,
  schema: teamSchema,
  content: teamContent,
});
