import type { LucideIcon } from 'lucide-react';
import { z } from '#data/zod.ts';
import type { IconName } from '#site/icons.ts';
import type { DrawnPicture } from './mediaFields.ts';

/** What the form, the search and the tests know of a part of a document beside its schema: how to ask for it, in French. */
export type Field = Part & {
  /** The card of the form that it stands in, the first one unless it says; null where something else asks for it. */
  card?: string | null;
};

type Part =
  /** A text of one line, or of one paragraph; `max` is what the layout holds, in characters, or else what is shown of it is said. */
  | {
      kind: 'line' | 'text';
      label: string;
      hint?: string;
      min: number;
      max: number;
      /** Marked where most others needn't be written; where most have to, those that needn't are marked. */
      isRequired?: boolean;
      excerpt?: Excerpt | null;
    }
  /** What the address of a document ends with; by the rule of the specification where the title makes it (product: slugs). */
  | { kind: 'slug'; label: string; hint?: string; min: number; max: number; isByRule?: boolean }
  /** Where a link leads; with `isOpen`, out of the site too. */
  | { kind: 'link'; label: string; isOpen: boolean }
  | { kind: 'icon'; label: string; options: readonly { value: IconName; label: string; icon: LucideIcon }[] }
  /** A picture of the library, or where there are options one that is drawn in such colours; `ratio` is what the section cuts it to. */
  | {
      kind: 'picture';
      label: string;
      ratio: number;
      options: readonly { value: DrawnPicture; label: string }[];
      isOptional: boolean;
      texts: MediaTexts;
    }
  /** A film of the library, which may be left out. */
  | { kind: 'film'; label: string; texts: MediaTexts }
  | { kind: 'sound'; label: string; isOptional: boolean }
  /** What is said in a sound, as WebVTT; may be left out. */
  | { kind: 'transcript'; label: string; hint?: string; max: number }
  /** The key of another document of a kind: `show/…`. */
  | { kind: 'documentChoice'; label: string; document: string }
  /** An optional one may be left out. */
  | {
      kind: 'number';
      label: string;
      hint?: string;
      unit?: string;
      min: number;
      max: number;
      step: number;
      isOptional?: boolean;
    }
  | { kind: 'flag'; label: string; hint?: string; isSetAtFirst: boolean }
  /** A day, as `2027-01-21`; an optional one may be blank. */
  | { kind: 'day'; label: string; hint?: string; isOptional?: boolean }
  /** A time of Québec's clocks, as `09:00`; asked for as long as the flag `onlyWith` beside it is set, and kept meanwhile. */
  | { kind: 'time'; label: string; atFirst: string; onlyWith?: string }
  /** What a machine has to understand: an e-mail address, a telephone number, an address of the web. */
  | { kind: 'input'; type: 'email' | 'tel' | 'url'; label: string; hint?: string; isOptional?: boolean }
  | { kind: 'choice'; label: string; options: readonly { value: string; label: string }[] }
  /** A text in Markdown, written as what it will be. */
  | { kind: 'richText'; label: string; max: number }
  /** A picture by its address alone, of the web or of the library; the part `alternative` says what it shows. */
  | { kind: 'pictureAddress'; label: string; alternative?: string }
  /** What the picture of another part shows: nothing for a decoration, null as long as nobody has said it. */
  | { kind: 'alternative'; label: string }
  /** A moment of Québec's clocks, as `2026-11-30T09:00`; may be blank. It was chosen for what the part `follows` was. */
  | { kind: 'moment'; label: string; hint?: string; follows?: string }
  /** What the team keeps in a table of its own, by its id, or a set of that; may be none. */
  | { kind: 'record'; label: string; table: RecordTable; isSet?: boolean }
  /** Names the thing in addresses and seeds its drawing: never shown, never changed. */
  | { kind: 'identifier' }
  /** With `isRow`, its parts are short and stand beside each other. */
  | { kind: 'group'; label: string; isRow?: boolean; fields: Readonly<Record<string, z.ZodType>> }
  /** One of several groups, distinguished by the part `section`; what is chosen stays what it is. */
  | { kind: 'variant'; label: string; variants: Readonly<Record<string, Variant>> }
  | {
      kind: 'list';
      label: string;
      item: z.ZodType;
      min: number;
      max: number;
      /** What no two items of the list may share; React tells them apart by it. */
      toKey: (item: unknown) => string;
    };

/** How many characters of a text are shown where it stands, and what is said of one that is longer; null where all are. */
type Excerpt = { max: number; tooLong: string };

/** The tables whose records a document may name. */
export type RecordTable = 'categories' | 'tags';

/** What people write of a medium, by the names of its parts. */
export type MediaTexts = Readonly<Record<string, { label: string; max: number }>>;

/** One of the groups that a variant may be, and what a new one holds. */
export type Variant = { label: string; schema: z.ZodType; example: unknown };

/** One of the kinds. */
export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

/** Typed as `unknown`, for zod would follow the types of a field into the schemas of its parts. A schema refined keeps its field. */
const fields = z.registry<{ field: unknown }>();

/** How to ask for what a helper of this folder made the schema of. Throws for any other schema. */
export function getField(schema: z.ZodType): Field {
  const field = fields.get(schema)?.field as Field | undefined;
  if (!field) throw new Error('This schema was made by no helper of src/documents/contents.');
  return field;
}

/** The field of a value: of a variant, the group that the value is, unless no release knows it any more. */
export function fieldFor(schema: z.ZodType, value: unknown): Field {
  const field = getField(schema);
  if (field.kind !== 'variant') return field;
  const chosen = (value as { section?: string } | undefined)?.section ?? '';
  const variant = Object.hasOwn(field.variants, chosen) ? field.variants[chosen] : undefined;
  return variant ? getField(variant.schema) : field;
}

/** A schema with how to ask for what it is of. */
export const described = <Schema extends z.ZodType>(schema: Schema, field: Field): Schema => {
  fields.add(schema, { field });
  return schema;
};

type Bounds = 'min' | 'max' | 'isRequired';

/** A part without what its schema says of it already. */
export type DescribedField = Field extends infer Each
  ? Each extends Field
    ? Omit<Each, Bounds>
    : never
  : never;

/** How long a text may be, by its schema. */
function readBounds(schema: z.ZodType) {
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  if (!(inner instanceof z.ZodString)) return {};
  const min = inner.minLength ?? 0;
  return { min, max: inner.maxLength ?? Infinity, isRequired: min > 0 };
}

/** How to ask for each part of an object whose schema was made elsewhere, for `data` validates it too: its bounds are said there alone. */
export function describeObject<Shape extends Record<string, z.ZodType>, Schema extends z.ZodObject<Shape>>(
  schema: Schema,
  label: string,
  parts: Readonly<Record<keyof Shape, DescribedField>>,
): Schema {
  for (const [name, part] of Object.entries(schema.shape))
    described(part, { ...parts[name as keyof Shape], ...readBounds(part) } as Field);
  return described(schema, { kind: 'group', label, fields: schema.shape });
}
