import type { LucideIcon } from 'lucide-react';
import { dayField, optionalDayField } from '#data/dayField.ts';
import { formatWhole } from '#data/formats.ts';
import {
  type ContentMediaKind,
  type FilmContent,
  isMediaAddress,
  type LibraryPicture,
  type SoundContent,
} from '#features/media/data/contentMedia.ts';
import { contactServices } from '#features/requests/data/contactServices.ts';
import { isEmail, normalizeEmail } from '#data/emailAddress.ts';
import { cleanLine, cleanText } from '#data/text.ts';
import { z } from '#data/zod.ts';
import { type IconName, icons } from '#site/icons.ts';
import { getFacts, fillFacts } from '#site/settings/facts.ts';
import { isPhone } from '#site/settings/phone.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { isSafeAddress, isSiteAddress } from './addresses.ts';

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
      shown?: Excerpt | null;
    }
  /** What the address of a document ends with; by the rule of the specification where the title makes it (product 7.6). */
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
  /** A time of Québec's clocks, as `09:00`. */
  | { kind: 'time'; label: string; atFirst: string }
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
type MediaTexts = Readonly<Record<string, { label: string; max: number }>>;

/** One of the groups that a variant may be, and what a new one holds. */
export type Variant = { label: string; schema: z.ZodType; example: unknown };

/** One of the kinds. */
export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

/** Typed as `unknown`, for zod would follow the types of a field into the schemas of its parts. A schema refined keeps its field. */
const fields = z.registry<{ field: unknown }>();

