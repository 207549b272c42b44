import type { z } from 'zod';
import { siteAddresses } from '../addresses.ts';
import { type Field, getField, type Variant } from '../field.ts';

/** Words of ordinary lengths, and one of no ordinary length. */
export const words =
  'la voix qui porte une équipe entière écoute, raconte et enregistre à Québec des histoires d’ici où personne ne s’y attendait vraiment anticonstitutionnellement'.split(
    ' ',
  );

/** Exactly so many characters of ordinary words, other ones for each `seed`. */
export function prose(length: number, seed: number): string {
  let written = `${seed} `;
  for (let next = seed; written.length < length; next += 1) written += `${words[next % words.length]} `;
  // Neither ends on a space, which is trimmed.
  return written.slice(0, length).replace(/ $/, '.');
}

/** Characters that mean something elsewhere, of other scripts, of no width. */
export const oddities = [
  '<b>&amp;</b>',
  '"\'`${x}',
  '👩🏽‍🚀🏳️‍🌈',
  'مرحبا',
  'e\u0301\u0308',
  '1\u202F000\u00A0€',
  '--',
  '漢字',
  '\u200B',
  'Œuvre№½',
];

const extremes = {
  /** The least that is admitted: one letter, the shortest list. */
  shortest: {
    count: ({ min }: FieldRange) => min,
    write: ({ min }: FieldRange, seed: number) => prose(min, seed),
  },
  /** The most that is admitted, in words of any length. */
  longest: {
    count: ({ max }: FieldRange) => max,
    write: ({ max }: FieldRange, seed: number) => prose(max, seed),
  },
  /** Texts of ordinary length, without the parts that may be left out. */
  missing: {
    count: ({ min }: FieldRange) => min,
    write: ({ max }: FieldRange, seed: number) => prose(Math.min(max, 40), seed),
  },
  /** Characters that mean something elsewhere, of other scripts, of no width. */
  odd: {
    count: ({ min, max }: FieldRange) => Math.max(min, Math.min(max, 3)),
    write: ({ max }: FieldRange, seed: number) => `${seed}${oddities[seed % oddities.length]}`.slice(0, max),
  },
};

/** Another day for each `seed`. */
const dayAt = (seed: number) => new Date(Date.UTC(2027, 8, 30 + seed)).toISOString().slice(0, 10);

/** What machines understand, another one for each `seed`. */
export const inputs = {
  email: (seed: number) => `voix${seed}@exemple.test`,
  tel: (seed: number) => `418 555-${String(seed % 10_000).padStart(4, '0')}`,
  url: (seed: number) => `https://exemple.test/${seed}`,
};

/** Files as the library would have them, another one for each `seed`; none of them exists. */
export const uploads = {
  picture: (seed: number) => ({
    src: `/storage/v1/object/public/media/uploads/${1_700_000_000_000 + seed}.webp`,
    alt: seed % 2 === 0 ? '' : prose(60, seed % 10),
  }),
  sound: (seed: number) => ({
    src: `/storage/v1/object/public/media/uploads/${1_700_000_000_000 + seed}.mp3`,
  }),
  film: (seed: number) => ({
    src: `/storage/v1/object/public/media/uploads/${1_700_000_000_000 + seed}.mp4`,
    title: prose(40, seed % 10),
    isSilent: true,
  }),
};

/** Another identifier for each `seed`. */
export const toUuid = (seed: number) => `00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`;

/** The only value that a schema admits; undefined where there are others. */
export const nameIn = (schema: z.ZodType) =>
  'value' in schema && typeof schema.value === 'string' ? schema.value : undefined;

type FieldRange = { min: number; max: number };

const isOptional = (schema: z.ZodType) => schema.safeParse(undefined).success;

/** How far a content is driven. */
export type Extreme = keyof typeof extremes;

/** All of them, the longest last. */
export const extremeNames = ['shortest', 'missing', 'odd', 'longest'] as const satisfies Extreme[];

/** A content as extreme as its schema admits. */
export function makeExtreme(schema: z.ZodType, extreme: Extreme): unknown {
  let seed = 0;
  let choices = 0;
  const { count, write } = extremes[extreme];
  const make = (part: z.ZodType, depth = 0): unknown => {
    const field = getField(part);
    seed += 1;
    switch (field.kind) {
      case 'line':
      case 'text':
        return write(field, seed % 10);
      case 'slug':
        return `adresse-${seed}`;
      case 'richText':
      case 'pictureAddress':
      case 'alternative':
      case 'moment':
        return '';
      case 'record':
        return field.isSet ? [] : '';
      case 'link':
        return siteAddresses[seed % siteAddresses.length]?.value;
      case 'picture':
        if (field.options.length === 0) return field.isOptional ? undefined : uploads.picture(seed);
        choices += 1;
        return field.options[choices % field.options.length]?.value;
      case 'film':
        return undefined;
      case 'sound':
        return field.isOptional ? undefined : uploads.sound(seed);
      case 'transcript':
        return '';
      case 'documentChoice':
        return `${field.document}/${toUuid(seed)}`;
      case 'icon':
      case 'choice':
        // One after the other, for lists in which each stands once.
        choices += 1;
        return field.options[choices % field.options.length]?.value;
      case 'number':
        if (field.isOptional && extreme === 'shortest') return undefined;
        return extreme === 'longest' ? field.max : field.min;
      case 'flag':
        return false;
      case 'day':
        return field.isOptional ? '' : dayAt(seed);
      case 'time':
        return field.atFirst;
      case 'input':
        return inputs[field.type](seed);
      case 'identifier':
        return nameIn(part) ?? `n-${seed}`;
      case 'group': {
        const made = Object.fromEntries(
          Object.entries(field.fields)
            .filter(([, child]) => extreme !== 'missing' || !isOptional(child))
            .map(([name, child]) => [name, make(child, depth)]),
        );
        if ((extreme !== 'shortest' && extreme !== 'missing') || part.safeParse(made).success) return made;
        // Of the parts that may be left out, not all may be.
        return { ...made, text: prose(1, seed % 10) };
      }
      case 'variant': {
        choices += 1;
        const variants = Object.values(field.variants);
        return make((variants[choices % variants.length] as Variant).schema, depth);
      }
      case 'list':
        // Lists in lists in lists would make a page of thousands of items, which is slow and breaks nothing more.
        return distinct(
          field,
          depth < 2 ? count(field) : Math.max(field.min, Math.min(count(field), 2)),
          () => make(field.item, depth + 1),
        );
    }
  };
  return make(schema);
}

/** So many items that the list tells apart, or as many as there can be. */
function distinct(
  { toKey }: Extract<Field, { kind: 'list' }>,
  count: number,
  make: () => unknown,
): unknown[] {
  const items = new Map<string, unknown>();
  for (let attempt = 0; items.size < count && attempt < 30 * count; attempt += 1) {
    const item = make();
    items.set(toKey(item), item);
  }
  return [...items.values()];
}
