import type { z } from 'zod';
import { day, group, identifier, line, list, picture, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.content.ts';
import { latestProductionsContent } from './latestProductions.content.ts';
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

/** What just came out of the studio; the newest leads. The courses come from their catalogue (product 2.5). */
export type LatestProductionsContent = z.infer<typeof latestProductionsSchema>;

export default describeSection({
  key: 'home/latestProductions',
  title: 'Dernières productions',
  group: 'pages',
  pages: ['home'],
  order: 7,
  schema: latestProductionsSchema,
  content: latestProductionsContent,
  props: { courses: courseCatalogueContent.courses } satisfies Partial<LatestProductionsProps>,
});
