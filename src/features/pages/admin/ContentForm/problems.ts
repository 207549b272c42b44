import { createContext, use } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { fromRows, toFieldName } from './rows.ts';

/** What keeps a content from being valid, by the name of the form's field. */
export type Problems = ReadonlyMap<string, string>;

/** What the schema says of what the form holds; the first message of each field. */
export function findProblems(schema: z.ZodType, rows: unknown): Problems {
  const problems = new Map<string, string>();
  for (const { path, message } of schema.safeParse(fromRows(schema, rows)).error?.issues ?? []) {
    const name = toFieldName(path);
    if (!problems.has(name)) problems.set(name, message);
  }
  return problems;
}

export const ProblemsContext = createContext<Problems>(new Map());

/** What is wrong with a field. That it is empty is shown only once somebody has left it so. */
export function useProblem(name: string): string | undefined {
  const problem = use(ProblemsContext).get(name);
  const { getValues } = useFormContext();
  const { touchedFields } = useFormState({ name });
  const value: unknown = getValues(name);
  const isBlank = value === '' || value === null;
  return problem && isBlank && !get(touchedFields, name) ? undefined : problem;
}
