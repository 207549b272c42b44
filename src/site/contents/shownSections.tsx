import { sections } from './registry.ts';
import type { EditableSection, ShownWith } from './section.ts';

const found = import.meta.glob<ShownWith | ShownWith[]>('../{layout,sections,settings}/**/*.shown.{ts,tsx}', {
  eager: true,
  import: 'default',
});

const isList = (shown: ShownWith | ShownWith[]): shown is ShownWith[] => Array.isArray(shown[0]);

const shownWith = new Map(Object.values(found).flatMap((shown) => (isList(shown) ? shown : [shown])));

/** The sections with what shows them: heavy, and for whoever draws any section; contents alone are in the registry. */
export const shownSections: readonly EditableSection[] = sections.map((section) => {
  const Section = shownWith.get(section.schema);
  if (!Section) return section;
  const { props } = section;
  return { ...section, Section: props ? (content) => <Section {...content} {...props} /> : Section };
});

/** The section of that key with what shows it, or nothing. */
export const findShownSection = (key: string) => shownSections.find((section) => section.key === key);
