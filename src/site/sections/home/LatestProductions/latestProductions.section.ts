import type { z } from 'zod';
import { group, identifier, line, list, text } from '#documents/contents/fields.ts';
import { picture } from '#documents/contents/mediaFields.ts';
import { day } from '#documents/contents/valueFields.ts';
import { describeSection } from '#documents/contents/section.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import type { LatestProductionsProps } from './LatestProductions.tsx';

export const latestProductionsSchema = group('Dernières productions', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  episodes: list(
    'Épisodes',
    group('Épisode', {
      id: identifier(),
      title: line('Titre', 70),
      episode: line('Émission et épisode', 40),
      duration: line('Durée', 14),
      date: day('Date de parution'),
      description: text('Description', 220),
      image: picture('Couverture', { ratio: 1 }),
    }),
    { min: 1, max: 3 },
  ),
  trainings: group('Formations', {
    eyebrow: line('Surtitre', 40),
    title: line('Titre', 50),
    linkLabel: line('Lien', 40),
  }),
  next: group('Invitation', { text: line('Texte', 60), linkLabel: line('Bouton', 30) }),
});

/** What just came out of the studio; the newest leads. The courses come from their catalogue (product: home). */
export type LatestProductionsContent = z.infer<typeof latestProductionsSchema>;

export const latestProductionsContent = {
  eyebrow: 'Dernières productions',
  title: 'Tout juste sortis du studio',
  lead: 'Des épisodes que nous produisons de bout en bout, et des formations pour prendre le micro à votre tour.',
  episodes: [
    {
      id: 'releve-24',
      title: 'Recruter quand personne ne postule',
      episode: 'La Relève, épisode 24',
      duration: '42 min',
      date: '2026-11-12',
      description:
        'Trois dirigeantes de Chaudière-Appalaches racontent comment elles ont rempli leurs équipes sans publier une seule offre d’emploi.',
      image: 'shore',
    },
    {
      id: 'bilan-11',
      title: 'Ce que les chiffres ne disent pas',
      episode: 'Bilan, épisode 11',
      duration: '31 min',
      date: '2026-11-04',
      description: 'Une comptable et un entraîneur parlent d’argent sans détour.',
      image: 'dusk',
    },
    {
      id: 'quart-7',
      title: 'Trois heures du matin, à l’urgence',
      episode: 'Quart de nuit, épisode 7',
      duration: '27 min',
      date: '2026-10-28',
      description: 'Des soignants de Québec se confient, quand la ville dort.',
      image: 'tide',
    },
  ],
  trainings: {
    eyebrow: 'Formations',
    title: 'Prenez le micro',
    linkLabel: 'Voir toutes les formations',
  },
  next: { text: 'Votre émission est la prochaine?', linkLabel: 'Démarrer un projet' },
} satisfies LatestProductionsContent;

export default describeSection({
  key: 'home/latestProductions',
  title: 'Dernières productions',
  order: 7,
  schema: latestProductionsSchema,
  content: latestProductionsContent,
  props: { courses: courseCatalogueContent.courses } satisfies Partial<LatestProductionsProps>,
});
