import type { z } from '#data/zod.ts';
import { getField, listPartFields } from './field.ts';

/** What a new item holds: texts to be written, and the first of every choice. */
export function makeBlank(schema: z.ZodType): unknown {
  const field = getField(schema);
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'slug':
    case 'link':
    case 'day':
    case 'input':
    case 'transcript':
    case 'documentChoice':
    case 'richText':
    case 'pictureAddress':
    case 'moment':
      return '';
    case 'record':
      return field.isSet ? [] : '';
    case 'time':
      return field.atFirst;
    case 'picture':
      return field.options[0]?.value ?? null;
    case 'film':
    case 'sound':
    case 'alternative':
      return null;
    case 'icon':
    case 'choice':
      return field.options[0]?.value;
    case 'number':
      return field.isOptional ? undefined : field.min;
    case 'flag':
      return field.isSetAtFirst;
    case 'identifier':
      return `n-${crypto.randomUUID().slice(0, 8)}`;
    case 'group':
      return Object.fromEntries(Object.entries(field.fields).map(([name, part]) => [name, makeBlank(part)]));
    case 'variant':
      return Object.values(field.variants)[0]?.example;
    case 'list':
      return Array.from({ length: field.min }, () => makeBlank(field.item));
  }
}

/** What a new document holds: the parts that it can't do without, to be written. */
export function makeBlankDocument<Content extends object>(schema: z.ZodType<Content>): Content {
  const needed = listPartFields(schema).filter(([, , part]) => !part.safeParse(undefined).success);
  return Object.fromEntries(needed.map(([name, , part]) => [name, makeBlank(part)])) as Content;
}
