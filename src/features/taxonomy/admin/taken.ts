import { toSlug } from '#features/articles/data/slug.ts';
import { DataError } from '#data/errors.ts';

export type NameAndSlug = { name: string; slug: string };

const messages = {
  name: 'Ce nom est déjà utilisé.',
  slug: 'Ce slug est déjà utilisé. Écrivez-en un autre.',
} as const;

/** What another item has already, of a name and a slug that are being typed; an empty slug stands for the name's own. */
export function takenAmong(others: readonly NameAndSlug[] = [], { name, slug }: NameAndSlug) {
  const typedSlug = slug.trim();
  const isNameTaken = others.some((other) => other.name === name.trim());
  const isSlugTaken = others.some((other) => other.slug === toSlug({ slug: typedSlug, title: name.trim() }));
  // With another name comes another slug.
  const isSlugToMend = isSlugTaken && (typedSlug !== '' || !isNameTaken);
  return {
    name: isNameTaken ? messages.name : undefined,
    slug: isSlugToMend ? messages.slug : undefined,
  };
}

/** The field and the message of a save that was refused because another item has this name or this slug. */
export function takenAtSaving(error: unknown) {
  if (!(error instanceof DataError) || error.kind !== 'duplicate') return null;
  const { column } = error;
  return column === 'name' || column === 'slug'
    ? ({ field: column, message: messages[column] } as const)
    : null;
}
