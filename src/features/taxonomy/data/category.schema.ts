import { toSlug } from '#features/articles/data/slug.ts';
import type { Tables } from '#generated/database.types.ts';
import { cleanText } from '#data/text.ts';
import { z } from '#data/zod.ts';
import { hasSlug, nameField, slugField, slugIsMissing } from './nameAndSlug.ts';

/** The colour of a category that nobody chose one for (product: taxonomy). */
const DEFAULT_CATEGORY_COLOR = '#003A69';

/** The form of a category. An empty slug is made from the name (product: taxonomy without a name). */
export const categorySchema = z
  .object({
    name: nameField,
    slug: slugField,
    description: z
      .string()
      .overwrite(cleanText)
      .max(2000, 'Raccourcissez la description : 2000 caractères au plus.'),
    color: z.string().regex(/^#[0-9a-f]{6}$/i, 'Choisissez une couleur, comme #003A69.'),
  })
  .refine(hasSlug, slugIsMissing);

export type CategoryInput = z.infer<typeof categorySchema>;

/** A category, and how many articles are in it where that was asked. */
export type Category = Tables<'categories'> & { uses?: number };

export const emptyCategory: CategoryInput = {
  name: '',
  slug: '',
  description: '',
  color: DEFAULT_CATEGORY_COLOR,
};

/** The form of a category that exists. */
export function toCategoryInput({ name, slug, description, color }: Category): CategoryInput {
  return { name, slug, description: description ?? '', color };
}

/** The columns that a category's form writes. */
export function toCategoryValues({ name, slug, description, color }: CategoryInput) {
  return { name, slug: toSlug({ slug, title: name }), description: description || null, color };
}
