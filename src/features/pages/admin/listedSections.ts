import { describeAddressed } from '#documents/contents/addressedKinds.ts';
import { sections } from '#documents/contents/registry.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { Json } from '#generated/database.types.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import type { Draft } from '#documents/data/draftStore.ts';
import { compareEpisodes } from '#features/podcasts/data/episodeOrder.ts';
import { findShow } from './useShows.ts';

/** What the database keeps of each of these sections. */
export function findStoredIn(contents: readonly DocumentState[]) {
  const stored = new Map(contents.map((content) => [content.document, content]));
  return ({ key }: Pick<EditableSection, 'key'>) => stored.get(key) ?? null;
}

/** What has an address of its own: saved, or begun on this device alone. */
export function listAddressed(contents: readonly DocumentState[], left: readonly Draft[]): EditableSection[] {
  const saved = contents.filter(({ document }) => findAddressedKind(document));
  const begun = new Map(
    left
      .filter(({ document }) => findAddressedKind(document))
      .map(({ document, base, changes }) => [document, { ...(base as object), ...(changes as object) }]),
  );
  for (const { document } of saved) begun.delete(document);
  const documents = [
    ...[...begun].map(([document, pending]) => ({ document, pending: pending as Json, online: null })),
    // One that was given up has no text any more.
    ...saved.filter(({ pending, online }) => pending !== null || online !== null),
  ].toSorted(compareByDay);
  return documents.flatMap((stored) => {
    const ofShow = findShow(contents, stored.document, stored.pending ?? stored.online);
    return describeAddressed(stored.document, stored, ofShow) ?? [];
  });
}

/** The sections that the back-office lists on a screen. */
export const listGroups = (groups: readonly EditableSection['group'][]) =>
  sections.filter(({ group }) => groups.includes(group));

type Texts = Pick<DocumentState, 'pending' | 'online'>;

/** The newest project and episode first; what has no day stays where it is. */
function compareByDay(one: Texts, other: Texts) {
  const [first, second] = [one, other].map(
    ({ pending, online }) => (pending ?? online ?? {}) as { day?: string; season?: number; number?: number },
  );
  if (!first?.day || !second?.day) return 0;
  return compareEpisodes(first, second);
}
