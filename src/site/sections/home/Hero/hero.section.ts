import type { z } from 'zod';
import {
  actions,
  group,
  icon,
  identifier,
  line,
  list,
  text,
  optionalPicture,
} from '#site/contents/fields.ts';
import { describeSection } from '#site/contents/section.ts';
import { heroContent } from './hero.content.ts';

export const heroSchema = group('Bannière', {
  title: line('Titre', 70),
  lead: text('Introduction', 240),
  picture: optionalPicture('Image', { ratio: 3 / 2 }),
  actions: actions(),
  channels: list(
    'Métiers',
    group('Métier', {
      id: identifier(),
      label: line('Nom', 14),
      icon: icon(),
      preview: line('Ligne qui s’affiche au survol', 110),
    }),
    { min: 2, max: 4 },
  ),
});

/** What the first screen of the home page says. */
export type HeroContent = z.infer<typeof heroSchema>;

export default describeSection({
  key: 'home/hero',
  title: 'Bannière',
  group: 'pages',
  pages: ['home'],
  order: 1,
  schema: heroSchema,
  content: heroContent,
});
