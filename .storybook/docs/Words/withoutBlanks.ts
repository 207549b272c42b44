import type { z } from 'zod';
import { fieldFor } from '#site/contents/fields.ts';

/** A content without what is blank of all that may be left out, in the order of its schema. */
export function withoutBlanks(schema: z.ZodType, value: unknown): unknown {
  const field = fieldFor(schema, value);
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((item: unknown) => withoutBlanks(field.item, item));
  if (field.kind !== 'group' || typeof value !== 'object' || value === null) return value;
  const parts = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(field.fields).flatMap(([name, part]) => {
      const content = parts[name];
      const isBlank = content === undefined || content === '' || content === false;
      if (isBlank && part.safeParse(undefined).success) return [];
      return [[name, withoutBlanks(part, content)]];
    }),
  );
}
