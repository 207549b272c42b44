import { z } from '#data/zod.ts';
import { fieldFor } from '#documents/contents/field.ts';
import { makeBlank } from '#documents/contents/makeBlank.ts';
import { isRecord } from '#documents/data/shape.ts';

/** An item of a list as the form holds it: in an object of its own, which react-hook-form asks of every item. */
export interface Row {
  item: unknown;
  /** It has just been added, or put back: shown open. */
  isNew?: boolean;
}

/** A content as the form holds it. Where it doesn't fit its schema, what is missing is blank and the rest is left out. */
export function toRows(schema: z.ZodType, value: unknown): unknown {
  const field = fieldFor(schema, value);
  if (field.kind === 'group') {
    const parts = isRecord(value) ? value : {};
    return Object.fromEntries(
      Object.entries(field.fields).map(([name, part]) => [name, toRows(part, parts[name])]),
    );
  }
  if (field.kind === 'list')
    return (Array.isArray(value) ? value : []).map((item): Row => ({ item: toRows(field.item, item) }));
  return value ?? makeBlank(schema);
}

/** The content that the form holds, whether or not it is one as its schema wants it. */
export function fromRows(schema: z.ZodType, rows: unknown): unknown {
  const field = fieldFor(schema, rows);
  if (field.kind === 'group' && isRecord(rows))
    return Object.fromEntries(
      Object.entries(field.fields).map(([name, part]) => [name, fromRows(part, rows[name])]),
    );
  if (field.kind === 'list' && Array.isArray(rows))
    return rows.map((row: Row) => fromRows(field.item, row.item));
  // A picture that nobody has chosen is null in the form and undefined in a text; a missing alternative text is null in both.
  return field.kind === 'alternative' ? rows : (rows ?? undefined);
}

/** The schema of a content as the form holds it: it gives the content, or says what is wrong with it by the names of the fields. */
export const toRowsSchema = <Content>(schema: z.ZodType<Content>) =>
  z.unknown().transform((rows, context) => {
    const { data, error } = schema.safeParse(fromRows(schema, rows));
    const found = (error?.issues ?? []).map(({ path, message }) => ({ path: toRowPath(path), message }));
    for (const { path, message } of found) {
      const hasInner = found.some(
        (other) => other.path.length > path.length && path.every((step, place) => step === other.path[place]),
      );
      // Beside what is wrong with its parts.
      context.addIssue({ code: 'custom', message, path: hasInner ? [...path, 'root'] : path });
    }
    return error ? z.NEVER : data;
  });

/**
 * What differs between two contents as the form holds them, by the names of its fields: a list is set as a whole where it has
 * another number of items.
 */
export function findChangedRows(name: string, from: unknown, to: unknown): [name: string, rows: unknown][] {
  if (from === to || ((from ?? null) === null && (to ?? null) === null)) return [];
  const isSameList = Array.isArray(from) && Array.isArray(to) && from.length === to.length;
  if (!isSameList && !(isRecord(from) && isRecord(to))) return [[name, to]];
  const [before, after] = [from, to] as Record<string, unknown>[];
  return Object.keys({ ...before, ...after }).flatMap((part) =>
    findChangedRows(`${name}.${part}`, before?.[part], after?.[part]),
  );
}

/** The steps of a path of a document: `services.0.title`. */
export const parsePath = (path: string) =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const toRowPath = (path: readonly PropertyKey[]) =>
  path.flatMap((step) => (typeof step === 'number' ? [step, 'item'] : [String(step)]));

/** Where the form holds what stands at `path` in the content. */
export const toFieldName = (path: readonly PropertyKey[]) => ['content', ...toRowPath(path)].join('.');

/** Where a field of the form stands in the content: `services.0.title`. */
export const toPath = (name: string) =>
  name.replace(/^content\.?/, '').replaceAll(/\.(\d+)\.item(?=\.|$)/g, '.$1');
