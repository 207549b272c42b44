import { toSlug } from '#features/articles/data/slug.ts';
import type { Tables } from '#generated/database.types.ts';
import { z } from '#data/zod.ts';
import { hasSlug, nameField, slugField, slugIsMissing } from './nameAndSlug.ts';

/** The form of a tag. An empty slug is made from the name (product: taxonomy without a name). */
export const tagSchema = z.object({ name: nameField, slug: slugField }).refine(hasSlug, slugIsMissing);

export type TagInput = z.infer<typeof tagSchema>;

/** A tag, and how many articles have it where that was asked. */
export type Tag = Omit<Tables<'tags'>, 'former_slugs'> & { uses?: number };

export const emptyTag: TagInput = { name: '', slug: '' };

/** The columns that a tag's form writes. */
export function toTagValues({ name, slug }: TagInput) {
  return { name, slug: toSlug({ slug, title: name }) };
}
