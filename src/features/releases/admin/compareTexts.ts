import type { Difference } from '#documents/admin/description.ts';
import { describeDocument, type RecordNames } from '#documents/admin/describeDocument.ts';
import type { ReleaseText } from '#features/releases/data/releaseText.queries.ts';
import type { EditableSection } from '#documents/contents/section.ts';

/** Where what a release brings says something else than what is online, or than nothing at all. */
export function compareTexts(
  section: EditableSection,
  { online, next }: ReleaseText,
  names: RecordNames,
): Difference[] {
  const { compare, read } = describeDocument(section, names);
  // Any moment will do: only the `decided` parts depend on it, which aren't compared.
  const saved_at = new Date().toISOString();
  return compare(read({ value: online, saved_at }), read({ value: next, saved_at })).filter(
    ({ path }) => !section.decided?.includes(path),
  );
}
