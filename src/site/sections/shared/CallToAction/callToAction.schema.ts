import { searchedAs } from '#documents/contents/field.ts';
import type { z } from 'zod';
import { actions, group, line, text } from '#documents/contents/fields.ts';

/** Every page ends with one: nobody looks for it. */
export const callToActionSchema = searchedAs(
  false,
  group('Appel à l’action', {
    title: line('Titre', 60),
    text: text('Texte', 220),
    actions: actions(),
  }),
);

/** What the closing band of a page says. */
export type CallToActionContent = z.infer<typeof callToActionSchema>;
