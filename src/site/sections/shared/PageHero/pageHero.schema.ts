import type { z } from 'zod';
import { actions, group, line, openLink, optionalLine, text } from '#documents/contents/fields.ts';
import { optionalPicture } from '#documents/contents/mediaFields.ts';

export const pageHeroSchema = group('Bannière', {
  eyebrow: optionalLine('Surtitre', 40),
  title: line('Titre', 70),
  lead: text('Introduction', 200),
  picture: optionalPicture('Image', { ratio: 4 / 3 }),
  actions: actions(0, openLink()),
});

/** What the opening band of an inner page says. */
export type PageHeroContent = z.infer<typeof pageHeroSchema>;
