import { foldText } from '#data/foldText.ts';
import { getFacts, fillFacts } from '#site/settings/facts.ts';
import { codeSettings } from '#site/settings/settings.ts';
import { listParts } from './contentParts.ts';
import type { Field } from './field.ts';
import { sections } from './registry.ts';
import type { EditableSection } from './section.ts';

/** A text of a section, and where it stands in the section's content: `services.0.title`. */
export interface FoundText {
  section: EditableSection;
  path: string;
  text: string;
}

const searchedKinds: ReadonlySet<Field['kind']> = new Set(['line', 'text', 'input']);

/**
 * The texts that hold the words of `query`, in the order of the pages; none for a blank one. `getContent` says what a
 * section holds now: by default, the code's copy. The facts of `settings` are read in the place of their names.
 */
export function searchTexts(
  query: string,
  getContent: (section: EditableSection) => unknown = ({ content }) => content,
  searched: readonly EditableSection[] = sections,
  settings = codeSettings,
): FoundText[] {
  const sought = foldText(query);
  if (!sought) return [];
  const facts = getFacts(settings);
  return searched.flatMap((section) =>
    listParts(section.schema, fillFacts(getContent(section), facts))
      .filter(({ kind, text }) => kind && searchedKinds.has(kind) && foldText(text).includes(sought))
      .map(({ path, text }) => ({ section, path, text })),
  );
}
