import type { z } from '#data/zod.ts';
import { type Field, getField, type Searched } from './field.ts';

/** How the kinds of parts are read where a part doesn't say otherwise; the others hold nothing that people look for. */
const byKind: Partial<Record<Field['kind'], Searched>> = {
  line: 'said',
  text: 'said',
  input: 'words',
  richText: 'markdown',
  transcript: 'transcript',
  alternative: 'said',
  picture: 'picture',
};

/** How search reads a part; false where nobody looks for it. */
const getSearched = (field: Field): Searched | false =>
  field.searched ??
  // A price is looked for by its amount.
  (field.kind === 'number' && field.unit === '€' ? 'words' : (byKind[field.kind] ?? false));

/** Where in the values of a schema search reads, as paths of SQL/JSON, in the order of the form. What staff hide is left out. */
export function searchedParts(schema: z.ZodType, path = '$'): { path: string; use: Searched }[] {
  const field = getField(schema);
  if (field.searched === false) return [];
  if (field.kind === 'group') {
    const shown = 'isHidden' in field.fields ? `${path} ? (!(@.isHidden == true))` : path;
    return Object.entries(field.fields).flatMap(([name, part]) => searchedParts(part, `${shown}.${name}`));
  }
  if (field.kind === 'list') {
    // One of several says nothing of the whole.
    return searchedParts(field.item, `${path}[*]`).map(({ use, ...part }) => ({
      ...part,
      use: use === 'lead' ? 'said' : use,
    }));
  }
  if (field.kind === 'variant') {
    return Object.entries(field.variants).flatMap(([name, { schema: own }]) =>
      searchedParts(own, `${path} ? (@.section == ${JSON.stringify(name)})`),
    );
  }
  if (field.kind === 'film')
    return Object.keys(field.texts).map((name) => ({ path: `${path}.${name}`, use: 'said' }));
  const use = getSearched(field);
  return use ? [{ path, use }] : [];
}

/** What a form calls its parts, which is what people call them too: « Samedi », « Code postal ». */
export function listLabels(schema: z.ZodType): string[] {
  const field = getField(schema);
  if (field.kind === 'identifier' || field.searched === false) return [];
  if (field.kind === 'group') return [field.label, ...Object.values(field.fields).flatMap(listLabels)];
  return field.kind === 'list' ? [field.label, ...listLabels(field.item)] : [field.label];
}
