import type { Version } from '#documents/data/version.queries.ts';

/** A place in which two texts of a document differ, and what each of them says there. */
export type Difference = { path: string; label: string; before: string; after: string };

/** What the screens of the back-office know of a kind of document; `Text` is what its form holds. */
export type DocumentDescription<Text> = {
  /** Where two texts say something else, in the order of the form. `formerNames` are those of records that may be deleted by now, by id. */
  compare: (before: Text, after: Text, formerNames?: Readonly<Record<string, string>>) => Difference[];
  /** What stands in a text at a path of its kind; null where nothing does. */
  describe: (text: Text, path: string) => { label: string; text: string } | null;
  /** A text with some places of another, or with all that can be brought back (`paths` is null); null when the result is invalid. */
  take: (text: Text, from: Text, paths: readonly string[] | null) => Text | null;
  /** What a version said. */
  read: (version: Pick<Version, 'value' | 'saved_at'>) => Text;
  /** A French sentence: which records of a version were deleted since, and won't be brought back; null for none. */
  findLost: (version: Pick<Version, 'value' | 'names'>) => string | null;
  /** What the list of versions calls one that took the document off the site, or back to the code's copy. */
  reverted: string;
  /** What stood there before the first save: « Nouvel article ». */
  origin: { title: string; text: Text };
};

type Describing<Text> = Pick<DocumentDescription<Text>, 'describe'>;

/** What two texts say at some paths, whether or not they differ there. */
export const describePaths = <Text>(
  { describe }: Describing<Text>,
  [before, after]: readonly [Text, Text],
  paths: readonly string[],
): Difference[] =>
  paths.map((path) => ({
    path,
    label: findLabel({ describe }, [after, before], path),
    before: describe(before, path)?.text ?? '',
    after: describe(after, path)?.text ?? '',
  }));

/** What a path is called in one of several texts; what is gone from all is called by what it stood in. */
export function findLabel<Text>(
  { describe }: Describing<Text>,
  texts: readonly Text[],
  path: string,
): string {
  for (const text of texts) {
    const place = describe(text, path);
    if (place) return place.label;
  }
  const around = path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), 0));
  return around === '' ? '' : findLabel({ describe }, texts, around);
}
