import type { ComponentType } from 'react';
import type { z } from '#data/zod.ts';
import { isRecord } from '#documents/data/shape.ts';
import { paths } from '#paths.ts';
import { getField } from './field.ts';

/** A kind of documents that staff make, each at an address of its own. */
export type AddressedKind<Content extends object = object> = {
  schema: z.ZodType<Content>;
  /** What a new document starts from: most of its texts are blank, for staff to write. */
  blank: Content;
  /** Stands in for the title as long as there is none. */
  untitled: string;
  /** Draws the document as its public page does. */
  View: ComponentType<Content>;
  /** The parts that the database requires of a published document; without one of them, `readAddressed` gives null. */
  needed: readonly (keyof Content & string)[];
  /** A French sentence: what else leaves the site when such a document is withdrawn. */
  withdrawal?: string;
  /** Replaces parts that don't fit the schema, where the blank ones won't do. */
  repair?: (needed: Content) => Partial<Content>;
};

/** The call to action at the end of the page of a new document. */
export const firstCallToAction = {
  title: 'Parlons de votre projet',
  text: 'Dites-nous où vous en êtes : une vraie personne vous répond d’ici un jour ouvrable.',
  actions: [{ label: 'Lancer votre projet', to: paths.contact }],
};

/** The items of a list that fit their schema, without duplicates and at most `max`; undefined where there is no list. */
function findFittingItems(schema: z.ZodType, value: unknown): unknown[] | undefined {
  const field = getField(schema);
  if (field.kind !== 'list' || !Array.isArray(value)) return undefined;
  const fitting = value.flatMap((item): unknown[] => {
    const read = field.item.safeParse(item);
    return read.success ? [read.data] : [];
  });
  return [...new Map(fitting.map((item) => [field.toKey(item), item])).values()].slice(0, field.max);
}

/**
 * A published document as visitors read it. Only the parts that no longer fit the schema are left out, so that every document in a
 * list still has a page. Null when a `needed` part doesn't fit either.
 */
export function readAddressed<Content extends object>(
  { schema, blank, needed, repair }: Pick<AddressedKind<Content>, 'schema' | 'blank' | 'needed' | 'repair'>,
  value: unknown,
): Content | null {
  const whole = schema.safeParse(value);
  if (whole.success) return whole.data;
  const field = getField(schema);
  if (field.kind !== 'group' || !isRecord(value)) return null;
  const fitting: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(field.fields)) {
    const read = part.safeParse(value[name]);
    const found = read.success ? read.data : findFittingItems(part, value[name]);
    if (found !== undefined) fitting[name] = found;
  }
  if (needed.some((name) => fitting[name] === undefined)) return null;
  console.warn('A part of this document doesn’t fit any more, and is left out.');
  const read = { ...blank, ...fitting };
  return { ...read, ...repair?.(read), ...fitting };
}
