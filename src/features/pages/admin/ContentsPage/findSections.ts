import { foldText } from '#data/foldText.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { Settings } from '#site/settings/settings.ts';
import { searchTexts } from '#documents/contents/searchTexts.ts';

/** The first text of a section that holds what was looked for, and its place; null where its own name does, or that of its page. */
export type Found = { text: string; path: string } | null;

/** The sections in which a search finds something (product: search of contents), whose contents are as `getContent` says, with those settings. */
export function findSections(
  sections: readonly EditableSection[],
  search: string,
  getContent: (section: EditableSection) => unknown,
  settings: Settings,
): Map<EditableSection, Found> {
  const texts = searchTexts(search, getContent, sections, settings);
  const wanted = foldText(search);
  return new Map(
    sections.flatMap((section): [EditableSection, Found][] => {
      const found = texts.find((hit) => hit.section === section);
      if (found) return [[section, found]];
      const names = [section.title, section.description ?? '', ...section.pages.map(({ title }) => title)];
      return names.some((name) => foldText(name).includes(wanted)) ? [[section, null]] : [];
    }),
  );
}
