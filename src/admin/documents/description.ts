import type { ReactNode } from 'react';
import type { Version } from '#data/documents/version.queries.ts';
import type { VersionListProps } from './VersionList/index.ts';

/** A place in which two texts of a document differ, and what each of them says there. */
export type Difference = { path: string; label: string; before: string; after: string };

/** What the screens of this room know of a kind of document; `Text` is what its form holds. */
export type DocumentDescription<Text> = {
  /** Where two texts say something else, in the order of the form. `formerNames` are those of what may be gone by now, by id. */
  compare: (before: Text, after: Text, formerNames?: Readonly<Record<string, string>>) => Difference[];
  /** A text with some places of another, or with all that can be brought back; null when that is nothing that can be saved. */
  take: (text: Text, from: Text, paths: readonly string[] | null) => Text | null;
  /** What a version said. */
  read: (version: Pick<Version, 'value' | 'saved_at'>) => Text;
  /** What of a version is gone by now, in a sentence: it is brought back without. */
  findLost?: (version: Version) => string | null;
  /** What the list of versions says of each beside its reason. */
  versions?: Pick<VersionListProps, 'renderState' | 'reverted'>;
  /** How the text of today is called: « Version actuelle ». */
  present: string;
  /** What stood there before the first save: « Article vide ». */
  origin: { title: string; text: Text };
  /** What is said where nothing was saved yet. */
  empty: ReactNode;
};