/** How to ask for what a helper of this module made the schema of. Throws for any other schema. */
export function getField(schema: z.ZodType): Field {
  const field = fields.get(schema)?.field as Field | undefined;
  if (!field) throw new Error('This schema was not made by src/documents/contents/fields.ts.');
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

const described = <Schema extends z.ZodType>(schema: Schema, field: Field): Schema => {
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

const characters = (count: number) => `${formatWhole(count)} caractère${count > 1 ? 's' : ''}`;

/** Longer, and it says by how much. */
const upTo = (max: number) => ({
  error: ({ input }: { input?: unknown }) =>
    `Raccourcissez ce texte de ${characters(String(input).length - max)} : ${formatWhole(max)} au plus.`,
});

const missing = 'Écrivez ce texte.';

const toWritten = (kind: 'line' | 'text', label: string, max: number, hint?: string) =>
  described(
    z
      .string(missing)
      .overwrite(kind === 'line' ? cleanLine : cleanText)
      .trim()
      .min(1, missing)
      .max(max, upTo(max)),
    { kind, label, hint, min: 1, max },
  );

const toOptional = (kind: 'line' | 'text', label: string, max: number, hint?: string) =>
  described(
    z
      .string()
      .overwrite(kind === 'line' ? cleanLine : cleanText)
      .trim()
      .max(max, upTo(max))
      .optional(),
    { kind, label, hint, min: 0, max },
  );

/** A text of one line of at most `max` characters; a line break that was pasted becomes a space. */
export const line = (label: string, max: number, hint?: string) => toWritten('line', label, max, hint);

/** A line that may be left out. */
export const optionalLine = (label: string, max: number, hint?: string) =>
  toOptional('line', label, max, hint);

/** A paragraph of at most `max` characters. */
export const text = (label: string, max: number, hint?: string) => toWritten('text', label, max, hint);

/** A paragraph that may be left out. */
export const optionalText = (label: string, max: number, hint?: string) =>
  toOptional('text', label, max, hint);

const noEmail = 'Écrivez une adresse de courriel, comme nom@exemple.ca.';

/** An e-mail address. */
export const email = (label: string, hint?: string) =>
  described(
    z
      .string(noEmail)
      .overwrite(cleanLine)
      .overwrite(normalizeEmail)
      .max(254, upTo(254))
      .refine(isEmail, noEmail),
    {
      kind: 'input',
      type: 'email',
      label,
      hint,
    },
  );

/** An e-mail address that may be left out. */
export const optionalEmail = (label: string, hint?: string) =>
  described(
    z
      .string()
      .overwrite(cleanLine)
      .overwrite(normalizeEmail)
      .max(254, upTo(254))
      .refine((address) => address === '' || isEmail(address), noEmail)
      .optional(),
    { kind: 'input', type: 'email', label, hint, isOptional: true },
  );

const noPhone = 'Écrivez un numéro de dix chiffres, comme 418 555-0142.';

/** A telephone number of North America, written as people read it. */
export const phone = (label: string) =>
  described(z.string(noPhone).overwrite(cleanLine).trim().refine(isPhone, noPhone), {
    kind: 'input',
    type: 'tel',
    label,
  });

const noWebAddress = 'Écrivez une adresse complète, qui commence par https://.';

const isWebAddress = (address: string) => /^https:/i.test(address) && isSafeAddress(address);

/** An address of the web. */
export const webAddress = (label: string) =>
  described(z.string(noWebAddress).trim().max(200, upTo(200)).refine(isWebAddress, noWebAddress), {
    kind: 'input',
    type: 'url',
    label,
  });

/** An address of the web that may be left out. */
export const optionalWebAddress = (label: string, hint?: string) =>
  described(
    z
      .string()
      .trim()
      .max(200, upTo(200))
      .refine((address) => address === '' || isWebAddress(address), noWebAddress)
      .optional(),
    { kind: 'input', type: 'url', label, hint, isOptional: true },
  );

const elsewhere = 'Choisissez une page du site.';
const unsafe = 'Écrivez une adresse du Web, de courriel ou de téléphone.';
// Whatever the settings are by then: an address of the same kind takes the place of a name.
const facts = getFacts(codeSettings);

/** An address of the site: one of its own pages, or of one that staff have made. */
export const link = (label = 'Page du site') =>
  described(z.string(elsewhere).refine(isSiteAddress, elsewhere), { kind: 'link', label, isOpen: false });

/** An address of the site, or one elsewhere: of the web, of an e-mail, of a telephone. Anything else is refused. */
export const openLink = (label = 'Adresse') =>
  described(
    z
      .string(unsafe)
      .trim()
      .refine((address) => isSiteAddress(address) || isSafeAddress(fillFacts(address, facts)), unsafe),
    { kind: 'link', label, isOpen: true },
  );

const iconLabels: Record<IconName, string> = {
  mic: 'Micro',
  'audio-lines': 'Onde sonore',
  video: 'Vidéo',
  camera: 'Caméra',
  scissors: 'Ciseaux',
  palette: 'Palette',
  'pen-line': 'Plume',
  megaphone: 'Porte-voix',
  'messages-square': 'Conversation',
  'calendar-days': 'Calendrier',
  target: 'Cible',
  compass: 'Boussole',
  radar: 'Radar',
  'chart-line': 'Courbe',
  'chart-columns': 'Colonnes',
  'graduation-cap': 'Mortier',
  headset: 'Casque',
};
const iconNames = Object.keys(iconLabels) as [IconName, ...IconName[]];

/** One of the site's icons, by its name. */
export const icon = (label = 'Icône') =>
  described(z.enum(iconNames, 'Choisissez une icône.'), {
    kind: 'icon',
    label,
    options: iconNames.map((value) => ({ value, label: iconLabels[value], icon: icons[value] })),
  });

const pictures = { dusk: 'Crépuscule', ember: 'Braise', shore: 'Rivage', tide: 'Marée' };

/** The colours of a picture that the site draws. */
export type DrawnPicture = keyof typeof pictures;

/** A picture as a content has it: drawn in some colours, or one of the library. */
export type PictureContent = DrawnPicture | LibraryPicture;

const drawnOptions = (Object.keys(pictures) as DrawnPicture[]).map((value) => ({
  value,
  label: pictures[value],
}));
const drawn = z.enum(Object.keys(pictures) as [DrawnPicture, ...DrawnPicture[]]);

const noPicture = 'Choisissez une image.';
const pictureTexts = { alt: { label: 'Texte alternatif', max: 300 } };

const mediaAddress = (kind: ContentMediaKind, message: string) =>
  z.string(message).refine((address) => isMediaAddress(address, kind), message);

const toMediaText = ({ max }: MediaTexts[string]) =>
  z.string().overwrite(cleanLine).trim().max(max, upTo(max));

/** What the library knows of a file stands in no table of contents: it is laid into them for their pages (`layMedia`). */
const mediaFacts = z
  .object({
    type: z.string(),
    size: z.number(),
    width: z.number(),
    height: z.number(),
    focal_x: z.number(),
    focal_y: z.number(),
    variants: z.string(),
    alt: z.string(),
    duration: z.number(),
    waveform: z.string(),
  })
  .partial()
  .optional()
  .catch(undefined);

const libraryFile = () =>
  z.object(
    {
      src: mediaAddress('image', noPicture),
      alt: toMediaText(pictureTexts.alt).nullable(),
      facts: mediaFacts,
    },
    noPicture,
  ) as z.ZodType<LibraryPicture>;

/** A value that may be left out; a form holds null for it. */
const leftOut = <Value>(schema: z.ZodType<Value>) =>
  schema.nullish().overwrite((value) => value ?? undefined) as unknown as z.ZodOptional<z.ZodType<Value>>;

/** How a section shows a picture: cut to `ratio`, its width by its height. */
type PictureOptions = { ratio: number };

const toPictureField = (label: string, { ratio }: PictureOptions) => ({
  kind: 'picture' as const,
  label,
  ratio,
  isOptional: false,
  options: drawnOptions,
  texts: pictureTexts,
});

const anyPicture = () => z.union([drawn, libraryFile()], noPicture) as z.ZodType<PictureContent>;

/** A picture of the library, or one of the four pairs of colours in which the site draws a cover or a portrait. */
export const picture = (label: string, options: PictureOptions) =>
  described(anyPicture(), toPictureField(label, options));

/** A picture of the library that may be left out. */
export const optionalPicture = (label: string, options: PictureOptions) =>
  described(leftOut(libraryFile()), { ...toPictureField(label, options), options: [], isOptional: true });

/** A picture of the library. */
export const libraryPicture = (label: string, options: PictureOptions) =>
  described(libraryFile(), {
    ...toPictureField(label, options),
    options: [],
  });

const noFilm = 'Choisissez une vidéo.';
const filmTexts = { title: { label: 'Titre de la vidéo', max: 100 } };

/** A film of the library, its poster and its captions, which may be left out. */
export const film = (label: string) =>
  described(
    leftOut(
      z.object({
        src: mediaAddress('video', noFilm),
        title: toMediaText(filmTexts.title).min(1, missing),
        poster: leftOut(mediaAddress('image', noPicture)),
        captions: leftOut(mediaAddress('captions', 'Choisissez un fichier de sous-titres (.vtt).')),
        isSilent: z.boolean(),
        facts: mediaFacts,
      }) as z.ZodType<FilmContent>,
    ),
    { kind: 'film', label, texts: filmTexts },
  );

const noSound = 'Choisissez un son.';
const soundFile = () =>
  z.object({ src: mediaAddress('audio', noSound), facts: mediaFacts }, noSound) as z.ZodType<SoundContent>;

/** A sound of the library. */
export const sound = (label: string) => described(soundFile(), { kind: 'sound', label, isOptional: false });

/** A sound of the library that may be left out. */
export const optionalSound = (label: string) =>
  described(leftOut(soundFile()), { kind: 'sound', label, isOptional: true });

/** The most characters of a transcript, which is longer than any other text: two hours of speech. */
const TRANSCRIPT_LENGTH = 300_000;

/** What is said in a sound, as WebVTT; may be left out. */
export const transcript = (label: string, hint?: string) =>
  described(
    z
      .string()
      .overwrite((written) => cleanText(written).replace(/\r\n?/g, '\n'))
      .trim()
      .max(TRANSCRIPT_LENGTH, upTo(TRANSCRIPT_LENGTH))
      .refine(
        (written) => written === '' || /^WEBVTT(?:[ \t\n]|$)/.test(written),
        'Donnez une transcription en WebVTT\u00A0: sa première ligne est WEBVTT.',
      )
      .optional(),
    { kind: 'transcript', label, hint, max: TRANSCRIPT_LENGTH },
  );

/** What the address of a document ends with. */
export const slug = (hint: string) =>
  described(
    z
      .string(missing)
      .overwrite(cleanLine)
      .trim()
      .min(1, missing)
      .max(SLUG_LENGTH, upTo(SLUG_LENGTH))
      .regex(/^[a-z0-9-]*$/, 'Lettres minuscules sans accent, chiffres et traits d’union seulement.'),
    { kind: 'slug', label: 'Adresse', hint, min: 1, max: SLUG_LENGTH },
  );

const SLUG_LENGTH = 200;

/** Another document of a kind that has keys like `show/…`. */
export const documentChoice = (label: string, document: string) => {
  const known = new RegExp(`^${document}/[0-9a-z-]{1,100}$`);
  return described(z.string('Faites un choix.').regex(known, 'Faites un choix.'), {
    kind: 'documentChoice',
    label,
    document,
  });
};

const notANumber = 'Écrivez un nombre.';

type NumberOptions = { min: number; max: number; step?: number; unit?: string; hint?: string };

/** A number between two bounds, whole unless `step` says otherwise. */
export function number(label: string, { min, max, step = 1, unit, hint }: NumberOptions) {
  const bounds = `Écrivez un nombre de ${formatWhole(min)} à ${formatWhole(max)}.`;
  const schema = z.number(notANumber).min(min, bounds).max(max, bounds);
  return described(step === 1 ? schema.refine(Number.isInteger, 'Écrivez un nombre entier.') : schema, {
    kind: 'number',
    label,
    hint,
    unit,
    min,
    max,
    step,
  });
}

/** A number that may be left out. */
export const optionalNumber = (label: string, options: NumberOptions) => {
  const schema = number(label, options);
  return described(schema.optional(), { ...(getField(schema) as FieldOf<'number'>), isOptional: true });
};

const euros = { min: 0, max: 99_999, unit: '€' };

/** A price in whole euros, as the whole site shows them (product 3). */
export const price = (label = 'Prix') => number(label, euros);

/** A price that may be left out. */
export const optionalPrice = (label: string, hint: string) => optionalNumber(label, { ...euros, hint });

/** Yes or no. */
export const flag = (
  label: string,
  { hint, isSetAtFirst = false }: { hint?: string; isSetAtFirst?: boolean } = {},
) => described(z.boolean(), { kind: 'flag', label, hint, isSetAtFirst });

/** Yes, or nothing. */
const optionalFlag = (label: string, { hint }: { hint?: string } = {}) =>
  described(z.boolean().optional(), { kind: 'flag', label, hint, isSetAtFirst: false });

/** Keeps an offer off the pages without losing it; `shown` (`shown.ts`) leaves out those that have it. */
export const hidden = () => optionalFlag('Retirer des pages, sans rien effacer');

/** A day, as `2027-01-21`. */
export const day = (label: string) => described(dayField(), { kind: 'day', label });

/** A day that may be left blank. */
export const optionalDay = (label: string, hint?: string) =>
  described(optionalDayField().optional(), {
    kind: 'day',
    label,
    hint,
    isOptional: true,
  });

/** A time of Québec's clocks, as `09:00`; a new one is `atFirst`. */
export const time = (label: string, atFirst: string) =>
  described(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Choisissez une heure.'), {
    kind: 'time',
    label,
    atFirst,
  });

/** One of several values, each with the words that staff choose it by. */
export function choice<Value extends string>(label: string, options: Readonly<Record<Value, string>>) {
  const values = Object.keys(options) as Value[];
  return described(z.enum(values as [Value, ...Value[]], 'Faites un choix.'), {
    kind: 'choice',
    label,
    options: values.map((value) => ({ value, label: options[value] })),
  });
}

/** The same, where a text that was written before there was a choice has the first of them. */
export function addedChoice<Value extends string>(label: string, options: Readonly<Record<Value, string>>) {
  const chosen = choice(label, options);
  const [first] = Object.keys(options);
  return described(chosen.default(first as never), getField(chosen));
}

/** What the contact form opens with. */
export const contactSubject = () => choice('Sujet du formulaire de contact', contactServices);

/** What tells an item from its neighbours for ever; a new one gets its own. */
export const identifier = () => described(z.string().regex(/^[a-z0-9-]{1,60}$/), { kind: 'identifier' });

/** Parts that belong together; nothing else is admitted among them. `label` names one of them in a list. */
export const group = <Shape extends Record<string, z.ZodType>>(
  label: string,
  parts: Shape,
  { isRow }: { isRow?: boolean } = {},
) => described(z.strictObject(parts), { kind: 'group', label, isRow, fields: parts });

/** A value that only one thing has: never shown, never changed. */
const named = <Name extends string>(name: Name) => described(z.literal(name), { kind: 'identifier' });

/** One of several groups whose part `section` says which: each name with what it is called, what it holds, and its example. */
export function variant(
  label: string,
  options: Readonly<Record<string, { label: string; schema: z.ZodType; example: unknown }>>,
) {
  const variants = Object.fromEntries(
    Object.entries(options).map(([name, option]): [string, Variant & { schema: z.ZodObject }] => [
      name,
      {
        label: option.label,
        schema: group(option.label, { section: named(name), content: option.schema }),
        example: { section: name, content: option.example },
      },
    ]),
  );
  const schemas = Object.values(variants).map(({ schema }) => schema) as [z.ZodObject, ...z.ZodObject[]];
  const schema = z.discriminatedUnion('section', schemas, 'Cette section n’existe plus.');
  return described(schema as unknown as z.ZodType<{ section: string; content: object }>, {
    kind: 'variant',
    label,
    variants,
  });
}

type Key<Item> = (item: Item) => string | undefined;

/** A list of `min` to `max` items that `toKey` tells apart: by default a text is its own key, and a group has its `id`. */
export function list<Item extends z.ZodType>(
  label: string,
  item: Item,
  { min, max, toKey }: { min: number; max: number; toKey?: Key<z.infer<Item>> },
) {
  const own: Key<z.infer<Item>> = toKey ?? ((value) => (typeof value === 'string' ? value : getId(value)));
  const key = (value: unknown) => own(value as z.infer<Item>)?.trim() ?? '';
  const schema = z
    .array(item)
    .min(min, `Il en faut au moins ${min}.`)
    .max(max, `La page en montre au plus ${max}.`)
    .superRefine((items, context) => {
      const seen = new Set<string>();
      for (const [index, value] of items.entries()) {
        if (key(value) !== '' && seen.has(key(value)))
          context.addIssue({ code: 'custom', path: [index], message: 'Cet élément est déjà dans la liste.' });
        seen.add(key(value));
      }
      if (min > 0 && items.length > 0 && items.every(isHidden))
        context.addIssue({ code: 'custom', message: 'Laissez-en au moins un sur les pages.' });
    });
  return described(schema, { kind: 'list', label, item, min, max, toKey: key });
}

const isHidden = (value: unknown) =>
  typeof value === 'object' && value !== null && 'isHidden' in value && value.isHidden === true;

const getId = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined;

/** A button or a link: its words, and where it leads. */
export const action = (label = 'Bouton', to: z.ZodType<string> = link()) =>
  group(label, { label: line('Texte', 40), to });

/** Buttons under a title: one that stands out, the others beside it. */
export const actions = (min = 1, to?: z.ZodType<string>) =>
  list('Boutons', action('Bouton', to), { min, max: 2, toKey: ({ label }) => label });

/** A figure and what it counts, as they are read: « 150+ », « projets livrés ». */
export const figure = (label = 'Chiffre') =>
  group(label, { value: line('Valeur', 10), label: line('Ce qu’elle compte', 60) });

/** Figures side by side. */
export const figures = ({ min, max }: { min: number; max: number }) =>
  list('Chiffres', figure(), { min, max, toKey: ({ label }) => label });

/** A price for a unit of time: « 200 € par jour »; without a unit, for the whole. */
export const unitPrice = () =>
  group('Prix', {
    amount: price('Montant'),
    from: optionalFlag('Les prix commencent là : écrire « à partir de »'),
    unit: optionalLine('Unité', 20, 'Par exemple « par jour ».'),
  });

/** Bounds of a price. */
export const priceRange = (label: string) =>
  group(label, { min: price('De'), max: price('À') }).refine(({ min, max }) => min <= max, {
    path: ['max'],
    message: 'Écrivez un montant qui n’est pas plus petit que le premier.',
  });

/** Short lines, one under the other. */
export const lines = (
  label: string,
  { min, max, length, item = 'Ligne' }: { min: number; max: number; length: number; item?: string },
) => list(label, line(item, length), { min, max });
