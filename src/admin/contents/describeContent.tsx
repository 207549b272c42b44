import type { Difference, DocumentDescription } from '#admin/documents/description.ts';
import { findAddressedKind } from '#data/documents/documentKey.ts';
import { listChanges, take, toItemPath, toOrderPath, toPartPath } from '#data/documents/shape.ts';
import { Text } from '#design-system/primitives/Text';
import type { z } from '#data/zod.ts';
import { getName, listParts, rough } from '#site/contents/contentParts.ts';
import { fieldFor } from '#site/contents/fields.ts';
import type { EditableSection } from '#site/contents/section.ts';
import { nouns, withinSentence } from '#admin/documents/nouns.ts';
import { findTitle } from './ContentForm/rows.ts';
import { findKey, toShape } from './contentShape.ts';

/** How the screens of documents speak of the content of a section: its places are the paths of its kind. */
export function describeContent({ key, schema, content }: EditableSection): DocumentDescription<unknown> {
  const kind = findAddressedKind(key);
  return {
    compare: (before, after) => compareContents(schema, before, after),
    describe: (value, path) => findPlaces(schema, value).get(path) ?? null,
    take: (value, from, paths) => {
      const taken = schema.safeParse(paths === null ? from : take(toShape(schema), value, from, paths));
      return taken.success ? taken.data : null;
    },
    // What is as the code has it has no text of its own.
    read: ({ value }) => value ?? content,
    versions: { reverted: kind ? `Retiré${nouns[kind].ending}` : 'Texte d’origine' },
    present: 'Texte du formulaire',
    origin: { title: kind ? nouns[kind].brandNew : 'Texte d’origine', text: content },
    empty: (
      <Text tone="muted">
        {kind
          ? `Rien de ${withinSentence(nouns[kind].this)} n’est encore enregistré.`
          : 'Personne n’a encore changé cette section\u00A0: le site montre le texte d’origine.'}
      </Text>
    ),
  };
}

/** What stands at a path: what it is called, and what people read there. */
type Place = { label: string; text: string; isForeign?: boolean };

/** Where two contents say something else, after which comes what no schema describes any more. */
function compareContents(schema: z.ZodType, before: unknown, after: unknown): Difference[] {
  const [earlier, later] = [findPlaces(schema, before), findPlaces(schema, after)];
  const foreign = [...earlier, ...later].flatMap(([path, { isForeign }]) => (isForeign ? [path] : []));
  return [...new Set([...listChanges(toShape(schema), before, after), ...foreign])].flatMap((path) => {
    const [one, other] = [earlier.get(path), later.get(path)];
    const difference = {
      path,
      label: (other ?? one)?.label ?? '',
      before: one?.text ?? '',
      after: other?.text ?? '',
    };
    return difference.before === difference.after ? [] : [difference];
  });
}

/** A content with its fields in the order of its form: a database gives them in another. What doesn't fit stays as it is. */
function inOrder(schema: z.ZodType, value: unknown) {
  const read = schema.safeParse(value);
  return read.success ? read.data : value;
}

/** Of the contents that were looked at: each of their places is asked for by itself. */
const knownPlaces = new WeakMap<object, ReadonlyMap<string, Place>>();

function findPlaces(schema: z.ZodType, value: unknown): ReadonlyMap<string, Place> {
  const known = isComposite(value) ? knownPlaces.get(value) : undefined;
  if (known) return known;
  const places = new Map(listPlaces(schema, inOrder(schema, value), '', []));
  if (isComposite(value)) knownPlaces.set(value, places);
  return places;
}

/** All places of a content: its fields, its lists with the order of their items, and items with their fields. */
function* listPlaces(
  schema: z.ZodType | undefined,
  value: unknown,
  path: string,
  labels: readonly string[],
): Generator<[path: string, place: Place]> {
  const label = labels.join(', ') || 'Contenu';
  if (!schema) return yield [path, { label, text: rough(value), isForeign: true }];
  const field = fieldFor(schema, value);
  if (field.kind === 'group' && isComposite(value)) {
    if (path !== '') yield [path, { label, text: toText(schema, value) }];
    for (const [name, part] of Object.entries(value)) {
      const own = field.fields[name];
      const called = own ? getName(own) : name;
      yield* listPlaces(own, part, toPartPath(path, name), called ? [...labels, called] : labels);
    }
    return;
  }
  yield [path, { label, text: toText(schema, value) }];
  if (field.kind !== 'list' || !Array.isArray(value)) return;
  const titles = value.map((item, index) => findTitle(field.item, item) || `${index + 1}`);
  yield [toOrderPath(path), { label: `${label}, ordre`, text: titles.join('\n') }];
  for (const [index, item] of value.entries()) {
    const key = findKey(field.item, item);
    const called = [...labels, `${getName(field.item)} ${index + 1}`];
    if (key !== undefined) yield* listPlaces(field.item, item, toItemPath(path, key), called);
  }
}

type Composite = Readonly<Record<string, unknown>>;

const isComposite = (value: unknown): value is Composite => typeof value === 'object' && value !== null;

/** What people read of a part: a line for each field where it has several. */
const toText = (schema: z.ZodType, value: unknown) => {
  const parts = listParts(schema, value);
  const [only] = parts;
  return parts.length === 1 && only?.label === ''
    ? only.text
    : parts.map(({ label, text }) => [label, text].filter(Boolean).join('\u00A0: ')).join('\n');
};
