import { slugify, toSlug } from '#features/articles/data/slug.ts';
import type { Tables } from '#generated/database.types.ts';
import { cleanText } from '#data/text.ts';
import { lineField } from '#data/textField.ts';
import { z } from '#data/zod.ts';

/** The colour of a category that nobody chose one for (product: taxonomy). */
const DEFAULT_CATEGORY_COLOR = '#003A69';

const nameAndSlug = {
  name: lineField(100, 'le nom').min(1, 'Le nom est requis.'),
  /** Empty, it is made from the name. */
  slug: z
    .string()
    .trim()
    .max(200, 'Raccourcissez le slug\u00A0: 200 caractères au plus.')
    .regex(/^[a-z0-9-]*$/, 'Lettres minuscules sans accent, chiffres et traits d’union seulement.'),
};

/**
 * A name like « Été » loses two letters in its slug, one like « À » all of them: then a slug has to be written. A blank name has
 * been found already: the slug that would come from it is no mistake of its own.
 */
const hasSlug = ({ name, slug }: { name: string; slug: string }) =>
  name === '' || slug !== '' || slugify(name) !== '';

/** What to say, and where, when there is no slug. */
const slugIsMissing = {
  path: ['slug'],
  message: 'Écrivez un slug\u00A0: le nom ne contient aucune lettre sans accent.',
};

/** The form of a tag. An empty slug is made from the name (product: taxonomy without a name). */
export const tagSchema = z.object(nameAndSlug).refine(hasSlug, slugIsMissing);

/** The form of a category. */
export const categorySchema = z
  .object({
    ...nameAndSlug,
    description: z
      .string()
      .overwrite(cleanText)
      .max(2000, 'Raccourcissez la description\u00A0: 2000 caractères au plus.'),
    color: z.string().regex(/^#[0-9a-f]{6}$/i, 'Choisissez une couleur, comme #003A69.'),
  })
  .refine(hasSlug, slugIsMissing);

export type TagInput = z.infer<typeof tagSchema>;
export type CategoryInput = z.infer<typeof categorySchema>;

/** A tag, and how many articles have it where that was asked. */
export type Tag = Omit<Tables<'tags'>, 'former_slugs'> & { uses?: number };

/** A category, and how many articles are in it where that was asked. */
export type Category = Tables<'categories'> & { uses?: number };

export const emptyTag: TagInput = { name: '', slug: '' };

export const emptyCategory: CategoryInput = { ...emptyTag, description: '', color: DEFAULT_CATEGORY_COLOR };

/** The form of a category that exists. */
export const toCategoryInput = ({ name, slug, description, color }: Category): CategoryInput => ({
  name,
  slug,
  description: description ?? '',
  color,
});

/** The columns that a tag's form writes. */
export const toTagValues = ({ name, slug }: TagInput) => ({ name, slug: toSlug({ slug, title: name }) });

/** The columns that a category's form writes. */
export const toCategoryValues = ({ description, color, ...named }: CategoryInput) => ({
  ...toTagValues(named),
  description: description || null,
  color,
});
