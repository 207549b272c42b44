import fc from 'fast-check';
import type { z } from 'zod';
import { siteAddresses } from '../addresses.ts';
import { getField } from '../field.ts';
import { inputs, nameIn, oddities, prose, toUuid, uploads, words } from './extremes.ts';

const anyLine = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...words, ...oddities),
  fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((some) => some.join(' ')),
);

/** Any content that the schema admits: texts of any script, lists of any length. */
export const anyContent = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  anyValue(schema)
    .filter((content) => schema.safeParse(content).success)
    .map((content) => schema.parse(content));

function anyValue(schema: z.ZodType): fc.Arbitrary<unknown> {
  const field = getField(schema);
  switch (field.kind) {
    case 'line':
    case 'text': {
      const { min, max } = field;
      return anyLine.map(
        (text) => schema.safeParse(text).data ?? (prose(max, 1).slice(0, Math.max(min, 1)) || ''),
      );
    }
    case 'slug':
      return fc.stringMatching(/^[a-z][a-z0-9-]{0,40}$/);
    case 'richText':
      return anyLine;
    case 'pictureAddress':
      return fc.nat({ max: 9999 }).map(inputs.url);
    case 'alternative':
      return fc.option(anyLine);
    case 'moment':
      return fc.constant('');
    case 'record':
      return field.isSet ? fc.array(fc.uuid(), { maxLength: 3 }) : fc.uuid();
    case 'link':
      return fc.constantFrom(...siteAddresses.map(({ value }) => value));
    case 'picture': {
      const chosen = fc.nat({ max: 9999 }).map(uploads.picture);
      if (field.options.length > 0)
        return fc.oneof(fc.constantFrom(...field.options.map(({ value }) => value)), chosen);
      return field.isOptional ? fc.option(chosen, { nil: undefined }) : chosen;
    }
    case 'film':
      return fc.option(fc.nat({ max: 9999 }).map(uploads.film), { nil: undefined });
    case 'sound': {
      const chosen = fc.nat({ max: 9999 }).map(uploads.sound);
      return field.isOptional ? fc.option(chosen, { nil: undefined }) : chosen;
    }
    case 'transcript':
      return anyLine.map((words) => schema.safeParse(`WEBVTT\n\n${words}`).data ?? '');
    case 'documentChoice':
      return fc.nat({ max: 9999 }).map((seed) => `${field.document}/${toUuid(seed)}`);
    case 'icon':
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'number': {
      const numbers = fc
        .integer({ min: Math.ceil(field.min / field.step), max: Math.floor(field.max / field.step) })
        .map((steps) => steps * field.step);
      return field.isOptional ? fc.option(numbers, { nil: undefined }) : numbers;
    }
    case 'flag':
      return fc.boolean();
    case 'time':
      return fc
        .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
        .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    case 'input':
      return fc.nat({ max: 9999 }).map(inputs[field.type]);
    case 'day':
      if (field.isOptional) return fc.constant('');
      return fc
        .date({ min: new Date('2030-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10));
    case 'identifier':
      return fc.uuid().map((id) => nameIn(schema) ?? `n-${id}`);
    case 'group':
      return fc.record(
        Object.fromEntries(Object.entries(field.fields).map(([name, part]) => [name, anyValue(part)])),
      );
    case 'variant':
      return fc.oneof(...Object.values(field.variants).map((one) => anyValue(one.schema)));
    case 'list':
      return fc.uniqueArray(anyValue(field.item), {
        minLength: field.min,
        maxLength: field.max,
        selector: field.toKey,
      });
  }
}
