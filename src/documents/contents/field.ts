import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { z } from '#data/zod.ts';
import type { IconName } from '#site/icons.ts';
import type { DrawnPicture } from './mediaFields.ts';

/** What the form, the search and the tests know of a part of a document beside its schema: how to ask for it, in French. */
export type Field = Part & {
  /** The name of its card in the form; by default the first card. Null when something else than the form asks for it (a dialog). */
  card?: string | null;
  /** How both searches read it, if not as its kind is read (`searchedParts.ts`); false where nobody looks for it. */
  searched?: Searched | false;
  /** False where no page shows it: notes on a preview can't be about it, and an approval names it by itself. */
  noted?: false;
  /** In its card it is one line with its value, until somebody opens it. */
  isFolded?: boolean;
};

/** Gives the drawings that the site has for items, by their ids. */
export type LoadDrawings = () => Promise<Readonly<Record<string, ComponentType>>>;

/**
 * What search does with a part: `lead` says in a sentence or two what the document is; of what is `said`, results show a sentence;
 * by `words` it is only found. `markdown`, `transcript` and `picture` say how the words are got from the value.
 */
export type Searched = 'lead' | 'said' | 'words' | 'markdown' | 'transcript' | 'picture';

type Part =
  /** A text of one line, or of one paragraph. The form shows its length against `max`, unless `excerpt` says otherwise. */
  | {
      kind: 'line' | 'text';
      label: string;
      hint?: string;
      min: number;
      max: number;
      /** Set by `describeObject` alone: the form then marks required fields. Where it isn't set, the form marks optional ones. */
      isRequired?: boolean;
      excerpt?: Excerpt | null;
    }
  /** The last part of a document's address. `isByRule`: made from the title by the rule of the specification (product: slugs). */
  | { kind: 'slug'; label: string; hint?: string; min: number; max: number; isByRule?: boolean }
  /** Where a link leads; with `isOpen`, out of the site too. */
  | { kind: 'link'; label: string; isOpen: boolean }
  | { kind: 'icon'; label: string; options: readonly { value: IconName; label: string; icon: LucideIcon }[] }
  /**
   * A picture of the library, or one drawn in a colour pair of `options`; `ratio` is what the section crops it to, width by height. An item whose
   * id is among `drawings` is drawn so, whatever the pair.
   */
  | {
      kind: 'picture';
      label: string;
      ratio: number;
      drawings?: LoadDrawings | undefined;
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
  /** A time in Québec, as `09:00`. Shown only while the flag `onlyWith` of the same group is set; the value is kept otherwise. */
  | { kind: 'time'; label: string; atFirst: string; onlyWith?: string }
  /** What a machine has to understand: an e-mail address, a telephone number, an address of the web. */
  | { kind: 'input'; type: 'email' | 'tel' | 'url'; label: string; hint?: string; isOptional?: boolean }
  /**
   * One of a few. `ahead`: what a value is called while the moment of another part is to come, and the column that has it in ISO 8601.
   */
  | {
      kind: 'choice';
      label: string;
      hint?: string;
      options: readonly { value: string; label: string }[];
      ahead?: { moment: string; column: string; value: string; label: string };
    }
  /** A text in Markdown, written as what it will be. */
  | { kind: 'richText'; label: string; max: number }
  /** A picture by its address alone, of the web or of the library; the part `alternative` says what it shows. */
  | { kind: 'pictureAddress'; label: string; alternative?: string }
  /** The alternative text of another part's picture: blank for a decorative one, null as long as nobody has written it. */
  | { kind: 'alternative'; label: string }
  /** A day and time in Québec, as `2026-11-30T09:00`; may be blank. Chosen for the value of the part `follows` (see `Shape`). */
  | { kind: 'moment'; label: string; hint?: string; follows?: string }
  /** What the team keeps in a table of its own, by its id, or a set of that; may be none. */
  | { kind: 'record'; label: string; table: RecordTable; isSet?: boolean }
  /** Names an item in addresses, and is the seed of its drawn picture: never shown, never changed. */
  | { kind: 'identifier' }
  /** With `isRow`, its parts are short and stand beside each other. */
  | { kind: 'group'; label: string; isRow?: boolean; fields: Readonly<Record<string, z.ZodType>> }
  /** One of several groups, distinguished by the part `section`, which can't be changed afterwards. */
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

/** How many characters of a text will be shown, and the warning for a longer one. With null, the form shows no length. */
type Excerpt = { max: number; tooLong: string };

/** The tables whose records a document may name. */
export type RecordTable = 'categories' | 'tags';

/** The texts that staff write about a medium, by the names of its parts. */
export type MediaTexts = Readonly<Record<string, { label: string; max: number }>>;

/** One of the groups that a variant may be, and what a new one holds. */
export type Variant = { label: string; schema: z.ZodType; example: unknown };

/** The fields of one kind. */
export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

/** Typed as `unknown`, for zod would follow the types of a field into the schemas of its parts. A schema refined keeps its field. */
const fields = z.registry<{ field: unknown }>();

/** The field of a schema that was made by a helper of this folder. Throws for any other schema. */
export function getField(schema: z.ZodType): Field {
  const field = fields.get(schema)?.field as Field | undefined;
  if (!field) throw new Error('This schema was made by no helper of src/documents/contents.');
  return field;
}

/** The field of a value: for a variant, that of the group that the value names, or the variant itself when the code has no such group. */
export function fieldFor(schema: z.ZodType, value: unknown): Field {
  const field = getField(schema);
  if (field.kind !== 'variant') return field;
  const chosen = (value as { section?: string } | undefined)?.section ?? '';
  const variant = Object.hasOwn(field.variants, chosen) ? field.variants[chosen] : undefined;
  return variant ? getField(variant.schema) : field;
}

/** The parts of a group by their names, as their fields; none for what is no group. */
export function listPartFields(schema: z.ZodType): [name: string, field: Field, part: z.ZodType][] {
  const whole = getField(schema);
  const parts = Object.entries(whole.kind === 'group' ? whole.fields : {});
  return parts.map(([name, part]) => [name, getField(part), part]);
}

/** The parts of a document that are decisions, not text: the choice of where it stands, and the moment of that to come, with its column. */
export type Decisions = { status: string; moment: string; column: string; published: string };

/** The decisions among the parts of a schema: a choice whose value is ahead of a moment, and that moment. */
export function findDecisions(schema: z.ZodType): Decisions | undefined {
  for (const [status, field] of listPartFields(schema)) {
    if (field.kind === 'choice' && field.ahead)
      return { status, moment: field.ahead.moment, column: field.ahead.column, published: field.ahead.value };
  }
  return undefined;
}

/** Whether a part is a decision: no version brings it back, and no check asks for it. */
export function isDecision(schema: z.ZodType, name: string) {
  const { status, moment } = findDecisions(schema) ?? {};
  return name === status || name === moment;
}

/** The date at which a text says that it goes online: blank for none; undefined where texts don't say it. */
export function findDate(schema: z.ZodType, text: unknown): string | undefined {
  const decisions = findDecisions(schema);
  return decisions && ((text as Readonly<Record<string, string | undefined>>)[decisions.moment] ?? '');
}

/** Registers the field of a schema, and returns the schema. */
export const described = <Schema extends z.ZodType>(schema: Schema, field: Field): Schema => {
  fields.add(schema, { field });
  return schema;
};

/** Says how search reads a part: see `Field.searched`. */
export const searchedAs = <Schema extends z.ZodType>(searched: Searched | false, schema: Schema): Schema =>
  described(schema, { ...getField(schema), searched });

/** Says that no page shows a part: see `Field.noted`. */
export const unnoted = <Schema extends z.ZodType>(schema: Schema): Schema =>
  described(schema, { ...getField(schema), noted: false });

/** In a form its part is one line with its value, behind the others, until somebody opens it. */
export const folded = <Schema extends z.ZodType>(schema: Schema): Schema =>
  described(schema, { ...getField(schema), isFolded: true });

type Bounds = 'min' | 'max' | 'isRequired';

/** A field without its bounds, which `describeObject` reads from the schema. */
export type DescribedField = Field extends infer Each
  ? Each extends Field
    ? Omit<Each, Bounds>
    : never
  : never;

/** How long a text may be, by its schema. */
function readBounds(schema: z.ZodType) {
  const inner =
    schema instanceof z.ZodNullable ? schema.unwrap() : schema instanceof z.ZodCodec ? schema.out : schema;
  if (!(inner instanceof z.ZodString)) return {};
  const min = inner.minLength ?? 0;
  return { min, max: inner.maxLength ?? Infinity, isRequired: min > 0 };
}

/** Registers the fields of an object whose schema stands in `data`, which validates with it too; bounds are read from that schema. */
export function describeObject<Shape extends Record<string, z.ZodType>, Schema extends z.ZodObject<Shape>>(
  schema: Schema,
  label: string,
  parts: Readonly<Record<keyof Shape, DescribedField>>,
): Schema {
  for (const [name, part] of Object.entries(schema.shape))
    described(part, { ...parts[name as keyof Shape], ...readBounds(part) } as Field);
  return described(schema, { kind: 'group', label, fields: schema.shape });
}
