import { foldText } from '#data/foldText.ts';
import { factsOf, fillFacts } from '#site/settings/facts.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { fieldFor } from './fields.ts';
import { sections } from './registry.ts';
import type { EditableSection } from './section.ts';
import type { z } from 'zod';

/** A text of a section, and where it stands in the section's content: `services.0.title`. */
export interface FoundText {
  section: EditableSection;
  path: string;
  text: string;
}

/**
 * The texts that hold the words of `query`, in the order of the pages; none for a blank one. `getContent` says what a
 * section holds now: unless told, the code's copy. The facts of `settings` are read in the place of their names.
 */
export function searchTexts(
  query: string,
  getContent: (section: EditableSection) => unknown = ({ content }) => content,
  searched: readonly EditableSection[] = sections,
  settings = codeSettings,
): FoundText[] {
  const sought = foldText(query);
  if (!sought) return [];
  const facts = factsOf(settings);
  return searched.flatMap((section) =>
    listTexts(section.schema, fillFacts(getContent(section), facts))
      .filter(({ text }) => foldText(text).includes(sought))
      .map((found) => ({ section, ...found })),
  );
}

function listTexts(
  schema: z.ZodType,
  value: unknown,
  path: readonly (string | number)[] = [],
): Omit<FoundText, 'section'>[] {
  const field = fieldFor(schema, value);
  if (field.kind === 'line' || field.kind === 'text' || field.kind === 'input')
    return typeof value === 'string' ? [{ path: path.join('.'), text: value }] : [];
  if (field.kind === 'group')
    return Object.entries(field.fields).flatMap(([name, part]) =>
      listTexts(part, (value as Record<string, unknown> | undefined)?.[name], [...path, name]),
    );
  if (field.kind === 'list' && Array.isArray(value))
    return value.flatMap((item, index) => listTexts(field.item, item, [...path, index]));
  return [];
}
