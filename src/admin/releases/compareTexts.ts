import type { Difference, DocumentDescription } from '#admin/documents/description.ts';
import { describeContent } from '#admin/contents/describeContent.tsx';
import { findKind } from '#data/documents/documentKey.ts';
import type { ReleaseText } from '#data/documents/releaseText.queries.ts';
import type { Json } from '#data/database.types.ts';
import { describeAddressed } from '#site/contents/addressedKinds.ts';
import { findSection } from '#site/contents/registry.ts';
import type { EditableSection } from '#site/contents/section.ts';

/** The section of any document but an article; undefined for one that has left the code. */
export const findReleaseSection = (
  document: string,
  { online, next }: ReleaseText,
): EditableSection | undefined =>
  describeAddressed(document, { online, pending: next }) ?? findSection(document);

/** Of an article, what isn't text. */
const publication = ['status', 'publish_at'];

/** Where what a release brings says something else than what is online, or than nothing at all. */
export function compareTexts<Text>(
  document: string,
  text: ReleaseText,
  articles: Pick<DocumentDescription<Text>, 'compare' | 'read' | 'origin'>,
): Difference[] {
  if (findKind(document) === 'article') {
    // Its date isn't compared: any will do.
    const read = (value: unknown) =>
      articles.read({ value: value as Json, saved_at: new Date().toISOString() });
    const before = text.online === null ? articles.origin.text : read(text.online);
    return articles.compare(before, read(text.next)).filter(({ path }) => !publication.includes(path));
  }
  const section = findReleaseSection(document, text);
  if (!section) return [];
  const { compare, origin } = describeContent(section);
  return compare(text.online ?? origin.text, text.next ?? origin.text);
}
