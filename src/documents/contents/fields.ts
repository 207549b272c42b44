import { isEmail, noEmail, normalizeEmail } from '#data/emailAddress.ts';
import { formatWhole } from '#data/formats.ts';
import { cleanLine, cleanText } from '#data/text.ts';
import { z } from '#data/zod.ts';
import { fillFacts, getFacts } from '#site/settings/facts.ts';
import { isPhone } from '#site/settings/phone.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { isSafeAddress, isSiteAddress } from './addresses.ts';
import { described, searchedAs, type Variant } from './field.ts';
import { optionalFlag, price } from './valueFields.ts';

const characters = (count: number) => `${formatWhole(count)} caractère${count > 1 ? 's' : ''}`;

/** The message for a text that is longer than `max`. */
export const upTo = (max: number) => ({
  error: ({ input }: { input?: unknown }) =>
    `Raccourcissez ce texte de ${characters(String(input).length - max)} : ${formatWhole(max)} au plus.`,
});

/** The message for a required text that is blank. */
export const missing = 'Écrivez ce texte.';

/** The schema of a text. */
const written = (kind: 'line' | 'text', max: number) =>
  z
    .string(missing)
    .overwrite(kind === 'line' ? cleanLine : cleanText)
    .trim()
    .max(max, upTo(max));

const required = (kind: 'line' | 'text') => (label: string, max: number, hint?: string) =>
  described(written(kind, max).min(1, missing), { kind, label, hint, min: 1, max });

const optional = (kind: 'line' | 'text') => (label: string, max: number, hint?: string) =>
  described(written(kind, max).optional(), { kind, label, hint, min: 0, max });

/** A text of one line of at most `max` characters; a line break that was pasted becomes a space. */
export const line = required('line');

/** A line that may be left out. */
export const optionalLine = optional('line');

/** A paragraph of at most `max` characters. */
export const text = required('text');

/** A paragraph that may be left out. */
export const optionalText = optional('text');

const toEmail = (isOptional: boolean) =>
  z
    .string(noEmail)
    .overwrite(cleanLine)
    .overwrite(normalizeEmail)
    .max(254, upTo(254))
    .refine((address) => (isOptional && address === '') || isEmail(address), noEmail);

/** An e-mail address. */
export const email = (label: string, hint?: string) =>
  described(toEmail(false), { kind: 'input', type: 'email', label, hint });

/** An e-mail address that may be left out. */
export const optionalEmail = (label: string, hint?: string) =>
  described(toEmail(true).optional(), { kind: 'input', type: 'email', label, hint, isOptional: true });

const noPhone = 'Écrivez un numéro de dix chiffres, comme 418 555-0142.';

/** A telephone number of North America, written as people read it. */
export const phone = (label: string) =>
  described(z.string(noPhone).overwrite(cleanLine).trim().refine(isPhone, noPhone), {
    kind: 'input',
    type: 'tel',
    label,
  });

const noWebAddress = 'Écrivez une adresse complète, qui commence par https://.';

const toWebAddress = (isOptional: boolean) =>
  z
    .string(noWebAddress)
    .overwrite(cleanLine)
    .trim()
    .max(200, upTo(200))
    .refine(
      (address) => (isOptional && address === '') || (/^https:/i.test(address) && isSafeAddress(address)),
      noWebAddress,
    );

/** An address of the web. */
export const webAddress = (label: string) =>
  described(toWebAddress(false), { kind: 'input', type: 'url', label });

/** An address of the web that may be left out. */
export const optionalWebAddress = (label: string, hint?: string) =>
  described(toWebAddress(true).optional(), { kind: 'input', type: 'url', label, hint, isOptional: true });

const elsewhere = 'Choisissez une page du site.';
const unsafe = 'Écrivez une adresse du Web, de courriel ou de téléphone.';
// Only to validate links that name facts between braces: whatever the settings become, a fact stays an address of the same kind.
const facts = getFacts(codeSettings);

/** An address of the site: one of its own pages, or of one that staff have made. */
export const link = (label = 'Page du site') =>
  described(z.string(elsewhere).refine(isSiteAddress, elsewhere), { kind: 'link', label, isOpen: false });

/** An address of the site, or one elsewhere: of the web, of an e-mail, of a telephone. Anything else is refused. */
export const openLink = (label = 'Adresse') =>
  described(
    z
      .string(unsafe)
      .overwrite(cleanLine)
      .trim()
      .refine((address) => isSiteAddress(address) || isSafeAddress(fillFacts(address, facts)), unsafe),
    { kind: 'link', label, isOpen: true },
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

/** The identifier of an item, which never changes; a new item gets a new one. */
export const identifier = () => described(z.string().regex(/^[a-z0-9-]{1,60}$/), { kind: 'identifier' });

/** Parts that belong together; nothing else is admitted among them. `label` names one of them in a list. */
export const group = <Shape extends Record<string, z.ZodType>>(
  label: string,
  parts: Shape,
  { isRow }: { isRow?: boolean } = {},
) => described(z.strictObject(parts), { kind: 'group', label, isRow, fields: parts });

/** An identifier with a fixed value: never shown, never changed. */
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
  group(label, { label: searchedAs(false, line('Texte', 40)), to });

/** Buttons under a title: one that stands out, the others beside it. */
export const actions = (min = 1, to?: z.ZodType<string>) =>
  list('Boutons', action('Bouton', to), { min, max: 2, toKey: ({ label }) => label });

/** A figure and what it counts, as they are read: « 150+ », « projets livrés ». */
export const figure = (label = 'Chiffre') =>
  group(label, {
    value: searchedAs('words', line('Valeur', 10)),
    label: searchedAs('words', line('Ce qu’elle compte', 60)),
  });

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
