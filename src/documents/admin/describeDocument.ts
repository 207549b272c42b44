import type { DocumentDescription } from '#documents/admin/description.ts';
import { listChanges, take, toItemPath, toOrderPath, toPartPath } from '#documents/data/shape.ts';
import type { z } from '#data/zod.ts';
import { getName, listIds, listParts, rough } from '#documents/contents/contentParts.ts';
import {
  fieldFor,
  findDecisions,
  isDecision,
  listPartFields,
  type RecordTable,
} from '#documents/contents/field.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { findKey, findTitle, toShape } from './documentShape.ts';
import { readDecided } from './decisions.ts';
import { readableMarkdown } from './readableMarkdown.ts';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, tagsQuery } from '#features/taxonomy/data/taxonomy.queries.ts';

/** What each record that a document may name is called now, by its id. */
export type RecordNames = Readonly<Record<string, string>>;

/**
 * Describes a document, by the paths of its parts, for the screens that compare its texts and bring them back. `names` are those of the
 * records that exist: one that was deleted isn't brought back.
 */
export function describeDocument<Content>(
  section: EditableSection<Content>,
  names: RecordNames = {},
): DocumentDescription<Content> {
  const { schema, content, words } = section;
  const shape = toShape(schema);
  const parts = shape.kind === 'group' ? Object.keys(shape.parts) : [''];
  return {
    compare: (before, after, formerNames) => {
      const known = { ...formerNames, ...names };
      return compareTexts(schema, before, after)
        .map(({ one, other, ...difference }) => {
          const [before, after] = [toWords(one, known), toWords(other, known)];
          // Where only the formatting differs, the words are the same.
          const isSetOtherwise = before === after && one?.isMarkdown && one.text !== other?.text;
          return { ...difference, before, after: isSetOtherwise ? `${after}\n${setOtherwise}` : after };
        })
        .filter((difference) => difference.before !== difference.after);
    },
    describe(value, path) {
      const place = findPlaces(schema, value).get(path);
      return place ? { label: place.label, text: toWords(place, names) } : null;
    },
    take(value, from, paths) {
      const wanted = (paths ?? parts).filter((path) => !isDecision(schema, path));
      const isWhole = paths === null && !findDecisions(schema);
      const taken = schema.safeParse(
        withoutGone(schema, isWhole ? from : take(shape, value, from, wanted), names),
      );
      return taken.success ? taken.data : null;
    },
    // Null stands for the code's copy.
    read: ({ value, saved_at }) =>
      value === null ? content : (readDecided(schema, value, Date.parse(saved_at)) as Content),
    findLost({ value, names: formerNames }) {
      const lost = listRecords(schema, value)
        .filter((id) => !Object.hasOwn(names, id))
        .map((id) => `«\u00A0${formerNames[id] ?? id}\u00A0»`);
      return lost.length > 0 ? `N’existe plus, et ne sera pas rétabli\u00A0: ${lost.join(', ')}.` : null;
    },
    reverted: words.hasOwnAddress ? `Retiré${words.ending}` : words.origin,
    origin: { title: words.origin, text: content },
  };
}

/** The parts that name records, among those at the top level of a text. */
const listRecordParts = (schema: z.ZodType) =>
  listPartFields(schema).flatMap(([name, field]) => (field.kind === 'record' ? [{ name, field }] : []));

const listRecords = (schema: z.ZodType, value: unknown) =>
  listRecordParts(schema).flatMap(({ name }) => listIds((value as Composite | null)?.[name]));

function withoutGone(schema: z.ZodType, value: unknown, names: RecordNames) {
  const left = listRecordParts(schema).map(({ name, field }): [string, unknown] => {
    const ids = listIds((value as Composite)[name]).filter((id) => Object.hasOwn(names, id));
    return [name, field.isSet ? ids : (ids[0] ?? '')];
  });
  return left.length > 0 ? { ...(value as object), ...Object.fromEntries(left) } : value;
}

/** What stands at a path: what it is called, and what people read there, or what records it names. */
type Place = {
  label: string;
  text: string;
  ids?: readonly string[];
  isMarkdown?: boolean;
  isForeign?: boolean;
};

/** Said of a text whose words are the same. */
const setOtherwise = '(La mise en forme change.)';

function toWords(place: Place | undefined, names: RecordNames) {
  if (place?.ids) return place.ids.map((id) => names[id] ?? id).join(', ');
  return place?.isMarkdown ? readableMarkdown(place.text) : (place?.text ?? '');
}

/** Where two texts say something else, after which comes what no schema describes any more. */
function compareTexts(schema: z.ZodType, before: unknown, after: unknown) {
  const [earlier, later] = [findPlaces(schema, before), findPlaces(schema, after)];
  const foreign = [...earlier, ...later].flatMap(([path, { isForeign }]) => (isForeign ? [path] : []));
  return [...new Set([...listChanges(toShape(schema), before, after), ...foreign])].map((path) => {
    const [one, other] = [earlier.get(path), later.get(path)];
    return { path, label: (other ?? one)?.label ?? '', one, other };
  });
}

/** A content with its fields in the order of its form: a database gives them in another. What doesn't fit stays as it is. */
function inOrder(schema: z.ZodType, value: unknown) {
  const read = schema.safeParse(value);
  return read.success ? read.data : value;
}

/** The places of contents that were read before: `describe` asks for one place at a time. */
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
  const ids = field.kind === 'record' ? { ids: listIds(value) } : {};
  const markdown = field.kind === 'richText' ? { isMarkdown: true } : {};
  yield [path, { label, text: toText(schema, value), ...ids, ...markdown }];
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

/** The tables whose records a document names in its parts at the top level. */
export const findTables = (schema: z.ZodType): RecordTable[] =>
  listRecordParts(schema).map(({ field }) => field.table);

/** The records that a document may name; tables of which it names none aren't requested. */
export function useRecords({ schema }: Pick<EditableSection, 'schema'>) {
  const tables = findTables(schema);
  const categories = useQuery({ ...categoriesQuery, enabled: tables.includes('categories') });
  const tags = useQuery({ ...tagsQuery, enabled: tables.includes('tags') });
  const all = { categories, tags } satisfies Record<RecordTable, unknown>;
  return {
    /** Those that are asked for. */
    queries: tables.map((table) => all[table]),
    names: Object.fromEntries(
      tables.flatMap((table) => (all[table].data ?? []).map(({ id, name }) => [id, name])),
    ) as Readonly<Record<string, string>>,
  };
}

/** How the screens of documents speak of one (`describeDocument`), with the records that there are now. */
export const useDocumentDescription = <Content>(
  section: EditableSection<Content>,
): DocumentDescription<Content> => describeDocument(section, useRecords(section).names);
