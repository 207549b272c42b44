import { slugify } from '#features/articles/data/slug.ts';
import { lineField } from '#data/textField.ts';
import { z } from '#data/zod.ts';

/** The name of a category or of a tag. */
export const nameField = lineField(100, 'le nom').min(1, 'Le nom est requis.');

/** The slug of a category or of a tag; empty, it is made from the name. */
export const slugField = z
  .string()
  .trim()
  .max(200, 'Raccourcissez le slug : 200 caractères au plus.')
  .regex(/^[a-z0-9-]*$/, 'Lettres minuscules sans accent, chiffres et traits d’union seulement.');

/**
 * A name like « Été » loses two letters in its slug, one like « À » all of them: then a slug has to be written. A blank name has
 * been found already: the slug that would come from it is no mistake of its own.
 */
export const hasSlug = ({ name, slug }: { name: string; slug: string }) =>
  name === '' || slug !== '' || slugify(name) !== '';

/** What to say, and where, when there is no slug. */
export const slugIsMissing = {
  path: ['slug'],
  message: 'Écrivez un slug : le nom ne contient aucune lettre sans accent.',
};
