import { mergeSides } from './mergeSides.ts';
import { isInside, listChanges, type Shape, take } from './shape.ts';

/** What a merge starts from. */
export type MergeInput<Text> = {
  /**
   * What both may have started from. There are several when a save got no answer: whether it arrived is not known, and
   * only what holds in either case merges by itself.
   */
  ancestors: readonly Text[];
  mine: Text;
  theirs: Text;
  /** Paths that were set on purpose, even to what they were before: the status that a button stands for. */
  insisted?: readonly string[];
};

/** What a merge makes: what one side changed, from that side; one's own at the paths that both changed. */
export type Merge<Text> = { merged: Text; conflicts: readonly string[] };

/** Comparing and merging texts of one shape. */
export type Merging<Text> = {
  /** The paths at which two texts differ, in the order of the form. */
  listChanges: (from: Text, to: Text) => string[];
  /** A text with some paths as another text has them. */
  take: (to: Text, from: Text, paths: readonly string[]) => Text;
  merge: (input: MergeInput<Text>) => Merge<Text>;
};

/** A path at which the merges with different ancestors disagree is a conflict. */
export const createMerging = <Text>(shape: Shape): Merging<Text> => ({
  listChanges: (from: Text, to: Text) => listChanges(shape, from, to),
  take: (to: Text, from: Text, paths: readonly string[]) => take(shape, to, from, paths) as Text,
  merge: ({ ancestors, mine, theirs, insisted = [] }: MergeInput<Text>): Merge<Text> => {
    const conflicts: string[] = [];
    const [first = mine, ...others] = ancestors.map(
      (ancestor) => mergeSides(shape, { ancestor, mine, theirs }, insisted, conflicts) as Text,
    );
    const unsure = others.flatMap((other) => listChanges(shape, first, other));
    const found = [...new Set([...conflicts, ...unsure])];
    const outermost = found.filter((path) => !found.some((other) => isInside(path, other)));
    return { merged: take(shape, first, mine, outermost) as Text, conflicts: outermost };
  },
});
