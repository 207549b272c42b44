import type { ComponentType } from 'react';
import type { z } from '#data/zod.ts';
import { paths } from '#paths.ts';
import { getField } from './field.ts';

/** A kind of documents that staff make, each at an address of its own. */
export type AddressedKind<Content extends object = object> = {
  schema: z.ZodType<Content>;
  /** What a new one starts from: its texts are to be written. */
  blank: Content;
  /** What one without a title is called. */
  untitled: string;
  /** Shows one, as its page does. */
  View: ComponentType<Content>;
  /** The parts that the database checks: one that is listed has them. */
  needed: readonly (keyof Content & string)[];
  /** The parts that only search engines and social networks show. */
  unseen: readonly (keyof Content & string)[];
  /** What else leaves the site with one, in a sentence. */
  withdrawal?: string;
  /** What stands in for a part that doesn't fit, where it isn't the blank one. */
  repair?: (needed: Content) => Partial<Content>;
};

/** What the band says that closes the page of a new document. */
export const firstCallToAction = {
  title: 'Parlons de votre projet',
  text: 'Dites-nous où vous en êtes : une vraie personne vous répond d’ici un jour ouvrable.',
  actions: [{ label: 'Lancer votre projet', to: paths.contact }],
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The items of a list that fit, each once, as many as there may be. */
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
 * A published document as visitors read it. What doesn't fit its schema any more is left out alone: whatever lists lead to, of
 * which the database has checked what they show, has a page. Null for anything else.
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
