import type { z } from '#data/zod.ts';
import { isRecord, type Shape } from '#documents/data/shape.ts';
import { type Field, fieldFor, getField } from '#documents/contents/field.ts';

const value: Shape = { kind: 'value' };

const shapes = new WeakMap<Field, Shape>();

/**
 * What the contents of a section are made of, by its schema. The items of a list are told apart by their identifiers; those
 * that have none (a line, a button, a figure) by what stays the same around them, for all that they say may be what changes.
 */
export const toShape = (schema: z.ZodType): Shape => findShape(getField(schema));

function findShape(field: Field): Shape {
  const shape = shapes.get(field) ?? makeShape(field);
  shapes.set(field, shape);
  return shape;
}

function makeShape(field: Field): Shape {
  if (field.kind === 'group') {
    const parts = Object.entries(field.fields).map(([name, part]): [string, Shape] => [name, toShape(part)]);
    return { kind: 'group', parts: Object.fromEntries(parts) };
  }
  if (field.kind === 'record' && field.isSet) return { kind: 'set' };
  if (field.kind === 'moment' && field.follows) return { kind: 'value', follows: field.follows };
  if (field.kind !== 'list') return value;
  return {
    kind: 'list',
    toItem: (item) => findShape(fieldFor(field.item, item)),
    toKey: (item) => findKey(field.item, item),
  };
}

/** The identifier of an item; undefined where it has none. */
export function findKey(schema: z.ZodType, item: unknown): string | undefined {
  const field = fieldFor(schema, item);
  if (field.kind !== 'group' || typeof item !== 'object' || item === null) return undefined;
  for (const [name, part] of Object.entries(field.fields)) {
    const identifier: unknown =
      getField(part).kind === 'identifier' && (item as Record<string, unknown>)[name];
    if (typeof identifier === 'string' && identifier !== '') return identifier;
  }
  return undefined;
}

/** What an item is called in the list that it stands in: its first line, or nothing yet. */
export function findTitle(schema: z.ZodType, item: unknown): string {
  if (getField(schema).kind === 'variant') {
    const chosen = fieldFor(schema, item);
    return 'label' in chosen ? chosen.label : '';
  }
  const field = getField(schema);
  if (field.kind === 'line' || field.kind === 'text' || field.kind === 'input')
    return typeof item === 'string' ? item.trim() : '';
  if (field.kind !== 'group' || !isRecord(item)) return '';
  for (const [name, part] of Object.entries(field.fields)) {
    const title = findTitle(part, item[name]);
    if (title) return title;
  }
  return '';
}
