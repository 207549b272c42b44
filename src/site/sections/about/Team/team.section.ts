import type { z } from 'zod';
import { action, group, identifier, line, list, picture, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { teamContent } from './team.content.ts';

export const teamSchema = group('Équipe', {
  eyebrow: line('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  members: list(
    'Membres',
    group('Membre', {
      id: identifier(),
      name: line('Nom', 50),
      portrait: picture('Portrait', { ratio: 3 / 2 }),
      role: line('Fonction', 60),
      bio: text('Portrait', 200),
    }),
    { min: 1, max: 24 },
  ),
  link: action('Lien'),
});

/** The people, each with the wave that their name draws (product 3.3). */
export type TeamContent = z.infer<typeof teamSchema>;

export default describeSection({
  key: 'about/team',
  title: 'Équipe',
  group: 'pages',
  pages: ['about'],
  order: 6,
  schema: teamSchema,
  content: teamContent,
});
