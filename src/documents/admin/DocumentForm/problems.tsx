import { createContext, type ReactNode, use, useDeferredValue, useEffect, useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { getName } from '#documents/contents/contentParts.ts';
import { fieldFor } from '#documents/contents/field.ts';
import { parsePath, toPath } from './rows.ts';
import type { OpenedForm } from './useDocumentForm.ts';

/** What keeps a document from being saved: the name of a field of the form, and why. */
export type Problem = { name: string; message: string };

/** What keeps a document from being valid, by the name of the form's field. */
export type Problems = ReadonlyMap<string, string>;

/** The errors of a form, by the names of its fields. What is wrong with a list or a group itself stands in its `root`. */
export function listProblems(errors: object, above = ''): Problems {
  return new Map(
    Object.entries(errors).flatMap(([step, found]: [string, unknown]): [string, string][] => {
      if (typeof found !== 'object' || found === null) return [];
      const name = step === 'root' ? above : [above, step].filter(Boolean).join('.');
      return 'message' in found && typeof found.message === 'string'
        ? [[name, found.message]]
        : [...listProblems(found, name)];
    }),
  );
}

/** How the form calls the field of a name, with what it stands in: « Étape 2, Titre ». */
export const nameField = (schema: z.ZodType, text: unknown, name: string) =>
  listLabels(schema, text, parsePath(toPath(name)))
    .filter(Boolean)
    .join(', ');

function listLabels(schema: z.ZodType, value: unknown, [step, ...rest]: readonly PropertyKey[]): string[] {
  const field = fieldFor(schema, value);
  const inner = (value as Record<PropertyKey, unknown> | null | undefined)?.[step ?? ''];
  if (field.kind === 'list' && typeof step === 'number')
    return [`${getName(field.item)} ${step + 1}`, ...listLabels(field.item, inner, rest)];
  const part = field.kind === 'group' && field.fields[String(step)];
  if (part) {
    // Its items are called by what they are.
    const isList = rest.length > 0 && fieldFor(part, inner).kind === 'list';
    return [isList ? '' : getName(part), ...listLabels(part, inner, rest)];
  }
  return 'texts' in field ? [field.texts[String(step)]?.label ?? ''] : [];
}

const ProblemsContext = createContext<Problems>(new Map());

const isSame = (one: Problems, other: Problems) =>
  one.size === other.size && [...one].every(([name, message]) => other.get(name) === message);

/**
 * Gives each field what is wrong with it: that it is empty, only once somebody has left it so, or tried to save. A keystroke that
 * changes no problem renders nothing again.
 */
export function ProblemsProvider<Text>({
  opened: { form, refused, rejected },
  children,
}: {
  opened: Pick<OpenedForm<Text>, 'form' | 'refused' | 'rejected'>;
  children: ReactNode;
}) {
  const { control, trigger } = form;
  // Deferred: the typed letter is shown before the text is validated.
  const content = useDeferredValue(useWatch({ control, name: 'content' }));
  useEffect(() => void trigger(), [trigger, content]);
  const { touchedFields, errors } = useFormState({ control });
  const isRefused = refused.count > 0;
  const all = listProblems(errors);
  const found = new Map(
    [...all].filter(
      ([name]) =>
        isRefused || get(touchedFields, name) || !['', null, undefined].includes(get({ content }, name)),
    ),
  );
  if (rejected && get({ content }, rejected.name) === rejected.value)
    found.set(rejected.name, rejected.message);
  const [problems, setProblems] = useState<Problems>(found);
  if (!isSame(problems, found)) setProblems(found);
  return <ProblemsContext value={problems}>{children}</ProblemsContext>;
}

/** All that is shown as wrong, by the names of the form's fields. */
export const useProblems = () => use(ProblemsContext);

/** What is shown as wrong with a field. */
export const useProblem = (name: string) => useProblems().get(name);
