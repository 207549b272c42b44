import type { EditableSection } from '#documents/contents/section.ts';
import { findDrawnSection } from './drawnSections.tsx';
import { type Extreme, makeExtreme } from '#documents/contents/testing/extremes.ts';

export interface ExtremeSectionProps {
  /** Les sections par lesquelles les tests passent. */
  group?: NonNullable<EditableSection['group']>;
  /** La section à l’écran, par sa clé. */
  section: string;
  /** Jusqu’où va son contenu : le plus court, le plus long, sans rien de facultatif, aux caractères inattendus. */
  extreme: Extreme;
}

/** A section of the site with a content as extreme as its schema admits. */
export function ExtremeSection({ section, extreme }: ExtremeSectionProps) {
  const { schema, Section } = findDrawnSection(section) ?? {};
  if (!schema || !Section) throw new Error(`No section ${section} is shown anywhere.`);
  return <Section {...(makeExtreme(schema, extreme) as object)} />;
}
