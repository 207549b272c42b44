import type { Difference } from '#admin/documents/description.ts';
import { describeDocument, type RecordNames } from '#admin/documents/describeDocument.ts';
import type { ReleaseText } from '#data/documents/releaseText.queries.ts';
import type { EditableSection } from '#site/contents/section.ts';

/** Where what a release brings says something else than what is online, or than nothing at all. */
export function compareTexts(
  section: EditableSection,
  { online, next }: ReleaseText,
  names: RecordNames,
): Difference[] {
  const { compare, read } = describeDocument(section, names);
  // When it was saved doesn't matter: what is decided isn't compared.
  const saved_at = new Date().toISOString();
  return compare(read({ value: online, saved_at }), read({ value: next, saved_at })).filter(
    ({ path }) => !section.decided?.includes(path),
  );
}
