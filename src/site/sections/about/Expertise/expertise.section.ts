import type { z } from 'zod';
import { action, group, icon, identifier, line, lines, link, list, text } from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { expertiseContent } from './expertise.content.ts';

export const expertiseSchema = group('Expertises', {
  title: line('Titre', 70),
  lead: text('Introduction', 260),
  areas: list(
    'Expertises',
    group('Expertise', {
      id: identifier(),
      icon: icon(),
      title: line('Nom', 50),
      skills: lines('Savoir-faire', { min: 1, max: 8, length: 50 }),
      to: link(),
    }),
    { min: 1, max: 8 },
  ),
  link: action('Lien'),
});

/** The fields of expertise, each leading to its page (product 3.3). */
export type ExpertiseContent = z.infer<typeof expertiseSchema>;

export default describeSection({
  key: 'about/expertise',
  title: 'Expertises',
  group: 'pages',
  pages: ['about'],
  order: 5,
  schema: expertiseSchema,
  content: expertiseContent,
});
