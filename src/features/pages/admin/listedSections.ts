import { describeAddressed } from '#documents/contents/addressedKinds.ts';
import { sections } from '#documents/contents/registry.ts';
import { searchTexts } from '#documents/contents/searchTexts.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { Json } from '#generated/database.types.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import type { Draft } from '#documents/data/draftStore.ts';
import { compareEpisodes } from '#features/podcasts/data/episodeOrder.ts';
import { foldText } from '#data/foldText.ts';
import type { Settings } from '#site/settings/settings.ts';
import { findShow } from './useShows.ts';

/** Whether a page is one, and not all those of a kind: articles share theirs. */
export const hasAddress = ({ path }: { path: string }) => !path.includes(':');

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

/** The first text of a section that holds what was looked for, and its place; null where its own name does, or that of its page. */
export type Found = { text: string; path: string } | null;

/** The sections in which a search finds something (product: search of contents), whose contents are as `getContent` says, with those settings. */
export function findSections(
  among: readonly EditableSection[],
  search: string,
  getContent: (section: EditableSection) => unknown,
  settings: Settings,
): Map<EditableSection, Found> {
  const texts = searchTexts(search, getContent, among, settings);
  const wanted = foldText(search);
  return new Map(
    among.flatMap((section): [EditableSection, Found][] => {
      const found = texts.find((hit) => hit.section === section);
      if (found) return [[section, found]];
      const names = [section.title, section.description ?? '', ...section.pages.map(({ title }) => title)];
      return names.some((name) => foldText(name).includes(wanted)) ? [[section, null]] : [];
    }),
  );
}
