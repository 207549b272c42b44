import { shownSectionOf } from '#site/contents/shownSections.ts';
import { type Extreme, extremeOf } from '#site/contents/testing/extremes.ts';

export interface ExtremeSectionProps {
  /** La section, par sa clé au registre. */
  section: string;
  /** Jusqu’où va son contenu : le plus court, le plus long, sans rien de facultatif, aux caractères inattendus. */
  extreme: Extreme;
}

/** A section of the site with a content as extreme as its schema admits. */
export function ExtremeSection({ section, extreme }: ExtremeSectionProps) {
  const { schema, Section } = shownSectionOf(section) ?? {};
  if (!schema || !Section) throw new Error(`The registry has no section ${section} to show.`);
  return <Section {...(extremeOf(schema, extreme) as object)} />;
}
