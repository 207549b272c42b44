import type { Difference, DocumentDescription } from '#admin/documents/description.ts';
import { Text } from '#design-system/primitives/Text';
import type { z } from '#data/zod.ts';
import { isComposedPage } from '#site/contents/composedPage.ts';
import { getName, listParts, rough } from '#site/contents/contentParts.ts';
import { fieldFor } from '#site/contents/fields.ts';
import type { EditableSection } from '#site/contents/section.ts';

/** How the screens of documents speak of the content of a section: its fields are those of its schema. */
export const describeContent = ({ key, schema, content }: EditableSection): DocumentDescription<unknown> => ({
  compare: (before, after) =>
    compareParts(schema, {
      path: '',
      labels: [],
      before: inOrder(schema, before),
      after: inOrder(schema, after),
    }),
  take: (value, from, paths) => {
    const taken = schema.safeParse(
      paths === null ? from : paths.reduce<unknown>((taking, path) => copyPart(taking, from, path), value),
    );
    return taken.success ? taken.data : null;
  },
  // What is as the code has it has no text of its own.
  read: ({ value }) => value ?? content,
  versions: { reverted: isComposedPage(key) ? 'Retirée' : 'Texte d’origine' },
  present: 'Texte du formulaire',
  origin: { title: isComposedPage(key) ? 'Nouvelle page' : 'Texte d’origine', text: content },
  empty: (
    <Text tone="muted">
      {isComposedPage(key)
        ? 'Rien de cette page n’est encore enregistré.'
        : 'Personne n’a encore changé cette section\u00A0: le site montre le texte d’origine.'}
    </Text>
  ),
});

/** A content with its fields in the order of its form: a database gives them in another. What doesn't fit stays as it is. */
function inOrder(schema: z.ZodType, value: unknown) {
  const read = schema.safeParse(value);
  return read.success ? read.data : value;
}

/** A part of two contents: where it stands, what it is called, and what each has there. */
type Part = { path: string; labels: readonly string[]; before: unknown; after: unknown };

/**
 * Where two contents say something else: field by field, and item by item in lists that have the same items in the same order.
 * Lists of other items differ as a whole; so does what no schema describes any more.
 */
function compareParts(schema: z.ZodType | undefined, part: Part): Difference[] {
  const [before, after] = [part.before, part.after].map((value) =>
    schema ? toText(schema, value) : rough(value),
  );
  if (before === undefined || after === undefined || before === after) return [];
  const parts = schema && splitPart(schema, part);
  if (parts) return parts.flatMap(([own, inner]) => compareParts(own, inner));
  return [{ path: part.path, label: part.labels.join(', ') || 'Contenu', before, after }];
}

/** What a part is made of in both contents; null where they have to be compared as a whole. */
function splitPart(
  schema: z.ZodType,
  { path, labels, before, after }: Part,
): [z.ZodType | undefined, Part][] | null {
  if (!isComposite(before) || !isComposite(after)) return null;
  const toPart = (name: string | number, label: string): Part => ({
    path: path ? `${path}.${name}` : String(name),
    labels: label ? [...labels, label] : labels,
    before: before[name],
    after: after[name],
  });
  const field = fieldFor(schema, after);
  if (field.kind === 'group') {
    return Object.keys({ ...before, ...after }).map((name) => {
      const own = field.fields[name];
      return [own, toPart(name, own ? getName(own) : name)];
    });
  }
  if (field.kind !== 'list' || !Array.isArray(before) || !Array.isArray(after)) return null;
  const [keys, others] = [before.map(field.toKey), after.map(field.toKey)];
  if (keys.length !== others.length || keys.some((key, index) => key !== others[index])) return null;
  return keys.map((_key, index) => [field.item, toPart(index, `${getName(field.item)} ${index + 1}`)]);
}

type Composite = Readonly<Record<string | number, unknown>>;

const isComposite = (value: unknown): value is Composite => typeof value === 'object' && value !== null;

/** What people read of a part: a line for each field where it has several. */
const toText = (schema: z.ZodType, value: unknown) => {
  const parts = listParts(schema, value);
  const [only] = parts;
  return parts.length === 1 && only?.label === ''
    ? only.text
    : parts.map(({ label, text }) => [label, text].filter(Boolean).join('\u00A0: ')).join('\n');
};

/** A content with one part of another, whose place both have. */
function copyPart(value: unknown, from: unknown, path: string): unknown {
  const [name = '', ...rest] = path.split('.');
  if (path === '' || !isComposite(value) || !isComposite(from)) return from;
  const part = copyPart(value[name], from[name], rest.join('.'));
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === Number(name) ? part : item));
  const { [name]: _replaced, ...others } = value;
  return part === undefined ? others : { ...value, [name]: part };
}
